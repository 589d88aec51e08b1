import { Button, EmptyState, Pill } from '@platen/ui'
import { useState } from 'react'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useRefusal } from '../../people/session/index.ts'
import { eventSummary, useEndpoints, type Endpoint } from './endpoints.ts'
import { NewEndpointDialog } from './new-endpoint-dialog.tsx'

export function WebhooksPage() {
  const endpoints = useEndpoints()
  const [adding, setAdding] = useState(false)
  const refusal = useRefusal('webhooks:write')
  const add = () => setAdding(true)
  useKeys({ n: { label: 'Add webhook', run: add, unavailable: refusal } })
  return (
    <>
      <PageHeader title="Webhooks">
        <Button unavailable={refusal} onClick={add} aria-keyshortcuts="n">
          Add webhook
        </Button>
      </PageHeader>
      <QueryState query={endpoints} what="the webhooks">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No webhooks yet.">
              <p className="max-w-prose">
                A webhook sends events to a URL of yours, for example when an order comes in, a payment is
                verified or a print is finished.
              </p>
            </EmptyState>
          ) : (
            <RecordTable
              label="Webhooks"
              rows={rows}
              columns={COLUMNS}
              rowId={({ id }) => id}
              rowName={({ description }) => description}
              rowPath={({ id }) => paths.webhook(id)}
            />
          )
        }
      </QueryState>
      {adding && <NewEndpointDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const COLUMNS: readonly Column<Endpoint>[] = [
  { header: 'Description', cell: ({ description }) => description },
  {
    header: 'URL',
    cell: ({ url }) => <span className="figures line-clamp-1 text-sm break-all">{url}</span>,
    from: 'md',
  },
  { header: 'Events', cell: eventSummary, from: 'lg' },
  {
    header: 'State',
    cell: ({ active }) => <Pill tone={active ? 'good' : 'over'}>{active ? 'Active' : 'Inactive'}</Pill>,
  },
]
