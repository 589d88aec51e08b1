import type { InventoryItemRecord } from '@platen/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stockDesk, type StockDesk } from '../../testing/stock-desk.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { watchStock } from './watch-stock.ts'

let shop: TestApp
let desk: StockDesk
beforeAll(async () => {
  shop = await startTestApp()
  desk = await stockDesk(shop)
})
afterAll(() => shop.close())
/** What the seed has too little of is told of before. */
beforeEach(() => watchStock(shop.services))

const toldOf = async ({ id }: InventoryItemRecord) => {
  const { rows } = await shop.services.pool.query<{ payload: object }>(
    `SELECT payload FROM events WHERE type = 'inventory.low' AND payload ->> 'itemId' = $1`,
    [id],
  )
  return rows.map(({ payload }) => payload)
}

test('tells once of what falls to its reorder point, and again after there was enough', async () => {
  const item = await desk.item({ openingQuantity: 6, reorderPoint: 5 })
  expect(await watchStock(shop.services)).toBe(0)
  await desk.move(item.id, { type: 'consumption', quantity: 1 })
  expect(await watchStock(shop.services)).toBe(1)
  expect(await toldOf(item)).toEqual([{ itemId: item.id, sku: item.sku, available: 5, reorderPoint: 5 }])

  await desk.move(item.id, { type: 'consumption', quantity: 1 })
  expect(await watchStock(shop.services)).toBe(0)

  await desk.move(item.id, { type: 'receipt', quantity: 10 })
  expect(await watchStock(shop.services)).toBe(0)
  await desk.move(item.id, { type: 'count', quantity: 2 })
  expect(await watchStock(shop.services)).toBe(1)
  expect(await toldOf(item)).toHaveLength(2)
})

test('says nothing of what the shop no longer keeps, until it does again', async () => {
  const item = await desk.item({ openingQuantity: 1, reorderPoint: 0 })
  await desk.put(
    `/api/admin/inventory-items/${item.id}`,
    desk.anEdit(item, { active: false, reorderPoint: 5 }),
  )
  expect(await watchStock(shop.services)).toBe(0)
  const { json } = await desk.get(`/api/admin/inventory-items/${item.id}`)
  await desk.put(`/api/admin/inventory-items/${item.id}`, desk.anEdit(json(), { active: true }))
  expect(await watchStock(shop.services)).toBe(1)
})

test('does not wait for what is being moved, and tells of it the next time', async () => {
  const item = await desk.item({ openingQuantity: 1, reorderPoint: 5 })
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

test('two replicas that look at once tell once', async () => {
  const items = await Promise.all([1, 2, 3].map(() => desk.item({ reorderPoint: 5 })))
  await Promise.all([watchStock(shop.services), watchStock(shop.services), watchStock(shop.services)])
  for (const item of items) expect(await toldOf(item)).toHaveLength(1)
})
