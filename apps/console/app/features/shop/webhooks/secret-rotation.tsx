import { fill } from '@platen/messages'
import { Button, MarkedText } from '@platen/ui'
import { useState } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRefusal } from '../../people/session/index.ts'
import type { Endpoint } from './endpoints.ts'
import { ShownOnce } from '../../../lib/shown-once.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.webhooks.secret

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
          <MarkedText
            text={fill(texts.oldValidUntil, { moment: formats.stamp(new Date(formerSecretUntil)) })}
            marks={{ time: (text) => <span className="figures">{text}</span> }}
          />
        </p>
      )}
      <Button variant="line" unavailable={refusal} onClick={() => setAsking(true)}>
        {texts.askToReplace}
      </Button>
      {asking && (
        <ActionDialog
          title={texts.replaceTitle}
          submitLabel={texts.replace}
          action={rotate}
          onSubmit={() => rotate.run({ revision })}
          onClose={close}
        >
          <p>{texts.replaceHint}</p>
        </ActionDialog>
      )}
      {secret !== undefined && (
        <Dialog title={texts.newTitle} onClose={undefined}>
          <EndpointSecret secret={secret} onDone={() => setSecret(undefined)} />
        </Dialog>
      )}
    </>
  )
}

export function EndpointSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <>
      <p>{texts.hint}</p>
      <ShownOnce text={secret} what={texts.what} />
      <Button variant="line" onClick={onDone}>
        {texts.saved}
      </Button>
    </>
  )
}
