const DAY_MS = 86_400_000

/** How many days after the one the other is; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7
}

const named = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "Fri, Nov 20", for what is near. */
export function namedDay(day: string): string {
  return named.format(new Date(day))
}
