import pg from 'pg'

const parseAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date

/**
 * RFC 3339 with milliseconds and `Z`, like `toISOString`, from PostgreSQL's own text. Cutting it to size takes a tenth
 * of the time of a Date, of which a list has two in each row.
 */
export function isoTime(text: string): string {
  if (!isInUtc(text)) return parseAny(text).toISOString()
  // PostgreSQL leaves out zeros at the end.
  const milliseconds = `${text.slice(20, -3)}000`.slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

export function parseTime(text: string): Date {
  return isInUtc(text) ? new Date(isoTime(text)) : parseAny(text)
}

/** `2026-11-22 22:08:37.817123+00`. Other time zones, other eras and infinity are rare. */
function isInUtc(text: string): boolean {
  return text[10] === ' ' && text.endsWith('+00')
}
