/** The day in the store's time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return calendar(timeZone).format(instant)
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
