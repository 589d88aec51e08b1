import { Dialog } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import type { Endpoint, EndpointForm } from './endpoints.ts'
import { EndpointSecret } from './secret-rotation.tsx'

const EMPTY: EndpointForm = { url: '', description: '', eventTypes: [], active: true }

export function NewEndpointDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Endpoint>()
  const navigate = useNavigate()
  if (made?.secret !== undefined) {
    const { id, secret } = made
    return (
      <Dialog title="Webhook secret" onClose={undefined}>
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
      title="Add webhook"
      what="the new webhook"
      wide
      kept={kept}
      submitLabel="Add webhook"
      action={{ ...create, refused: create.refused?.fields.length === 0 ? create.refused : undefined }}
      onSubmit={create.run}
      onClose={onClose}
    >
      <EndpointFields />
    </KeptFormDialog>
  )
}
