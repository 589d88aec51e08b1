import { Button, Dialog } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useRefusal } from '../session/index.ts'
import { EndpointSecret } from './endpoint-secret.tsx'
import type { Endpoint } from './endpoints.ts'

/** A new secret, for one that somebody may have seen. */
export function SecretRotation({ endpoint }: { endpoint: Endpoint }) {
  const { id, revision, formerSecretUntil } = endpoint
  const formats = useFormats()
  const refusal = useRefusal('webhooks:write')
  const [asking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const close = () => setAsking(false)
  const rotate = useAction({
    send: (body: { revision: number }, key) =>
      api.POST('/api/admin/webhook-endpoints/{endpointId}/secret-rotation', {
        params: { path: { endpointId: id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    changes: ['webhooks', 'audit-log'],
    onDone: (rotated) => {
      close()
      setSecret(rotated.secret)
    },
    onRefused: () => true,
  })
  return (
    <>
      {formerSecretUntil !== null && (
        <p className="text-sm text-ink-soft">
          The former secret signs too until{' '}
          <span className="figures">{formats.stamp(new Date(formerSecretUntil))}</span>
        </p>
      )}
      <Button look="line" unavailable={refusal} onClick={() => setAsking(true)}>
        New secret…
      </Button>
      {asking && (
        <Dialog title="Make a new secret?" onClose={close}>
          <RefusalNotice refused={rotate.refused} />
          <p>
            For 24 hours deliveries are signed with both, so that the program that listens can change over.
          </p>
          <div className="flex justify-end gap-2">
            <Button look="line" onClick={close}>
              Leave it
            </Button>
            <Button
              busy={rotate.busy ? 'Making…' : undefined}
              unavailable={rotate.unavailable}
              onClick={() => rotate.run({ revision })}
            >
              Make it
            </Button>
          </div>
        </Dialog>
      )}
      {secret !== undefined && (
        <Dialog title="Its new secret" onClose={undefined}>
          <EndpointSecret secret={secret} onDone={() => setSecret(undefined)} />
        </Dialog>
      )}
    </>
  )
}
