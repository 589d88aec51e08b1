import { addDays, weekdayOf } from './calendar.ts'

/** A meet-up point with its weekly hours. */
interface MeetupZone {
  readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[]
}

/** As far ahead as the shop takes hand-overs. */
const DAYS_AHEAD = 90

interface SlotDate {
  /** `YYYY-MM-DD`, a day of the store. */
  readonly date: string
  readonly from: string
  readonly to: string
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
