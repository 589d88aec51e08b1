/** Process inks and the press: enough to tell neighbours apart, and the number stands beside it. */
const INKS = [
  'border-cyan',
  'border-magenta',
  'border-yellow',
  'border-press',
  'border-good',
  'border-ink-soft',
] as const
const LINES = ['border-solid', 'border-double'] as const

/** The colour of an order on a sheet: the next one for each order in the sequence of the sheet. */
export function orderMarks(orderNumbers: readonly string[]): ReadonlyMap<string, string> {
  const different = [...new Set(orderNumbers)].toSorted()
  return new Map(
    different.map((number, at) => {
      const line = LINES[Math.floor(at / INKS.length) % LINES.length]
      return [number, `${INKS[at % INKS.length] ?? ''} ${line ?? ''}`]
    }),
  )
}

/** The part of an order number that tells it from the others of a day: `PL-2026-000042` is 42. */
export function shortNumber(orderNumber: string): string {
  return /0*(\d+)$/.exec(orderNumber)?.[1] ?? orderNumber
}
