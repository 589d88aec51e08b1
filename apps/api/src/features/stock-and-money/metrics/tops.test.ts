import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../platform/database/transaction.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { joiningByHash, topsOf } from './tops.store.ts'

const shop = sharedTestApp()

test('the lines of a period are joined by hash, however few of them PostgreSQL expects', async () => {
  const { database } = shop.services
  const starts = [new Date('2026-05-01T06:00:00Z')]
  const days = { dateFrom: '2026-05-01', dateTo: '2026-05-31', timeZone: 'UTC' }
  const plan = async (tx: Database) => {
    const span = { ...days, starts, end: new Date('2026-06-01T06:00:00Z') }
    const { rows } = await sql`EXPLAIN ${topsOf(span, 2)}`.execute(tx)
    return JSON.stringify(rows)
  }
  expect(await plan(database)).toContain('Nested Loop')
  expect(await joiningByHash(database, plan)).not.toContain('Nested Loop')
})
