/** ISO 8601: 1 is Monday, 7 is Sunday. The day is the shop's already, so no time zone moves it. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
