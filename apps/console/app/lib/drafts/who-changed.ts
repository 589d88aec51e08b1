import type { Resources } from '@platen/api-client'
import { api } from '../requests/api.ts'
import { useRead } from '../requests/use-read.ts'

type Entry = Resources['AdminAuditLogRecord']

export interface Entity {
  readonly type: string
  readonly id: string
}

const MAX_ENTRIES = 50

/** Users who may read only their own entries see only those. */
export function useHistoryOf({ type, id }: Entity) {
  return useRead(
    ['audit-log', 'of', type, id],
    (signal) => api.listAuditLog({ query: { entityType: type, entityId: id, limit: MAX_ENTRIES }, signal }),
    {
      // A cached answer would miss the change in question.
      staleTime: 0,
      retry: false,
    },
  )
}

/** Changed after `since`. */
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
