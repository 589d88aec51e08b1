import type { Pool } from 'pg'

/** The columns that a copy of an order takes over from it: all but the given and the generated ones. */
export async function orderColumns(pool: Pool, except: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'orders' AND is_generated = 'NEVER' AND column_name <> ALL ($1)`,
    [except],
  )
  return rows[0]?.columns ?? ''
}
