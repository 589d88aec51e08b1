/** What a spreadsheet takes for the beginning of a formula, also after apostrophes: a reader takes one of them off. */
const FORMULA = /^'*[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

/** Text that somebody wrote, as one cell (RFC 4180). What would be a formula is shown as text, by an apostrophe before it. */
export function textCell(text: string | null): string {
  const safe = FORMULA.test(text ?? '') ? `'${text ?? ''}` : (text ?? '')
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Minor units as a decimal with a point, exact: 1450 with the exponent 2 is `14.50`. */
export function moneyCell(minor: number, exponent: number): string {
  if (exponent === 0) return String(minor)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** One line of a table, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}
