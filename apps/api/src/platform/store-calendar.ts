const HOUR_MS = 3_600_000

/** The day in the store's time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return calendar(timeZone).format(instant)
}

/** The first instant of a day in the store's time zone, wherever the clocks are changed on it. */
export function startOfDay(timeZone: string, day: string): Date {
  // No zone is further than 15 hours from UTC. The day begins where the calendar turns to it.
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR_MS
  let after = before + 30 * HOUR_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, new Date(middle)) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** `days` later on the calendar. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a hundred times more than using it. */
function calendar(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  // The Swedish calendar writes days as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  calendars.set(timeZone, made)
  return made
}
