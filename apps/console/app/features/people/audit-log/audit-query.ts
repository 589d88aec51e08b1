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

/** Undefined for an invalid day. */
export function dayStart(day: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The clocks may change between the guess and the true instant.
  const guess = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(guess, timeZone)).toISOString()
}

export function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
  return Number.isNaN(next.getTime()) ? '' : next.toISOString().slice(0, 10)
}

function offsetMs(instant: number, timeZone: string): number {
  // The Swedish locale writes times as ISO 8601 does.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${local.format(instant).replace(' ', 'T')}Z`) - instant
}
