import { Button, Dialog } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRefusal } from '../../people/session/index.ts'
import type { Endpoint } from './endpoints.ts'
import { ShownOnce } from '../../../lib/shown-once.tsx'

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
        <ActionDialog
          title="Replace the secret?"
          submitLabel="Replace secret"
          action={rotate}
          onSubmit={() => rotate.run({ revision })}
          onClose={close}
        >
          <p>Deliveries are signed with both secrets for 24 hours, so that you can update your receiver.</p>
        </ActionDialog>
      )}
      {secret !== undefined && (
        <Dialog title="New webhook secret" onClose={undefined}>
          <EndpointSecret secret={secret} onDone={() => setSecret(undefined)} />
        </Dialog>
      )}
    </>
  )
}

export function EndpointSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <>
      <p>
        Every delivery is signed with this secret (Standard Webhooks). Store it in your receiver, so that it
        can verify that deliveries come from your store.
      </p>
      <ShownOnce text={secret} what="the secret" />
      <Button variant="line" onClick={onDone}>
        I have saved it
      </Button>
    </>
  )
}
