import type { InventoryVerification } from '@platen/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { openStockClient } from '../../../testing/stock-client.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { findLedgerProblems, type LedgerProblem } from './check-ledger.store.ts'

let sku: string
const shop = sharedTestApp()
const client = shared(() => openStockClient(shop))
const storefront = shared(() => openStorefront(shop))
beforeAll(async () => {
  await setOnHand(shop, storefront.variantId, 20)
  for (let n = 0; n < 3; n += 1) await storefront.place(await storefront.order())
  const { rows } = await shop.services.pool.query<{ sku: string }>(
    'SELECT sku FROM inventory_items WHERE variant_id = $1',
    [decodeId('variant', storefront.variantId)],
  )
  sku = rows[0]!.sku
})

test('reports no problems for a consistent ledger and saves the result for the dashboard', async () => {
  const { headers } = await aMember(shop, 'viewer')
  const reply = await shop.get('/api/admin/inventory-verification', headers)
  const checkedAt = shop.clock.now()
  expect(reply.json()).toEqual({ ok: true, checkedAt: checkedAt.toISOString(), problems: [] })
  const { rows } = await shop.services.pool.query<object>(
    `SELECT ok, checked_at FROM integrity_checks WHERE name = 'stock_ledger'`,
  )
  expect(rows).toEqual([{ ok: true, checked_at: checkedAt }])
})

test.each([
  [
    'stock that no movement made',
    'UPDATE inventory_items SET on_hand = on_hand + 1 WHERE sku = $1',
    [
      { check: 'chain', expected: 0, found: 2 },
      { check: 'on_hand', expected: 20, found: 21 },
    ],
  ],
  [
    'a movement that is gone',
    `DELETE FROM inventory_movements WHERE type = 'count' AND item_id = (SELECT id FROM inventory_items WHERE sku = $1)`,
    [{ check: 'chain' }, { check: 'on_hand', found: 20 }],
  ],
  [
    'a movement whose balance was changed',
    `UPDATE inventory_movements SET on_hand_after = on_hand_after + 1
     WHERE type = 'count' AND item_id = (SELECT id FROM inventory_items WHERE sku = $1)`,
    [{ check: 'chain', expected: 0 }],
  ],
  [
    'a reservation that no order made',
    'UPDATE inventory_items SET reserved = reserved + 1 WHERE sku = $1',
    [
      { check: 'promised', expected: 3, found: 4 },
      { check: 'reserved', expected: 3, found: 4 },
    ],
  ],
  [
    'a line that forgot what it holds',
    `UPDATE order_items SET reserved_quantity = 0 WHERE inventory_item_id = (SELECT id FROM inventory_items WHERE sku = $1)
       AND id = (SELECT min(id::text)::uuid FROM order_items)`,
    [{ check: 'promised', expected: 2, found: 3 }],
  ],
  [
    'an order that ended and still holds its blanks',
    `UPDATE orders SET status = 'cancelled' WHERE $1 <> '' AND id = (SELECT min(id::text)::uuid FROM orders)`,
    [{ check: 'promised', expected: 2, found: 3 }],
  ],
])('finds %s', async (_name, damage, problems) => {
  const found = await findAfter(damage)
  expect(found).toMatchObject(problems.map((problem) => ({ sku, ...problem })))
  expect(found).toHaveLength(problems.length)
})

test('reports problems and saves the result', async () => {
  const { pool } = shop.services
  await pool.query('UPDATE inventory_items SET on_hand = on_hand + 1 WHERE sku = $1', [sku])
  const reply = await client.get('/api/admin/inventory-verification')
  expect(reply.json()).toMatchObject({
    ok: false,
    problems: [
      { sku, check: 'chain' },
      { sku, check: 'on_hand' },
    ],
  })
  const { rows } = await pool.query<object>(
    `SELECT ok, details FROM integrity_checks WHERE name = 'stock_ledger'`,
  )
  expect(rows).toEqual([{ ok: false, details: { problems: reply.json<InventoryVerification>().problems } }])
})

/** The damage bypasses triggers and foreign keys and is rolled back. */
async function findAfter(damage: string): Promise<LedgerProblem[]> {
  let found: LedgerProblem[] = []
  const rollback = new Error('taken back')
  await shop.services
    .transaction(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx)
      await sql.raw(damage.replaceAll('$1', `'${sku}'`)).execute(tx)
      found = await findLedgerProblems(tx, 100)
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  return found
}
