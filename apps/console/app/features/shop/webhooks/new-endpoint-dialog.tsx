import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../../lib/dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import type { Endpoint, EndpointForm } from './endpoints.ts'
import { EndpointSecret } from './secret-rotation.tsx'
import { m } from '../../../messages/messages.ts'

const EMPTY: EndpointForm = { url: '', description: '', eventTypes: [], active: true }

export function NewEndpointDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Endpoint>()
  const navigate = useNavigate()
  if (made?.secret !== undefined) {
    const { id, secret } = made
    return (
      <Dialog title={m.webhooks.secret.title} onClose={undefined}>
        <EndpointSecret secret={secret} onDone={() => void navigate(paths.webhook(id))} />
      </Dialog>
    )
  }
  return <NewEndpointForm onMade={setMade} onClose={onClose} />
}

interface NewEndpointFormProps {
  readonly onMade: (endpoint: Endpoint) => void
  readonly onClose: () => void
}

function NewEndpointForm({ onMade, onClose }: NewEndpointFormProps) {
  const kept = useKeptForm<EndpointForm>({ key: 'new webhook', values: EMPTY })
  const create = useAction({
    send: ({ url, description, eventTypes }: EndpointForm, key) =>
      api.createWebhookEndpoint({ body: { url, description, eventTypes }, idempotencyKey: key }),
    changes: ['webhooks', 'audit-log'],
    onDone: (endpoint) => {
      kept.drop()
      onMade(endpoint)
    },
    onRefused: (error) => kept.refuse(error) || true,
  })
  return (
    <KeptFormDialog
      title={m.webhooks.add}
      what={m.webhooks.whatNew}
      wide
      kept={kept}
      submitLabel={m.webhooks.add}
      action={{ ...create, refused: create.refused?.fields.length === 0 ? create.refused : undefined }}
      onSubmit={create.run}
      onClose={onClose}
    >
      <EndpointFields />
    </KeptFormDialog>
  )
}
