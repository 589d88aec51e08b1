import type { InventoryItemRecord, InventoryMovementRecord, StockCountRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, setOnHand } from '../../../testing/stock.ts'
import { openStockClient } from '../../../testing/stock-client.ts'
import { openStorefront } from '../../../testing/storefront.ts'

const shop = sharedTestApp()
const client = shared(() => openStockClient(shop))

const count = (counts: readonly { itemId: string; counted: number }[], more: object = {}) =>
  client.post('/api/admin/stock-counts', { counts, ...more })
const onHandOf = async (id: string) =>
  (await client.get(`/api/admin/inventory-items/${id}`)).json<InventoryItemRecord>().onHand

test('counts many items at once and reports differences and their value', async () => {
  const [short, over, exact, unpriced] = [
    await client.item({ openingQuantity: 10, unitCost: '1.255' }),
    await client.item({ openingQuantity: 10, unitCost: '1.255' }),
    await client.item({ openingQuantity: 10, unitCost: '1.255' }),
    await client.item({ openingQuantity: 10 }),
  ]
  const reply = await count(
    [
      { itemId: short.id, counted: 9 },
      { itemId: over.id, counted: 11 },
      { itemId: exact.id, counted: 10 },
      { itemId: unpriced.id, counted: 0 },
    ],
    { note: 'Year end' },
  )
  expect(reply.statusCode).toBe(201)
  expect(reply.json<StockCountRecord>()).toEqual({
    countedAt: shop.clock.now().toISOString(),
    note: 'Year end',
    currency: 'USD',
    counts: [
      { itemId: short.id, sku: short.sku, expected: 10, counted: 9, variance: -1, varianceCostMinor: -126 },
      { itemId: over.id, sku: over.sku, expected: 10, counted: 11, variance: 1, varianceCostMinor: 126 },
      { itemId: exact.id, sku: exact.sku, expected: 10, counted: 10, variance: 0, varianceCostMinor: 0 },
      {
        itemId: unpriced.id,
        sku: unpriced.sku,
        expected: 10,
        counted: 0,
        variance: -10,
        varianceCostMinor: null,
      },
    ],
  })
  expect(await onHandOf(short.id)).toBe(9)
  const ledger = await client.get(`/api/admin/inventory-movements?itemId=${exact.id}&type=count`)
  expect(ledger.json<InventoryMovementRecord[]>()).toMatchObject([
    { delta: 0, quantity: 10, reason: 'Year end' },
  ])
  const { rows } = await shop.services.pool.query<object>(
    `SELECT message, changes FROM audit_log WHERE action = 'stock.counted'`,
  )
  expect(rows).toEqual([
    {
      message: 'The production counted 4 stock items; 3 differed.',
      changes: [
        { path: short.sku, from: 10, to: 9 },
        { path: over.sku, from: 10, to: 11 },
        { path: unpriced.sku, from: 10, to: 0 },
      ],
    },
  ])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('refuses the whole count when more is reserved than was counted, naming every such item', async () => {
  const reserved = await Promise.all(
    ['M', 'L'].map(async (size) => {
      const storefront = await openStorefront(shop, { size })
      await setOnHand(shop, storefront.variantId, 5)
      expect((await storefront.place(await storefront.order())).statusCode).toBe(201)
      const items = (await client.get('/api/admin/inventory-items?q=tee-black')).json<InventoryItemRecord[]>()
      return items.find(({ garmentVariantId }) => garmentVariantId === storefront.variantId)!
    }),
  )
  const free = await client.item({ openingQuantity: 3 })
  const reply = await count([free, ...reserved].map(({ id }) => ({ itemId: id, counted: 0 })))
  expect(refusalOf(reply)).toEqual([409, 'OUT_OF_STOCK'])
  for (const { sku } of reserved) expect(reply.body).toContain(`${sku} (0 counted, 1 reserved)`)
  expect(reply.body).not.toContain(free.sku)
  expect(await onHandOf(free.id)).toBe(3)
})

test('names items that are unknown or counted twice', async () => {
  const item = await client.item({ openingQuantity: 3 })
  const unknown = encodeId('inventoryItem', newUuid())
  const lost = await count([
    { itemId: item.id, counted: 1 },
    { itemId: unknown, counted: 1 },
  ])
  expect([lost.statusCode, fieldsOf(lost)]).toEqual([422, ['counts[1].itemId']])
  const twice = await count([
    { itemId: item.id, counted: 1 },
    { itemId: item.id, counted: 2 },
  ])
  expect([twice.statusCode, fieldsOf(twice)]).toEqual([422, ['counts[1].itemId']])
  expect(await onHandOf(item.id)).toBe(3)
  expect((await count([])).statusCode).toBe(422)
  expect((await count([{ itemId: item.id, counted: -1 }])).statusCode).toBe(422)
})

test('the same request with one key is one count', async () => {
  const item = await client.item({ openingQuantity: 3 })
  const body = { counts: [{ itemId: item.id, counted: 1 }] }
  const key = { 'idempotency-key': 'count-once' }
  const first = await client.post('/api/admin/stock-counts', body, key)
  await client.move(item.id, { type: 'receipt', quantity: 5 })
  const again = await client.post('/api/admin/stock-counts', body, key)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(await onHandOf(item.id)).toBe(6)
})

test('simultaneous counts of the same items leave a consistent ledger', async () => {
  const items = await Promise.all([1, 2, 3].map(() => client.item({ openingQuantity: 5 })))
  const lines = items.map(({ id }) => ({ itemId: id, counted: 4 }))
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => count(n % 2 === 0 ? lines : lines.toReversed())),
  )
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  for (const { id } of items) expect(await onHandOf(id)).toBe(4)
  expect(await ledgerProblems(shop)).toEqual([])
})
