import { count, fill } from '@platen/messages'
import { Button, MarkedText } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dropDraft } from '../../../lib/drafts/kept-draft.ts'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { useRefusal } from '../../people/session/index.ts'
import { draftKey, type Endpoint } from './endpoints.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.webhooks.removal

export function EndpointRemoval({ endpoint }: { endpoint: Endpoint }) {
  const refusal = useRefusal('webhooks:write')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="text-bad!" unavailable={refusal} onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      {asking && <RemovalDialog endpoint={endpoint} onClose={() => setAsking(false)} />}
    </>
  )
}

function RemovalDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { id, revision, description, url } = endpoint
  const navigate = useNavigate()
  const pending = useRead(['webhooks', id, 'pending'], (signal) =>
    api.listWebhookDeliveries({ endpointId: id, query: { status: 'pending' }, signal }),
  )
  const remove = useAction({
    send: (body: { revision: number }, key) =>
      api.createWebhookEndpointRemoval({ endpointId: id, body, idempotencyKey: key }),
    changes: ['webhooks', 'audit-log'],
    onDone: () => {
      dropDraft(draftKey(id))
      void navigate(paths.webhooks(), { replace: true })
    },
    done: () => fill(texts.done, { name: description }),
    onRefused: () => true,
  })
  const waiting = pending.data?.length ?? 0
  return (
    <ActionDialog
      title={fill(texts.title, { name: description })}
      submitLabel={texts.remove}
      cancelLabel={texts.keep}
      action={remove}
      onSubmit={() => remove.run({ revision })}
      onClose={onClose}
    >
      <p>
        <MarkedText
          text={fill(texts.text, { url })}
          marks={{ url: (text) => <span className="figures text-sm break-all">{text}</span> }}
        />
      </p>
      {waiting > 0 && <p className="font-semibold">{count(locale, texts.pending, waiting)}</p>}
    </ActionDialog>
  )
}
