import { Button, Dialog } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRefusal } from '../../people/session/index.ts'
import { EndpointSecret } from './endpoint-secret.tsx'
import type { Endpoint } from './endpoints.ts'

export function SecretRotation({ endpoint }: { endpoint: Endpoint }) {
  const { id, revision, formerSecretUntil } = endpoint
  const formats = useFormats()
  const refusal = useRefusal('webhooks:write')
  const [asking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const close = () => setAsking(false)
  const rotate = useAction({
    send: (body: { revision: number }, key) =>
      api.createWebhookSecretRotation({ endpointId: id, body, idempotencyKey: key }),
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
          The old secret stays valid until{' '}
          <span className="figures">{formats.stamp(new Date(formerSecretUntil))}</span>
        </p>
      )}
      <Button variant="line" unavailable={refusal} onClick={() => setAsking(true)}>
        Replace secret…
      </Button>
      {asking && (
        <Dialog title="Replace the secret?" onClose={close}>
          <RefusalNotice refused={rotate.refused} />
          <p>Deliveries are signed with both secrets for 24 hours, so that you can update your receiver.</p>
          <div className="flex justify-end gap-2">
            <Button variant="line" onClick={close}>
              Cancel
            </Button>
            <Button
              busy={rotate.busy ? 'Replacing…' : undefined}
              unavailable={rotate.unavailable}
              onClick={() => rotate.run({ revision })}
            >
              Replace secret
            </Button>
          </div>
        </Dialog>
      )}
      {secret !== undefined && (
        <Dialog title="New webhook secret" onClose={undefined}>
          <EndpointSecret secret={secret} onDone={() => setSecret(undefined)} />
        </Dialog>
      )}
    </>
  )
}
