import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../requests/query-keys.ts'
import { api } from '../requests/api.ts'

type Entry = Resources['AdminAuditLogRecord']

export interface Entity {
  readonly type: string
  readonly id: string
}

const MAX_ENTRIES = 50

/** What the audit log says of a record, newest first. Who may read only their own rows sees only those. */
export function useHistoryOf({ type, id }: Entity) {
  return useQuery({
    queryKey: queryKeys.recordHistory(type, id),
    queryFn: ({ signal }) =>
      expectData(api.listAuditLog({ query: { entityType: type, entityId: id, limit: MAX_ENTRIES }, signal })),
    // What was kept from before does not know of the change that is asked for.
    staleTime: 0,
    retry: false,
  })
}

/** Who brought a field, `zones[full_front].name`, to what it is now, after a moment. */
export function lastChangeOf(path: string, entries: readonly Entry[], since = ''): Entry | undefined {
  return entries.find(
    ({ occurredAt, changes }) =>
      occurredAt > since &&
      changes.some((change) => contains(change.path, path) || contains(path, change.path)),
  )
}

function contains(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`)
}
