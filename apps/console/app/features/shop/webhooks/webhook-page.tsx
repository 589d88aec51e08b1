import { EmptyState, Pill } from '@platen/ui'
import { Link, useParams } from 'react-router'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { Deliveries } from './deliveries.tsx'
import { EndpointEditor } from './endpoint-editor.tsx'
import { EndpointRemoval } from './endpoint-removal.tsx'
import { useEndpoints, type Endpoint } from './endpoints.ts'
import { SecretRotation } from './secret-rotation.tsx'
import { m } from '../../../messages/messages.ts'

export function WebhookPage() {
  const { id } = useParams()
  const endpoints = useEndpoints()
  return (
    <QueryState query={endpoints} what={m.webhooks.whatOne}>
      {(found) => {
        const endpoint = found.find((one) => one.id === id)
        return endpoint ? <OneWebhook key={endpoint.id} endpoint={endpoint} /> : <Unknown />
      }}
    </QueryState>
  )
}

function OneWebhook({ endpoint }: { endpoint: Endpoint }) {
  return (
    <>
      <PageHeader
        title={endpoint.description}
        aside={
          <Pill tone={endpoint.active ? 'good' : 'over'}>
            {endpoint.active ? m.webhooks.active : m.webhooks.inactive}
          </Pill>
        }
      >
        <SecretRotation endpoint={endpoint} />
        <EndpointRemoval endpoint={endpoint} />
      </PageHeader>
      <Deliveries endpointId={endpoint.id} />
      <EndpointEditor endpoint={endpoint} />
    </>
  )
}

function Unknown() {
  return (
    <>
      <PageHeader title={m.webhooks.one} />
      <EmptyState title={m.webhooks.unknown}>
        <Link to={paths.webhooks()} className="font-semibold">
          {m.webhooks.all}
        </Link>
      </EmptyState>
    </>
  )
}
