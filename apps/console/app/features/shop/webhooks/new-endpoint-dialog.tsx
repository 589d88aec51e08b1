import { Button, Dialog } from '@platen/ui'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { paths } from '../../../lib/paths.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import type { Endpoint, EndpointForm } from './endpoints.ts'
import { EndpointSecret } from './endpoint-secret.tsx'

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
  return (
    <Dialog title="Add webhook" wide onClose={onClose}>
      <NewEndpointForm onMade={setMade} />
    </Dialog>
  )
}

function NewEndpointForm({ onMade }: { onMade: (endpoint: Endpoint) => void }) {
  const kept = useKeptForm<EndpointForm>({ key: 'new webhook', values: EMPTY })
  const create = useAction({
    send: ({ url, description, eventTypes }: EndpointForm, key) =>
      api.createWebhookEndpoint({ body: { url, description, eventTypes }, idempotencyKey: key }),
    changes: ['webhooks', 'audit-log'],
    onDone: (endpoint) => {
      kept.drop()
      onMade(endpoint)
    },
    onRefused: (error) => {
      kept.refuse(error)
      return true
    },
  })
  return (
    <FormProvider {...kept.form}>
      <form noValidate onSubmit={kept.submit(create.run)} className="grid gap-4">
        <DraftNotice kept={kept} what="the new webhook" />
        {create.refused?.fields.length === 0 && <RefusalNotice refused={create.refused} />}
        <EndpointFields />
        <Button type="submit" busy={create.busy ? 'Adding…' : undefined} unavailable={create.unavailable}>
          Add webhook
        </Button>
      </form>
    </FormProvider>
  )
}
