/** A record as JSON. */
export interface Written<Record> {
  readonly json: string
  /** Only for its type. */
  readonly of?: Record
}

/** The most that a list keeps: a few megabytes. */
const MOST_KEPT = 3_000

/**
 * Records of a list as JSON, each made and written once for as long as nothing that it is made of changes. `content` is
 * all of that, so what is kept is never old: a change of the row, or of the reader's rights, is another content.
 */
export function keepWritten<Record>(): (content: string, make: () => Record) => Written<Record> {
  const kept = new Map<string, Written<Record>>()
  return (content, make) => {
    const known = kept.get(content)
    if (known !== undefined) return known
    const written = { json: JSON.stringify(make()) }
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(content, written)
    return written
  }
}

/** Different values make different contents: PostgreSQL's texts never contain what is between them. */
export function contentOf(...values: readonly (string | null)[]): string {
  let content = ''
  for (const value of values) content += value === null ? '\u0000-' : `\u0000+${value}`
  return content
}
