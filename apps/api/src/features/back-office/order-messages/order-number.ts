/** PL-2026-000042, however it was typed: "pl 2026 42", "#2026-000042" and, for an order of this year, "42". */
export function readOrderNumber(typed: string, year: number): string {
  const text = typed.trim().toUpperCase()
  const [, typedYear = year, number] =
    /^\W*(?:PL)?\W*(?:(\d{4})\W+|(?=\d{1,6}\W*$))(\d+)\W*$/.exec(text) ?? []
  return number === undefined ? text : `PL-${typedYear}-${number.replace(/^0+/, '').padStart(6, '0')}`
}
