import { addDays } from '@platen/formats/calendar'

/** Both are included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export function monthSoFar(today: string): Days {
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

/** To the end of the previous month where it is shorter. */
export function sameDaysBefore(today: string): Days {
  const last = addDays(monthSoFar(today).from, -1)
  const same = `${last.slice(0, 7)}${today.slice(7)}`
  return { from: `${last.slice(0, 7)}-01`, to: same < last ? same : last }
}

export function change(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined
}
