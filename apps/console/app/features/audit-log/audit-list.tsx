import { Button, EmptyState, LoadingRows } from '@platen/ui'
import { api } from '../../lib/api.ts'
import { useShop } from '../../lib/formats.ts'
import { QueryError } from '../../lib/query-state.tsx'
import { useKeyset } from '../../lib/use-keyset.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { AuditEntry } from './audit-entry.tsx'
import { auditQuery, type AuditFilterValues } from './audit-query.ts'

/** Newest first. Rows are as high as what they tell, so the browser itself leaves out what is far from sight. */
export function AuditList({ filters }: { filters: AuditFilterValues }) {
  const { data: shop } = useShop()
  const address = JSON.stringify(filters)
  const settled = JSON.parse(useSettled(address)) as AuditFilterValues
  const query = auditQuery(settled, shop?.timeZone ?? 'UTC')
  const list = useKeyset(['audit-log', 'list', query], (cursor, signal, limit) =>
    api.GET('/api/admin/audit-log', {
      params: { query: { ...query, ...(cursor !== undefined && { cursor }), limit } },
      signal,
    }),
  )
  if (list.query.error && list.rows.length === 0) {
    return <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
  }
  if (list.query.isPending) return <LoadingRows label="Loading the audit log" />
  if (list.rows.length === 0) {
    return (
      <EmptyState title="Nothing like that was done.">
        <p>Take a filter away to see more.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ol
        aria-label="What was done"
        className="border-t border-rule-strong"
        aria-busy={list.query.isFetching}
      >
        {list.rows.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {list.query.hasNextPage && (
        <Button
          look="line"
          className="mt-4"
          busy={list.query.isFetchingNextPage ? 'Reading…' : undefined}
          onClick={list.more}
        >
          Older entries
        </Button>
      )}
    </>
  )
}
