/** A place where the shop hands over on some days of the week. */
interface MeetupZone {
  readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[]
}

/** As far ahead as the shop takes hand-overs. */
const DAYS_AHEAD = 90

export interface SlotDate {
  /** `YYYY-MM-DD`, a day of the store. */
  readonly date: string
  readonly from: string
  readonly to: string
}

/** The day in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  // The Swedish locale writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * The dates on which somebody of the shop will stand at this place with the order, soonest first. The shop itself
 * takes any day after today; here none is offered before `leadDays` have passed, because it would be one that the
 * shop does not promise to keep.
 */
export function slotDates(zone: MeetupZone, today: string, leadDays: number): SlotDate[] {
  const first = Math.max(1, leadDays)
  const days = Array.from({ length: Math.max(0, DAYS_AHEAD - first + 1) }, (_, index) =>
    addDays(today, first + index),
  )
  return days.flatMap((date) =>
    zone.slots
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .map(({ from, to }) => ({ date, from, to }))
      .sort((one, other) => one.from.localeCompare(other.from)),
  )
}

/** ISO 8601: 1 is Monday, 7 is Sunday. The day is the shop's already, so no time zone moves it. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
