import { Button, EmptyState, LoadingRows } from '@platen/ui'
import { useState } from 'react'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { m } from '../../../messages/messages.ts'
import { useMay, useRefusal } from '../session/index.ts'
import { AuditFilters } from './audit-filters.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Verification } from './verification.tsx'
import { FILTERS, auditQuery, type AuditFilterValues } from './audit-query.ts'
import { api } from '../../../lib/requests/api.ts'
import { useShop } from '../../../lib/formats.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { AuditEntry } from './audit-entry.tsx'

export function AuditLogPage() {
  const { filters, set, clear, any } = useFilters(FILTERS)
  const [writing, setWriting] = useState(false)
  const noteRefusal = useRefusal('audit:note')
  const mayVerify = useMay('audit:verify')
  const all = useMay('audit:read_all')
  const write = () => setWriting(true)
  useKeys({ n: { label: m.audit.note.add, run: write, unavailable: noteRefusal } })
  return (
    <>
      <PageHeader title={m.audit.title} aside={!all && <p className="text-ink-soft">{m.audit.ownEntries}</p>}>
        <Button unavailable={noteRefusal} onClick={write} aria-keyshortcuts="n">
          {m.audit.note.add}
        </Button>
      </PageHeader>
      {mayVerify && <Verification />}
      <AuditFilters filters={filters} onChange={set} onClear={any ? clear : undefined} />
      <AuditList filters={filters} />
      {writing && <NoteDialog about={filters} onClose={() => setWriting(false)} />}
    </>
  )
}

/** Rows vary in height, so the browser skips distant ones instead of a virtual list. */
function AuditList({ filters }: { filters: AuditFilterValues }) {
  const { data: shop } = useShop()
  const address = JSON.stringify(filters)
  const settled = JSON.parse(useDebounced(address)) as AuditFilterValues
  const query = auditQuery(settled, shop?.timeZone ?? 'UTC')
  const list = useKeyset(['audit-log', 'list', query], (page, signal) =>
    api.listAuditLog({ query: { ...query, ...page }, signal }),
  )
  if (list.query.error && list.rows.length === 0) {
    return <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
  }
  if (list.query.isPending) return <LoadingRows label={m.audit.loading} />
  if (list.rows.length === 0) {
    return (
      <EmptyState title={m.audit.noMatch}>
        <p>{m.audit.noMatchHint}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ol
        aria-label={m.audit.entries}
        className="border-t border-rule-strong"
        aria-busy={list.query.isFetching}
      >
        {list.rows.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {list.query.hasNextPage && (
        <Button
          variant="line"
          className="mt-4"
          busy={list.query.isFetchingNextPage ? m.audit.loadingOlder : undefined}
          onClick={list.more}
        >
          {m.audit.loadOlder}
        </Button>
      )}
    </>
  )
}
