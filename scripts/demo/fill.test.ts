import { STAGES } from '@platen/contract'
import { expect, test } from 'vitest'
import { verifyAuditChain } from '../../apps/api/src/features/audit-log/index.ts'
import { checkPrintCosts } from '../../apps/api/src/features/production-costs/index.ts'
import { passwordMatches } from '../../apps/api/src/platform/auth/passwords.ts'
import { ledgerProblems } from '../../apps/api/src/testing/stock.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'
import { fillDemo, WontFill, type FillOptions } from './fill.ts'

const OPTIONS: FillOptions = {
  orders: 60,
  days: 365,
  seed: 1,
  now: new Date('2026-11-21T18:00:00Z'),
  again: false,
  say: () => undefined,
}

test('a filled shop is sound, and the same seed fills it with the same orders', async () => {
  const [one, other] = [await startTestApp(), await startTestApp()]
  try {
    const schema = await schemaOf(one)
    const { team, password } = await fillDemo(one.services, OPTIONS)
    expect(await schemaOf(one)).toEqual(schema)
    await fillDemo(other.services, OPTIONS)
    expect(await ordersOf(other)).toEqual(await ordersOf(one))

    expect(await ledgerProblems(one)).toEqual([])
    expect((await checkPrintCosts(one.services)).problems).toEqual([])
    expect(await column(one, 'SELECT DISTINCT state FROM gang_sheets ORDER BY state')).toEqual([
      'draft',
      'printed',
    ])
    const unlike = `SELECT count(*)::integer FROM print_jobs WHERE (printed_at IS NULL) = EXISTS (
      SELECT FROM print_job_costs AS c WHERE c.job_id = print_jobs.id)`
    expect(await column(one, unlike)).toEqual([0])
    expect(await verifyAuditChain(one.services)).toMatchObject({ ok: true })
    const stages = await column(one, 'SELECT DISTINCT stage FROM orders')
    expect(stages.sort()).toEqual([...STAGES].sort())
    expect(
      await column(one, `SELECT sku FROM inventory_items WHERE on_hand - reserved <= reorder_point`),
    ).not.toEqual([])
    const hashes = await column(one, 'SELECT password_hash FROM admin_users')
    expect(hashes.length).toBe(team.length)
    expect(await passwordMatches(String(hashes[0]), password)).toBe(true)

    await expect(fillDemo(one.services, OPTIONS)).rejects.toThrow(WontFill)
    await fillDemo(one.services, { ...OPTIONS, orders: 30, seed: 2, again: true })
    expect(await column(one, 'SELECT count(*) FROM orders')).toEqual([90])
    const names = 'SELECT customer_name FROM orders ORDER BY number'
    expect((await checkPrintCosts(one.services)).problems).toEqual([])
    expect((await column(one, names)).slice(60)).not.toEqual((await column(other, names)).slice(0, 30))
    expect(await ledgerProblems(one)).toEqual([])
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}, 240_000)

async function ordersOf({ services }: TestApp): Promise<Record<string, unknown>[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(
    `SELECT o.*, (
       SELECT jsonb_agg(jsonb_build_array(i.id, i.garment_name, i.colour, i.size, i.quantity, i.line_total_minor, j.jobs)
         ORDER BY i.position)
       FROM order_items AS i, LATERAL (
         SELECT jsonb_agg(jsonb_build_array(j.id, j.state, j.printed_at) ORDER BY j.id) AS jobs
         FROM print_jobs AS j WHERE j.order_item_id = i.id) AS j
       WHERE i.order_id = o.id) AS lines
     FROM orders AS o ORDER BY o.id`,
  )
  // Who of the team wrote it down has another id in each shop.
  return rows.map(({ created_by, ...order }) => order)
}

/** Every constraint, with whether it holds for all rows, and every index. */
async function schemaOf({ services }: TestApp): Promise<unknown[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(
    `SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS definition, convalidated AS valid
     FROM pg_constraint
     UNION ALL SELECT indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid
     FROM pg_index WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
     ORDER BY 1, 2, 3`,
  )
  return rows
}

async function column({ services }: TestApp, statement: string): Promise<unknown[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(statement)
  return rows.map((row) => Object.values(row)[0])
}
