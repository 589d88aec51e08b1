import { useShop } from './formats.ts'

const DAY_MS = 86_400_000

/** The day it is in the shop, `YYYY-MM-DD`, wherever this browser stands. */
export function useToday(): string {
  return dayIn(useShop().data?.timeZone ?? 'UTC', new Date())
}

export function dayIn(timeZone: string, instant: Date): string {
  // Sweden writes days as computers do.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(instant)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7
}

const short = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "Fri, Nov 20", for lists. */
export function shortDay(day: string): string {
  return short.format(new Date(day))
}
