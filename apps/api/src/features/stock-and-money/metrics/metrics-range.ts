import { METRICS_DEFAULT_DAYS, METRICS_MAX_DAYS } from '@platen/contract'
import { invalidField } from '../../../platform/refusal.ts'
import { addDays } from '@platen/formats/calendar'

/** In the store's time zone, both inclusive. */
export interface DaySpan {
  readonly dateFrom: string
  readonly dateTo: string
}

/** A day sent by a form or a program; undefined, null, an empty text and the word null mean the same. */
type GivenDay = string | null | undefined

/** No shop has figures outside of these days. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2999-12-31'

export function metricsRange(
  { dateFrom, dateTo }: { readonly dateFrom?: GivenDay; readonly dateTo?: GivenDay },
  today: string,
): DaySpan {
  const to = said(dateTo) ?? today
  if (to < FIRST_DAY || to > LAST_DAY)
    throw invalidField('dateTo', `must be from ${FIRST_DAY} to ${LAST_DAY}`, 'not_a_day')
  const from = said(dateFrom) ?? addDays(to, 1 - METRICS_DEFAULT_DAYS)
  if (from > to) throw invalidField('dateFrom', `must not be after the last day, ${to}`, 'before_start')
  if (from < addDays(to, 1 - METRICS_MAX_DAYS)) {
    throw invalidField(
      'dateFrom',
      `the range has more than ${METRICS_MAX_DAYS} days`,
      'range_too_long',
      String(METRICS_MAX_DAYS),
    )
  }
  return { dateFrom: from, dateTo: to }
}

function said(day: GivenDay): string | undefined {
  return day === null || day === '' || day === 'null' ? undefined : day
}

export function previousRange({ dateFrom, dateTo }: DaySpan): DaySpan {
  const length = daysOf({ dateFrom, dateTo }).length
  return { dateFrom: addDays(dateFrom, -length), dateTo: addDays(dateFrom, -1) }
}

export function daysOf({ dateFrom, dateTo }: DaySpan): string[] {
  const days: string[] = []
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) days.push(day)
  return days
}
