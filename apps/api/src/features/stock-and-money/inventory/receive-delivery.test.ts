import type { InventoryItemRecord, InventoryMovementRecord, StockDeliveryRecord } from '@platen/contract'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems } from '../../../testing/stock.ts'
import { openStockClient } from '../../../testing/stock-client.ts'

const shop = sharedTestApp()
const client = shared(() => openStockClient(shop))

const receive = (body: object, headers = {}) => client.post('/api/admin/stock-deliveries', body, headers)
const itemOf = async (id: string) =>
  (await client.get(`/api/admin/inventory-items/${id}`)).json<InventoryItemRecord>()
const countItems = async () =>
  (await shop.services.pool.query<{ count: number }>('SELECT count(*)::integer FROM inventory_items')).rows[0]
    ?.count

test('receives many items and creates the new ones in one document', async () => {
  const [some, more] = [await client.item({ openingQuantity: 2, unitCost: '2.00' }), await client.item()]
  const fresh = client.anItem({ openingQuantity: 7, unitCost: '3.10' })
  const empty = client.anItem({})
  const reply = await receive({
    received: [
      { itemId: more.id, quantity: 5 },
      { itemId: some.id, quantity: 2, unitCost: '4.00' },
    ],
    newItems: [fresh, empty],
    note: 'Note 4711',
  })
  expect(reply.statusCode).toBe(201)
  const { items, note, receivedAt } = reply.json<StockDeliveryRecord>()
  expect([note, receivedAt]).toEqual(['Note 4711', shop.clock.now().toISOString()])
  expect(items.map(({ id, onHand, averageUnitCost }) => [id, onHand, averageUnitCost])).toEqual([
    [more.id, 5, null],
    [some.id, 4, '3.000000'],
    [items[2]!.id, 7, '3.100000'],
    [items[3]!.id, 0, null],
  ])
  const ledger = await client.get(`/api/admin/inventory-movements?itemId=${items[2]!.id}`)
  expect(ledger.json<InventoryMovementRecord[]>()).toMatchObject([
    { type: 'receipt', delta: 7, unitCost: '3.100000', reason: 'Note 4711' },
  ])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('receives all lines or none, and names the line that is wrong', async () => {
  const item = await client.item()
  const before = await countItems()
  const taken = await receive({
    received: [{ itemId: item.id, quantity: 5 }],
    newItems: [client.anItem(), client.anItem({ sku: item.sku.toLowerCase() })],
  })
  expect(refusalOf(taken)).toEqual([409, 'DUPLICATE'])
  expect(errorOf(taken).details).toMatchObject({
    reason: 'sku_used',
    lines: [{ path: 'newItems[1].sku', reason: item.sku }],
  })
  const costly = { quantity: 1_000_000, unitCost: '999999999' }
  const dear = await receive({ received: [{ itemId: item.id, ...costly }] })
  expect(fieldsOf(dear)).toEqual(['received[0].unitCost'])
  const ink = await receive({
    received: [],
    newItems: [
      client.anItem(),
      client.anItem({ kind: 'ink', unit: 'millilitre', garmentVariantId: encodeId('variant', newUuid()) }),
    ],
  })
  expect(fieldsOf(ink)).toEqual(['newItems[1].kind'])
  const unknown = await receive({
    received: [
      { itemId: item.id, quantity: 1 },
      { itemId: encodeId('inventoryItem', newUuid()), quantity: 1 },
    ],
  })
  expect(fieldsOf(unknown)).toEqual(['received[1].itemId'])
  const twice = await receive({
    received: [
      { itemId: item.id, quantity: 1 },
      { itemId: item.id, quantity: 1 },
    ],
  })
  expect(fieldsOf(twice)).toEqual(['received[1].itemId'])
  expect(fieldsOf(await receive({ received: [] }))).toEqual(['received'])
  expect([await countItems(), (await itemOf(item.id)).onHand]).toEqual([before, 0])
})

test('a delivery that is sent twice counts once', async () => {
  const item = await client.item()
  const key = { 'idempotency-key': 'one-delivery' }
  const body = { received: [{ itemId: item.id, quantity: 3 }] }
  const [first, again] = [await receive(body, key), await receive(body, key)]
  expect([first.statusCode, again.body]).toEqual([201, first.body])
  expect((await itemOf(item.id)).onHand).toBe(3)
})

test('sends the same statements for a hundred new items as for one', async () => {
  const items = Array.from({ length: 100 }, () => client.anItem({ openingQuantity: 1 }))
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await receive({ received: [], newItems: items })).statusCode).toBe(201)
  expect(query.mock.calls.length).toBeGreaterThan(3)
  expect(query.mock.calls.length).toBeLessThan(40)
  query.mockRestore()
})
