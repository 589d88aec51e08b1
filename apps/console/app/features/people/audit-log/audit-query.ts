import { dayAfter, dayStart } from './day-start.ts'

export const FILTERS = ['actor', 'action', 'entity', 'id', 'from', 'to'] as const
export type AuditFilterValues = Partial<Record<(typeof FILTERS)[number], string>>

/** Names of actions and record types as the API spells them; unfinished input is not sent. */
const NAME = /^[a-z][a-z0-9_.]{0,79}$/

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
