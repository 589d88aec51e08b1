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
import { m } from '../../../messages/messages.ts'

export function WebhooksPage() {
  const endpoints = useEndpoints()
  const [adding, setAdding] = useState(false)
  const refusal = useRefusal('webhooks:write')
  const add = () => setAdding(true)
  useKeys({ n: { label: m.webhooks.add, run: add, unavailable: refusal } })
  return (
    <>
      <PageHeader title={m.webhooks.title}>
        <Button unavailable={refusal} onClick={add} aria-keyshortcuts="n">
          {m.webhooks.add}
        </Button>
      </PageHeader>
      <QueryState query={endpoints} what={m.webhooks.what}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={m.webhooks.none}>
              <p className="max-w-prose">{m.webhooks.noneHint}</p>
            </EmptyState>
          ) : (
            <RecordTable
              label={m.webhooks.title}
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
  { header: m.webhooks.description, cell: ({ description }) => description },
  {
    header: 'URL',
    cell: ({ url }) => <span className="figures line-clamp-1 text-sm break-all">{url}</span>,
    from: 'md',
  },
  { header: m.webhooks.events, cell: eventSummary, from: 'lg' },
  {
    header: m.webhooks.state,
    cell: ({ active }) => (
      <Pill tone={active ? 'good' : 'over'}>{active ? m.webhooks.active : m.webhooks.inactive}</Pill>
    ),
  },
]
