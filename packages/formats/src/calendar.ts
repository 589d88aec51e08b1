/** In every time zone of today the day begins on a quarter of an hour of UTC. */
const QUARTER_MS = 900_000
/** What was asked last of each zone: nearly always it is today. */
const latest = new Map<string, { readonly quarter: number; readonly day: string }>()

/** The day in the store's time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  const known = latest.get(timeZone)
  if (known?.quarter === quarter) return known.day
  const day = calendar(timeZone).format(instant)
  latest.set(timeZone, { quarter, day })
  return day
}

/** `days` later on the calendar. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * The instant at which a day begins in this time zone: midnight or, where the clocks are put forward over it, the
 * first moment after the gap.
 */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // No zone is further than 14 hours from UTC, and clocks change a few times a year at most: the offset of the day's
  // beginning is one of these two.
  const candidates = [-15, 15].map((hours) => midnight - offsetAt(timeZone, midnight + hours * HOUR_MS))
  const begun = candidates.filter((time) => dayIn(timeZone, new Date(time)) >= day)
  return new Date(Math.min(...begun))
}

/** The instants from the beginning of `from` to the end of `to`, both days in the store's time zone; `end` is excluded. */
export function dayRange(timeZone: string, from: string, to: string): { start: Date; end: Date } {
  return { start: startOfDay(timeZone, from), end: startOfDay(timeZone, addDays(to, 1)) }
}

/** How many days after the one the other is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How far the zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, time: number): number {
  return Date.parse(`${wallClock(timeZone).format(time).replace(' ', 'T')}Z`) - time
}

// The Swedish locale writes days and times as ISO 8601 does.
const calendar = formatters({ year: 'numeric', month: '2-digit', day: '2-digit' })
const wallClock = formatters({
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/** Making a formatter costs a hundred times more than using it. */
function formatters(fields: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = made.get(timeZone)
    if (known) return known
    const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, ...fields })
    made.set(timeZone, formatter)
    return formatter
  }
}
