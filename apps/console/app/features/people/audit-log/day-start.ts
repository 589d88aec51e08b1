/** The instant at which a day of the store, `YYYY-MM-DD`, begins. Undefined for an invalid day. */
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
