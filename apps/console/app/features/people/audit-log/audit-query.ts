import { dayAfter, dayStart } from './day-start.ts'

export const FILTERS = ['actor', 'action', 'entity', 'id', 'from', 'to'] as const
export type AuditFilterValues = Partial<Record<(typeof FILTERS)[number], string>>

/** As the interface writes names of actions and kinds of records. What is still being typed is not sent. */
const NAME = /^[a-z][a-z0-9_.]{0,79}$/

/** What the address asks for, as the interface asks for it: whole days of the store, both included. */
export function auditQuery({ actor, action, entity, id, from, to }: AuditFilterValues, timeZone: string) {
  const since = from === undefined ? undefined : dayStart(from, timeZone)
  const until = to === undefined ? undefined : dayStart(dayAfter(to), timeZone)
  return {
    ...(actor !== undefined && { actorId: actor }),
    ...(action !== undefined && NAME.test(action) && { action }),
    ...(entity !== undefined && NAME.test(entity) && { entityType: entity }),
    ...(id !== undefined && { entityId: id }),
    ...(since !== undefined && { from: since }),
    ...(until !== undefined && { to: until }),
  }
}
