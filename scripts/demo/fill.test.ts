import { STAGES } from '@platen/contract'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkBooks } from '../../apps/api/src/check-books.ts'
import { verifyAuditChain } from '../../apps/api/src/features/people/audit-log/index.ts'
import { passwordMatches } from '../../apps/api/src/platform/auth/passwords.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'
import type { DemoSource } from './demo-shop.ts'
import { fillDemo, WontFill, type FillOptions } from './fill.ts'

const OPTIONS: FillOptions = {
  orders: 30,
  days: 28,
  seed: 1,
  now: new Date('2026-11-21T18:00:00Z'),
  again: false,
  say: () => undefined,
}

test('fills a shop whose books add up, and is the same for the same seed', async () => {
  const [one, other] = [await startTestApp(), await startTestApp()]
  try {
    const { team, password } = await fillDemo(sourceOf(one), OPTIONS)
    await fillDemo(sourceOf(other), OPTIONS)
    expect(await ordersOf(other)).toEqual(await ordersOf(one))

    expect(await checkBooks(one.services)).toEqual([])
    expect(await verifyAuditChain(one.services)).toMatchObject({ ok: true })
    expect(await column(one, 'SELECT DISTINCT state FROM gang_sheets ORDER BY state')).toEqual([
      'draft',
      'printed',
    ])
    const unlike = `SELECT count(*)::integer FROM print_jobs WHERE (printed_at IS NULL) = EXISTS (
      SELECT FROM print_job_costs AS c WHERE c.job_id = print_jobs.id)`
    expect(await column(one, unlike)).toEqual([0])
    const stages = await column(one, 'SELECT DISTINCT stage FROM orders')
    expect(stages.sort()).toEqual([...STAGES].sort())
    const undelivered = 'SELECT count(*)::integer FROM events WHERE dispatched_at IS NULL'
    expect(await column(one, undelivered)).toEqual([0])
    const low = 'SELECT sku FROM inventory_items WHERE on_hand - reserved <= reorder_point'
    expect(await column(one, low)).not.toEqual([])
    const hashes = await column(one, 'SELECT password_hash FROM admin_users')
    expect(hashes.length).toBe(team.length)
    expect(await passwordMatches(String(hashes[0]), password)).toBe(true)

    await expect(fillDemo(sourceOf(one), OPTIONS)).rejects.toThrow(WontFill)
    await expect(fillDemo(sourceOf(one), { ...OPTIONS, days: 10_000 })).rejects.toThrow(
      'before the year 2000',
    )
    await fillDemo(sourceOf(one), { ...OPTIONS, orders: 12, seed: 2, again: true })
    expect(await column(one, 'SELECT count(*)::integer FROM orders')).toEqual([42])
    const names = 'SELECT customer_name FROM orders ORDER BY number'
    expect((await column(one, names)).slice(30)).not.toEqual((await column(other, names)).slice(0, 12))
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}, 600_000)

test('copies the first season of a large shop, and its books add up too', async () => {
  const shop = await startTestApp()
  try {
    const schema = await schemaOf(shop)
    const timeLimits = watchTimeLimits()
    await fillDemo(sourceOf(shop), { ...OPTIONS, orders: 60, days: 90, seasonOrders: 15 })
    expect(timeLimits('VACUUM')).toEqual([false, false])
    expect(await schemaOf(shop)).toEqual(schema)
    expect(await column(shop, 'SELECT count(*)::integer FROM orders')).toEqual([60])
    expect(await checkBooks(shop.services)).toEqual([])
    expect(await verifyAuditChain(shop.services)).toMatchObject({ ok: true })
    const nameless = `SELECT count(*)::integer FROM audit_log AS a
      WHERE entity_type = 'order' AND NOT EXISTS (SELECT FROM orders AS o WHERE a.message LIKE '%' || o.number || '%')`
    expect(await column(shop, nameless)).toEqual([0])
    const unnoticed = `SELECT count(*)::integer FROM artworks AS a
      WHERE EXISTS (SELECT FROM placements WHERE artwork_id = a.id)
        AND NOT EXISTS (SELECT FROM files_to_check WHERE file_id = a.id)
        AND NOT EXISTS (
          SELECT FROM placements AS p JOIN order_items AS i ON i.id = p.order_item_id JOIN orders AS o ON o.id = i.order_id
          WHERE p.artwork_id = a.id AND o.status NOT IN ('expired', 'cancelled'))`
    expect(await column(shop, unnoticed), 'artwork that the sweep of files would never remove').toEqual([0])
    const waiting = 'SELECT count(*)::integer FROM audit_unsealed'
    expect(await column(shop, waiting)).toEqual([0])
    const artworks = 'SELECT count(*) > 20 FROM artworks'
    expect(await column(shop, artworks)).toEqual([true])
  } finally {
    await shop.close()
  }
}, 600_000)

function sourceOf({ services, databaseUrl }: TestApp): DemoSource {
  return { config: services.config, databaseUrl, log: services.log }
}

async function ordersOf({ services }: TestApp): Promise<unknown[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(
    `SELECT o.number, o.customer_name, o.total_minor, o.stage, o.created_at, o.stage_since, o.fulfilment,
       (SELECT jsonb_agg(jsonb_build_array(i.garment_name, i.colour, i.size, i.quantity) ORDER BY i.position)
        FROM order_items AS i WHERE i.order_id = o.id) AS lines,
       (SELECT jsonb_agg(j.state ORDER BY j.state) FROM print_jobs AS j WHERE j.order_id = o.id) AS jobs
     FROM orders AS o ORDER BY o.number`,
  )
  return rows
}

/** How long `pg` itself waits for the answers to statements that start so, in milliseconds; false is for ever. */
function watchTimeLimits(): (start: string) => unknown[] {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => queries.mockRestore())
  return (start) =>
    queries.mock.calls.flatMap(([statement]: readonly unknown[], index) => {
      const client: unknown = queries.mock.contexts[index]
      const isOne = typeof statement === 'string' && statement.startsWith(start)
      return isOne ? [(client as Limited).connectionParameters.query_timeout] : []
    })
}

interface Limited {
  readonly connectionParameters: { readonly query_timeout: number | false }
}

/** With whether each constraint is valid for all rows, and whether each trigger is enabled. */
async function schemaOf({ services }: TestApp): Promise<unknown[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(
    `SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS definition, convalidated AS valid
     FROM pg_constraint
     UNION ALL SELECT indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid
     FROM pg_index WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
     UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O'
     FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1, 2, 3`,
  )
  return rows
}

async function column({ services }: TestApp, statement: string): Promise<unknown[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(statement)
  return rows.map((row) => Object.values(row)[0])
}
