import type { InventoryItemRecord } from '@platen/contract'
import { beforeEach, expect, test } from 'vitest'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStockClient } from '../../../testing/stock-client.ts'
import { watchStock } from './watch-stock.ts'

const shop = sharedTestApp()
const client = shared(() => openStockClient(shop))
/** Emits the events for items that are low in the seed data. */
beforeEach(() => watchStock(shop.services))

const eventsOf = async ({ id }: InventoryItemRecord) => {
  const { rows } = await shop.services.pool.query<{ payload: object }>(
    `SELECT payload FROM events WHERE type = 'inventory.low' AND payload ->> 'itemId' = $1`,
    [id],
  )
  return rows.map(({ payload }) => payload)
}

test('emits one event when an item falls to its reorder point, and another after restocking', async () => {
  const item = await client.item({ openingQuantity: 6, reorderPoint: 5 })
  expect(await watchStock(shop.services)).toBe(0)
  await client.move(item.id, { type: 'consumption', quantity: 1 })
  expect(await watchStock(shop.services)).toBe(1)
  expect(await eventsOf(item)).toEqual([{ itemId: item.id, sku: item.sku, available: 5, reorderPoint: 5 }])

  await client.move(item.id, { type: 'consumption', quantity: 1 })
  expect(await watchStock(shop.services)).toBe(0)

  await client.move(item.id, { type: 'receipt', quantity: 10 })
  expect(await watchStock(shop.services)).toBe(0)
  await client.move(item.id, { type: 'count', quantity: 2 })
  expect(await watchStock(shop.services)).toBe(1)
  expect(await eventsOf(item)).toHaveLength(2)
})

test('ignores inactive items until they are active again', async () => {
  const item = await client.item({ openingQuantity: 1, reorderPoint: 0 })
  await client.put(
    `/api/admin/inventory-items/${item.id}`,
    client.anEdit(item, { active: false, reorderPoint: 5 }),
  )
  expect(await watchStock(shop.services)).toBe(0)
  const { json } = await client.get(`/api/admin/inventory-items/${item.id}`)
  await client.put(`/api/admin/inventory-items/${item.id}`, client.anEdit(json(), { active: true }))
  expect(await watchStock(shop.services)).toBe(1)
})

test('skips locked items and reports them in the next run', async () => {
  const item = await client.item({ openingQuantity: 1, reorderPoint: 5 })
  const held = await shop.services.pool.connect()
  try {
    await held.query('BEGIN')
    await held.query('UPDATE inventory_items SET updated_at = now() WHERE sku = $1', [item.sku])
    expect(await watchStock(shop.services)).toBe(0)
  } finally {
    await held.query('ROLLBACK')
    held.release()
  }
  expect(await watchStock(shop.services)).toBe(1)
})

test('replicas that check at the same time emit one event', async () => {
  const items = await Promise.all([1, 2, 3].map(() => client.item({ reorderPoint: 5 })))
  await Promise.all([watchStock(shop.services), watchStock(shop.services), watchStock(shop.services)])
  for (const item of items) expect(await eventsOf(item)).toHaveLength(1)
})
