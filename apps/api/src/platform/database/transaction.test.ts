import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/shared.ts'
import { WITH_FRESH_PLAN, freshPlanFor } from './transaction.ts'

const shop = sharedTestApp()

test('prepares statements with values and reads without, unless they need a fresh plan', async () => {
  await shop.services.transaction(async (tx) => {
    await sql`SELECT ${1}::integer AS valued`.execute(tx)
    await sql`SELECT 1 AS plain`.execute(tx)
    await sql`${WITH_FRESH_PLAN} SELECT ${1}::integer AS fresh`.execute(tx)
    await sql`${freshPlanFor(undefined, 'word')} SELECT ${1}::integer AS fresh`.execute(tx)
    await sql`${freshPlanFor(undefined)} SELECT ${1}::integer AS valued`.execute(tx)
    await sql`SET LOCAL jit = off`.execute(tx)
    const { rows } = await sql<{ statement: string }>`
      SELECT statement FROM pg_prepared_statements
      WHERE statement ~ 'valued|plain|fresh|SET LOCAL|begin' AND statement !~ 'pg_prepared' ORDER BY 1`.execute(
      tx,
    )
    expect(rows.map(({ statement }) => statement)).toEqual([
      ' SELECT $1::integer AS valued',
      'SELECT $1::integer AS valued',
      'SELECT 1 AS plain',
    ])
  })
})
