import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LIMIT } from '../http/answers/page.ts'

/**
 * How many rows a list reads: one more than its page. The usual number is a literal, because PostgreSQL keeps no plan
 * for a limit that it does not know: it would plan for a tenth of all rows.
 */
export function rowLimit(rows: number): RawBuilder<number> {
  return rows === DEFAULT_LIMIT + 1 ? sql.lit(rows) : sql<number>`${rows}`
}
