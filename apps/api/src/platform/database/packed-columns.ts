import { sql, type RawBuilder } from 'kysely'

interface PackedColumns<Name extends string> {
  readonly value: RawBuilder<string>
  /** As PostgreSQL writes them; an empty text is null. */
  readonly read: (value: string) => Readonly<Record<Name, string>>
}

/**
 * Several columns as one value, because the driver's work is for each value of each row. For ids, numbers, times and
 * words: none of them may contain a tab, and `orEmpty` goes around what may be null.
 */
export function packedColumns<const Name extends string>(
  columns: Readonly<Record<Name, RawBuilder<unknown>>>,
): PackedColumns<Name> {
  const names = Object.keys(columns) as Name[]
  // Copied, because an object that gets its names one by one takes a third more time.
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  return {
    value: sql<string>`concat_ws(E'\t', ${sql.join(Object.values(columns))})`,
    read: (value) => {
      const texts = value.split('\t')
      if (texts.length !== names.length) throw new Error(`${names.join()} do not fit ${texts.length} values.`)
      const row = { ...empty }
      let at = 0
      for (const name of names) row[name] = texts[at++] ?? ''
      return row
    },
  }
}

export function orEmpty(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(${column}::text, '')`
}

export function orNull(text: string): string | null {
  return text === '' ? null : text
}

/** What `read` makes of a value that many rows have in common, made once. */
export function readOnce<Result>(read: (value: string) => Result): (value: string) => Result {
  const known = new Map<string, Result>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const result = read(value)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(value, result)
    return result
  }
}

const MOST_KEPT = 2_000
