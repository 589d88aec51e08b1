/** When the shop is at a meet-up point. */
interface Slot {
  /** ISO 8601: 1 is Monday. */
  readonly weekday: number
  readonly from: string
  readonly to: string
}

export interface SlotWords {
  readonly days: string
  readonly hours: string
}

/** The hours of a meet-up point, days with the same hours in one line: `Monday, Wednesday` · `17:00–19:00`. */
export function slotWords(slots: readonly Slot[], language: string): SlotWords[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const together = new Intl.ListFormat(language, { type: 'conjunction' })
  const byHours = Map.groupBy(
    slots.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
    ({ from, to }) => `${from}–${to}`,
  )
  return [...byHours].map(([hours, same]) => ({
    hours,
    days: capital(together.format(same.map(({ weekday }) => names.format(dayOf(weekday)))), language),
  }))
}

/** 1 January 2024 was a Monday, which is 1. */
function dayOf(weekday: number): Date {
  return new Date(Date.UTC(2024, 0, weekday))
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
