import { addDays, dayIn, startOfDay, weekdayOf } from '@platen/formats/calendar'

const HOUR = 3_600_000

export interface ShopCalendar {
  readonly today: number
  readonly end: number
  /** `YYYY-MM-DD`. */
  date(day: number): string
  /** `YYYY-MM-DD`. */
  dayOfDate(date: string): number
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  weekday(day: number): number
  /** Local time; `hour` may have a fraction. */
  at(day: number, hour: number): number
  /** Times before the first day count as that day. */
  dayOf(time: number): number
  /** Working hours are 9 to 18 o'clock, except on Sundays. */
  afterWork(time: number, hours: number): number
}

const OPENS = 9
const CLOSES = 18
/** For plans beyond today. */
const DAYS_AHEAD = 120

export function shopCalendar(timeZone: string, now: Date, days: number): ShopCalendar {
  const first = addDays(dayIn(timeZone, now), -days)
  const dates = Array.from({ length: days + DAYS_AHEAD }, (_, day) => addDays(first, day))
  const starts = dates.map((date) => startOfDay(timeZone, date).getTime())
  const firstWeekday = weekdayOf(first)

  const start = (day: number) => {
    const time = starts[day]
    if (time === undefined) throw new Error(`The calendar has no day ${day}.`)
    return time
  }
  const dayOf = (time: number) => {
    // Approximate, because a day may have 23 or 25 hours.
    let day = Math.min(starts.length - 2, Math.max(0, Math.floor((time - start(0)) / (24 * HOUR))))
    while (day > 0 && start(day) > time) day -= 1
    while (start(day + 1) <= time) day += 1
    return day
  }
  const weekday = (day: number) => ((firstWeekday - 1 + day) % 7) + 1
  const at = (day: number, hour: number) => start(day) + hour * HOUR

  return {
    today: days,
    end: now.getTime(),
    date: (day) => dates[day] ?? addDays(first, day),
    dayOfDate: (date) => dates.indexOf(date),
    weekday,
    at,
    dayOf,
    afterWork: (time, hours) => {
      let day = dayOf(time)
      let left = hours * HOUR
      let from = Math.max(time, at(day, OPENS))
      for (;;) {
        const closes = at(day, CLOSES)
        if (weekday(day) !== 7 && from + left < closes) return from + left
        if (weekday(day) !== 7) left -= Math.max(0, closes - from)
        day += 1
        from = at(day, OPENS)
      }
    },
  }
}
