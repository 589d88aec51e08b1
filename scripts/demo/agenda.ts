import type { ShopCalendar } from './shop-calendar.ts'

/** What will be written when its time comes. Stories are made up one by one; their rows are written day by day. */
export interface Agenda {
  at(time: number, write: () => void): void
  /** Writes what is due on this day, in order of time. Call it for every day in turn. */
  finishDay(day: number): void
}

export function agenda(calendar: ShopCalendar): Agenda {
  const days = new Map<number, { time: number; write: () => void }[]>()
  let begun = 0
  return {
    at: (time, write) => {
      const day = Math.max(begun, calendar.dayOf(time))
      const entries = days.get(day)
      if (entries) entries.push({ time, write })
      else days.set(day, [{ time, write }])
    },
    finishDay: (day) => {
      const entries = days.get(day) ?? []
      days.delete(day)
      begun = day + 1
      for (const { write } of entries.sort((a, b) => a.time - b.time)) write()
    },
  }
}
