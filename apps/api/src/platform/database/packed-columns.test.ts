import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { orEmpty, orNull, packedColumns, readOnce } from './packed-columns.ts'
import { createPool } from './pool.ts'
import { rowLimit } from './row-limit.ts'
import { isoTime } from './timestamps.ts'
import { createDatabase } from './transaction.ts'

test('reads packed columns as they were, nulls too', async () => {
  const database = await aDatabase()
  const packed = packedColumns({
    id: sql`'0190d0c8-9f2e-7000-8000-000000000001'::uuid`,
    missing: orEmpty(sql`NULL::uuid`),
    amount: sql`-12.50::numeric(6, 2)`,
    at: sql`'2026-11-26 08:00:00.5+00'::timestamptz`,
    yes: sql`true`,
  })
  const { rows } = await sql<{ packed: string }>`SELECT ${packed.value} AS packed`.execute(database)
  const { missing, at, ...others } = packed.read(rows[0]?.packed ?? '')
  expect(orNull(missing)).toBeNull()
  expect(isoTime(at)).toBe('2026-11-26T08:00:00.500Z')
  expect(others).toEqual({ id: '0190d0c8-9f2e-7000-8000-000000000001', amount: '-12.50', yes: 't' })
})

test('a null that nobody expected does not shift the columns after it', async () => {
  const database = await aDatabase()
  const packed = packedColumns({ first: sql`NULL::uuid`, second: sql`1` })
  const { rows } = await sql<{ packed: string }>`SELECT ${packed.value} AS packed`.execute(database)
  expect(() => packed.read(rows[0]?.packed ?? '')).toThrow('first,second do not fit 1 values.')
})

test('makes the same result of the same value once', () => {
  const made: string[] = []
  const read = readOnce((value) => {
    made.push(value)
    return { value }
  })
  expect(read('a')).toBe(read('a'))
  expect(read('b')).toEqual({ value: 'b' })
  expect(made).toEqual(['a', 'b'])
})

test('the statement of a usual page is planned once, without and with other values', async () => {
  const database = await aDatabase()
  for (let time = 0; time < 10; time += 1) {
    await sql`SELECT id FROM orders ORDER BY id LIMIT ${rowLimit(51)}`.execute(database)
    const after = '0190d0c8-9f2e-7000-8000-000000000001'
    await sql`SELECT id FROM orders WHERE id > ${after} ORDER BY id LIMIT ${rowLimit(51)}`.execute(database)
  }
  const { rows } = await sql<{ kept: string }>`
    SELECT generic_plans AS kept FROM pg_prepared_statements WHERE statement LIKE 'SELECT id FROM orders %'`.execute(
    database,
  )
  expect(rows).toHaveLength(2)
  for (const { kept } of rows) expect(Number(kept)).toBeGreaterThanOrEqual(5)
})

async function aDatabase() {
  const { url, drop } = await createTestDatabase()
  const pool = createPool(url, { max: 1, onError: () => undefined })
  const database = createDatabase(pool)
  onTestFinished(async () => {
    await database.destroy()
    await drop()
  })
  return database
}
