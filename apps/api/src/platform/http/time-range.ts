import { addDays, startOfDay } from '@platen/formats/calendar'
import { invalidField } from '../refusal.ts'

interface TimeRange {
  readonly from: Date | undefined
  /** Exclusive. */
  readonly to: Date | undefined
}

/** In the store's time zone, both inclusive. */
interface DayRange {
  readonly dateFrom: string | undefined
  readonly dateTo: string | undefined
}

type Optional<Names extends string> = Readonly<Partial<Record<Names, string | undefined>>>

/** No shop has records outside of these days, and neither ids nor calendars reach much further. */
const FIRST_DAY = '1970-01-02'
const LAST_DAY = '9999-01-01'

/** From both kinds of filters. Refuses with VALIDATION_FAILED a range that is reversed or not a time. */
export function readTimeRange(
  query: Optional<'from' | 'to' | 'dateFrom' | 'dateTo'>,
  timeZone: string,
): TimeRange {
  const from = readTime('from', query.from)
  const to = readTime('to', query.to)
  if (from && to && from > to) throw invalidField('to', 'must not be before `from`', 'before_start')
  refuseReversed(query, 'dateFrom', 'dateTo')
  const days = timesOfDays({ dateFrom: query.dateFrom, dateTo: query.dateTo }, timeZone)
  return { from: latest(from, days.from), to: earliest(to, days.to) }
}

/** `from` and `to` are how days were called at first. */
export function readDayRange(query: Optional<'from' | 'to' | 'dateFrom' | 'dateTo'>): DayRange {
  refuseReversed(query, 'from', 'to')
  refuseReversed(query, 'dateFrom', 'dateTo')
  const range = { dateFrom: query.dateFrom ?? query.from, dateTo: query.dateTo ?? query.to }
  refuseReversed(range, 'dateFrom', 'dateTo')
  return range
}

export function timesOfDays({ dateFrom, dateTo }: DayRange, timeZone: string): TimeRange {
  return {
    from: dateFrom === undefined ? undefined : startOfDay(timeZone, known(dateFrom)),
    to: dateTo === undefined ? undefined : startOfDay(timeZone, addDays(known(dateTo), 1)),
  }
}

/** The `date-time` format allows leap seconds, which `Date` does not. */
export function readTime(path: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw invalidField(path, 'is not a time', 'not_a_time')
  return time
}

function refuseReversed<Name extends string>(query: Optional<Name>, from: Name, to: Name): void {
  const [first, last] = [query[from], query[to]]
  if (first !== undefined && last !== undefined && first > last)
    throw invalidField(to, `must not be before \`${from}\``, 'before_start')
}

function known(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

function latest(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other)
}

function earliest(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other)
}
