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

export function WebhookPage() {
  const { id } = useParams()
  const endpoints = useEndpoints()
  return (
    <QueryState query={endpoints} what="the webhook">
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
          <Pill tone={endpoint.active ? 'good' : 'over'}>{endpoint.active ? 'Active' : 'Inactive'}</Pill>
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
      <PageHeader title="Webhook" />
      <EmptyState title="This webhook does not exist.">
        <Link to={paths.webhooks()} className="font-semibold">
          All webhooks
        </Link>
      </EmptyState>
    </>
  )
}
