import { Button } from '@platen/ui'
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

export function EndpointRemoval({ endpoint }: { endpoint: Endpoint }) {
  const refusal = useRefusal('webhooks:write')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="text-bad!" unavailable={refusal} onClick={() => setAsking(true)}>
        Remove…
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
    done: () => `${description} is removed.`,
    onRefused: () => true,
  })
  const waiting = pending.data?.length ?? 0
  return (
    <ActionDialog
      title={`Remove ${description}?`}
      submitLabel="Remove webhook"
      cancelLabel="Keep webhook"
      action={remove}
      onSubmit={() => remove.run({ revision })}
      onClose={onClose}
    >
      <p>
        Nothing more is sent to <span className="figures text-sm break-all">{url}</span>, and its secrets are
        deleted. You can’t undo this. To pause it, turn off “Active” instead.
      </p>
      {waiting > 0 && (
        <p className="font-semibold">
          {waiting === 1 ? 'One delivery that is' : `${waiting} deliveries that are`} still waiting will not
          be sent.
        </p>
      )}
    </ActionDialog>
  )
}
