/** Enough to tell neighbours apart; the order number is shown beside the colour. */
const INKS = [
  'border-cyan',
  'border-magenta',
  'border-yellow',
  'border-press',
  'border-good',
  'border-ink-soft',
] as const
const LINES = ['border-solid', 'border-double'] as const

export function orderMarks(orderNumbers: readonly string[]): ReadonlyMap<string, string> {
  const different = [...new Set(orderNumbers)].toSorted()
  return new Map(
    different.map((number, at) => {
      const line = LINES[Math.floor(at / INKS.length) % LINES.length]
      return [number, `${INKS[at % INKS.length] ?? ''} ${line ?? ''}`]
    }),
  )
}

export function shortNumber(orderNumber: string): string {
  return /0*(\d+)$/.exec(orderNumber)?.[1] ?? orderNumber
}
