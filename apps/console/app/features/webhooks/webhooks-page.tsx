import { Button, EmptyState, Pill } from '@platen/ui'
import { useState } from 'react'
import { useKeys } from '../../lib/keys.ts'
import { PageHeader } from '../../lib/page-header.tsx'
import { paths } from '../../lib/paths.ts'
import { QueryState } from '../../lib/query-state.tsx'
import { RecordTable, type Column } from '../../lib/record-table.tsx'
import { useRefusal } from '../session/index.ts'
import { heardOf, useEndpoints, type Endpoint } from './endpoints.ts'
import { NewEndpointDialog } from './new-endpoint-dialog.tsx'

/** Other programs that hear of what happens in the shop. */
export function WebhooksPage() {
  const endpoints = useEndpoints()
  const [adding, setAdding] = useState(false)
  const refusal = useRefusal('webhooks:write')
  const add = () => setAdding(true)
  useKeys({ n: { label: 'Add a webhook', run: add, unavailable: refusal } })
  return (
    <>
      <PageHeader title="Webhooks">
        <Button unavailable={refusal} onClick={add} aria-keyshortcuts="n">
          Add a webhook
        </Button>
      </PageHeader>
      <QueryState query={endpoints} what="the webhooks">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No other program listens.">
              <p className="max-w-prose">
                A webhook tells an address of yours when an order comes in, a payment is verified or a print
                is done.
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
  { header: 'For', cell: ({ description }) => description },
  {
    header: 'Address',
    cell: ({ url }) => <span className="figures line-clamp-1 text-sm break-all">{url}</span>,
    from: 'md',
  },
  { header: 'Hears of', cell: heardOf, from: 'lg' },
  {
    header: 'State',
    cell: ({ active }) => <Pill tone={active ? 'good' : 'over'}>{active ? 'On' : 'Off'}</Pill>,
  },
]
