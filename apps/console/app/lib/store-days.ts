import { addDays, daysBetween } from '@platen/formats/calendar'
import { locale, m } from '../messages/messages.ts'

/** Days in the store's calendar, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

export const PRESETS = ['7-days', '30-days', '90-days', 'month', 'last-month', 'year'] as const
export type Preset = (typeof PRESETS)[number]

export const PRESET_NAMES: Readonly<Record<Preset, string>> = m.shared.days.presets

export function presetSpan(preset: Preset, today: string): DaySpan {
  const firstOfMonth = `${today.slice(0, 8)}01`
  const endOfLastMonth = addDays(firstOfMonth, -1)
  const spans: Readonly<Record<Preset, DaySpan>> = {
    '7-days': { from: addDays(today, -6), to: today },
    '30-days': { from: addDays(today, -29), to: today },
    '90-days': { from: addDays(today, -89), to: today },
    month: { from: firstOfMonth, to: today },
    'last-month': { from: `${endOfLastMonth.slice(0, 8)}01`, to: endOfLastMonth },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }
  return spans[preset]
}

/** The same number of days, just before. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: addDays(span.from, -dayCount(span)), to: addDays(span.from, -1) }
}

export function dayCount({ from, to }: DaySpan): number {
  return daysBetween(from, to) + 1
}

/** `Fri, Nov 20`. */
export function namedDay(day: string): string {
  return weekdayMonthDay.format(new Date(day))
}

/** `Nov 3`, with the year if it differs from that of `besides`. */
export function shortDay(day: string, besides = day): string {
  const format = day.slice(0, 4) === besides.slice(0, 4) ? monthDay : monthDayYear
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** `Nov 3 – Nov 9`, `Dec 28, 2025 – Jan 3, 2026`, or one day. */
export function spanText({ from, to }: DaySpan): string {
  return from === to ? shortDay(from) : `${shortDay(from, to)} – ${shortDay(to, from)}`
}

const monthDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const monthDayYear = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const weekdayMonthDay = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
