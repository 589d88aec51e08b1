import type { InventoryItemRecord, InventoryMovementRecord, OrderRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { dayIn } from '@platen/formats/calendar'
import { codeOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, setOnHand } from '../../../testing/stock.ts'
import { openStockClient } from '../../../testing/stock-client.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const client = shared(() => openStockClient(shop))

const read = async (id: string) =>
  (await client.get(`/api/admin/inventory-items/${id}`)).json<InventoryItemRecord>()
const ledger = async (query: string) =>
  (await client.get(`/api/admin/inventory-movements?${query}`)).json<InventoryMovementRecord[]>()

test('every type changes stock in its own way', async () => {
  const { id } = await client.item()
  const steps = [
    [{ type: 'receipt', quantity: 10, unitCost: '4.000000' }, 10, 10],
    [{ type: 'receipt', quantity: 30, unitCost: '5.000000' }, 30, 40],
    [{ type: 'consumption', quantity: 5 }, -5, 35],
    [{ type: 'waste', quantity: 2, reason: 'Scorched' }, -2, 33],
    [{ type: 'return', quantity: 1 }, 1, 34],
    [{ type: 'adjustment', quantity: -4, reason: 'Given as samples' }, -4, 30],
    [{ type: 'adjustment', quantity: 2, reason: 'Found' }, 2, 32],
    [{ type: 'count', quantity: 31 }, -1, 31],
    [{ type: 'count', quantity: 0 }, -31, 0],
  ] as const
  for (const [movement, delta, onHandAfter] of steps) {
    const reply = await client.move(id, movement)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({ itemId: id, ...movement, delta, onHandAfter })
  }
  expect(await read(id)).toMatchObject({ onHand: 0, averageUnitCost: '4.750000' })

  const written = await ledger(`itemId=${id}`)
  expect(written.map(({ delta }) => delta)).toEqual(steps.map(([, delta]) => delta).toReversed())
  expect(written[0]).toMatchObject({ unitCost: '4.750000', actor: { kind: 'admin', name: 'The production' } })
  expect(written.at(-1)).toMatchObject({ unitCost: '4.000000' })
  expect(await ledgerProblems(shop)).toEqual([])
})

test.each([
  [{ type: 'receipt', quantity: 0 }, 'quantity'],
  [{ type: 'receipt', quantity: -1 }, 'quantity'],
  [{ type: 'consumption', quantity: 0 }, 'quantity'],
  [{ type: 'return', quantity: -2 }, 'quantity'],
  [{ type: 'waste', quantity: -1, reason: 'Torn' }, 'quantity'],
  [{ type: 'count', quantity: -1 }, 'quantity'],
  [{ type: 'adjustment', quantity: 0, reason: 'None' }, 'quantity'],
  [{ type: 'receipt', quantity: 1.5 }, 'quantity'],
  [{ type: 'receipt', quantity: '1' }, 'quantity'],
  [{ type: 'receipt', quantity: 1e10 }, 'quantity'],
  [{ type: 'adjustment', quantity: 1 }, 'reason'],
  [{ type: 'waste', quantity: 1 }, 'reason'],
  [{ type: 'waste', quantity: 1, reason: ' ' }, 'reason'],
  [{ type: 'waste', quantity: 1, reason: 'a\u0000b' }, 'reason'],
  [{ type: 'count', quantity: 1, unitCost: '2' }, 'unitCost'],
  [{ type: 'receipt', quantity: 1, unitCost: '€2' }, 'unitCost'],
  [{ type: 'reservation', quantity: 1 }, 'type'],
  [{ type: 'release', quantity: 1 }, 'type'],
  [{ type: 'receipt', quantity: 1, occurredAt: '2026-02-30T00:00:00Z' }, 'occurredAt'],
  [{ type: 'receipt', quantity: 1, occurredAt: '1999-01-01T00:00:00Z' }, 'occurredAt'],
  [{ type: 'receipt', quantity: 1, orderId: encodeId('order', newUuid()) }, 'orderId'],
  [{ type: 'receipt', quantity: 1, jobId: encodeId('printJob', newUuid()) }, 'jobId'],
  [{ type: 'receipt', quantity: 1, orderId: encodeId('printJob', newUuid()) }, 'orderId'],
  [{ type: 'receipt', quantity: 1, delta: 5 }, 'delta'],
])('refuses %j, naming %s', async (movement, field) => {
  const { id } = await client.item({ openingQuantity: 5 })
  const reply = await client.move(id, movement)
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, [field]])
  expect((await read(id)).onHand).toBe(5)
})

test('a movement happened now by default and never in the future', async () => {
  const { id } = await client.item()
  const now = shop.clock.now()
  const plain = await client.move(id, { type: 'receipt', quantity: 1 })
  expect(plain.json<InventoryMovementRecord>().occurredAt).toBe(now.toISOString())
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString()
  const late = await client.move(id, { type: 'receipt', quantity: 1, occurredAt: yesterday })
  expect(late.json<InventoryMovementRecord>().occurredAt).toBe(yesterday)
  const future = new Date(now.getTime() + 1000).toISOString()
  expect(fieldsOf(await client.move(id, { type: 'receipt', quantity: 1, occurredAt: future }))).toEqual([
    'occurredAt',
  ])
})

test('an unknown item in the body is an invalid field', async () => {
  const reply = await client.move(encodeId('inventoryItem', newUuid()), { type: 'receipt', quantity: 1 })
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, ['itemId']])
})

test('refuses to take more than is in stock', async () => {
  const item = await client.item({ openingQuantity: 3 })
  const reply = await client.move(item.id, { type: 'consumption', quantity: 4 })
  expect(refusalOf(reply)).toEqual([409, 'OUT_OF_STOCK'])
  expect(reply.body).toContain(`${item.sku} has 3 on hand, of which 0 are reserved`)
})

test('refuses to take what is reserved for orders, for every type', async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 5)
  expect((await storefront.place(await storefront.order())).statusCode).toBe(201)
  const { id } = (await client.get('/api/admin/inventory-items?q=tee-black-m&limit=200'))
    .json<InventoryItemRecord[]>()
    .find(({ garmentVariantId }) => garmentVariantId === storefront.variantId)!
  for (const movement of [
    { type: 'consumption', quantity: 5 },
    { type: 'waste', quantity: 5, reason: 'Torn' },
    { type: 'adjustment', quantity: -5, reason: 'Lost' },
    { type: 'count', quantity: 0 },
  ]) {
    expect(codeOf(await client.move(id, movement))).toBe('OUT_OF_STOCK')
  }
  expect((await client.move(id, { type: 'consumption', quantity: 4 })).statusCode).toBe(201)
  expect(await read(id)).toMatchObject({ onHand: 1, reserved: 1, available: 0 })
  expect((await ledger(`itemId=${id}&type=reservation`))[0]).toMatchObject({
    delta: 0,
    quantity: 1,
    actor: { kind: 'system', id: null, name: 'Platen' },
  })
})

test('refuses stock of an implausible value', async () => {
  const { id } = await client.item()
  const reply = await client.move(id, { type: 'receipt', quantity: 1_000_000_000, unitCost: '100.000001' })
  expect(fieldsOf(reply)).toEqual(['unitCost'])
  expect(
    (await client.move(id, { type: 'receipt', quantity: 1_000_000_000, unitCost: '100' })).statusCode,
  ).toBe(201)
})

test('used and wasted material is recorded as a cost at its average, on its day', async () => {
  const film = await client.item({
    kind: 'film',
    unit: 'millimetre',
    openingQuantity: 10_000,
    unitCost: '0.0019',
  })
  const occurredAt = new Date(shop.clock.now().getTime() - 48 * 3_600_000).toISOString()
  await client.move(film.id, { type: 'consumption', quantity: 3000, occurredAt })
  await client.move(film.id, { type: 'waste', quantity: 500, reason: 'Creased' })
  for (const type of ['return', 'count', 'receipt']) await client.move(film.id, { type, quantity: 1 })
  await client.move(film.id, { type: 'adjustment', quantity: -1, reason: 'Measured' })

  const { rows } = await shop.services.pool.query<object>(
    `SELECT category, amount_minor AS minor, quantity, source, incurred_on AS day FROM cost_entries
     WHERE inventory_item_id = $1 ORDER BY incurred_on`,
    [decodeId('inventoryItem', film.id)],
  )
  const day = (time: Date) => dayIn('America/El_Salvador', time)
  expect(rows).toEqual([
    { category: 'film', minor: 570, quantity: 3000, source: 'computed', day: day(new Date(occurredAt)) },
    { category: 'film', minor: 95, quantity: 500, source: 'computed', day: day(shop.clock.now()) },
  ])
})

test('an order and a job may be given if they belong together', async () => {
  const { id } = await client.item({ openingQuantity: 5 })
  const storefront = await openStorefront(shop, { size: 'XL' })
  const place = async () => (await storefront.place(await storefront.order())).json<OrderRecord>().id
  const [orderId, otherId] = [await place(), await place()]
  const jobId = await aJob(orderId)
  const waste = { type: 'waste', quantity: 1, reason: 'Misprint', jobId }
  expect(fieldsOf(await client.move(id, { ...waste, orderId: otherId }))).toEqual(['jobId'])
  expect((await client.move(id, { ...waste, orderId })).json()).toMatchObject({ ...waste, orderId })
})

test('the audit log records a movement without its reason', async () => {
  const { id, sku } = await client.item({ openingQuantity: 5 })
  const movement = await client.move(id, { type: 'waste', quantity: 2, reason: 'Señora Pérez spilt coffee' })
  const { rows } = await shop.services.pool.query<object>(
    `SELECT action, actor_name, message, changes, metadata FROM audit_log WHERE entity_id = $1 AND action LIKE 'stock.%'`,
    [id],
  )
  expect(rows).toEqual([
    {
      action: 'stock.waste',
      actor_name: 'The production',
      message: `The production wrote off 2 of ${sku}.`,
      changes: [{ path: 'onHand', from: 5, to: 3 }],
      metadata: { movementId: movement.json<InventoryMovementRecord>().id, subject: sku },
    },
  ])
})

test('the same request with one key is one movement', async () => {
  const { id } = await client.item()
  const body = { itemId: id, type: 'receipt', quantity: 7 }
  const key = { 'idempotency-key': 'receive-once' }
  const first = await client.post('/api/admin/inventory-movements', body, key)
  const again = await client.post('/api/admin/inventory-movements', body, key)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect((await read(id)).onHand).toBe(7)
})

test('the ledger of all items is paged and leaves out reservations and releases', async () => {
  const { id } = await client.item({ openingQuantity: 1 })
  const seen: InventoryMovementRecord[] = []
  let next: string | undefined = '/api/admin/inventory-movements?limit=40'
  while (next !== undefined) {
    const page = await client.get(next)
    seen.push(...page.json<InventoryMovementRecord[]>())
    next = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
  }
  expect(seen[0]?.itemId).toBe(id)
  expect(new Set(seen.map((movement) => movement.id)).size).toBe(seen.length)
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  const { rows } = await shop.services.pool.query<{ n: number }>(
    `SELECT count(*) AS n FROM inventory_movements WHERE type NOT IN ('reservation', 'release')`,
  )
  expect(seen).toHaveLength(rows[0]!.n)
})

test('the ledger can be filtered by time and type', async () => {
  const { id } = await client.item({ openingQuantity: 1 })
  await client.move(id, { type: 'count', quantity: 2 })
  const [count] = await ledger(`itemId=${id}&type=count`)
  expect(count).toMatchObject({ type: 'count' })
  const at = new Date(count!.createdAt).getTime()
  const times = (from: number, to: number) =>
    `itemId=${id}&from=${new Date(at + from).toISOString()}&to=${new Date(at + to).toISOString()}`
  expect((await ledger(times(-3_600_000, 1))).map(({ type }) => type)).toEqual(['count', 'receipt'])
  expect(await ledger(times(1, 3_600_000))).toEqual([])
  expect((await ledger('type=count&limit=1'))[0]?.id).toBe(count!.id)

  for (const [query, field] of [
    ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', 'to'],
    ['from=2016-12-31T23:59:60Z', 'from'],
    ['type=reservation', 'itemId'],
    ['limit=0', 'limit'],
    ['cursor=ord_01jd3v9k6qf2nt7wz5xr8m0abc', 'cursor'],
  ]) {
    const reply = await client.get(`/api/admin/inventory-movements?${query}`)
    expect([query, reply.statusCode, fieldsOf(reply)]).toEqual([query, 422, [field]])
  }
})

test('roles that may only read cannot record movements', async () => {
  const { id } = await client.item({ openingQuantity: 1 })
  for (const role of ['finance', 'support', 'viewer'] as const) {
    const { headers } = await aMember(shop, role)
    const reply = await shop.post(
      '/api/admin/inventory-movements',
      { itemId: id, type: 'receipt', quantity: 1 },
      headers,
    )
    expect([role, reply.statusCode]).toEqual([role, 403])
    expect((await shop.get(`/api/admin/inventory-items/${id}`, headers)).statusCode).toBe(200)
  }
})

test('fifty simultaneous movements on three items add up exactly', async () => {
  const items = await Promise.all([1, 2, 3].map(() => client.item({ openingQuantity: 10 })))
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      client.move(
        items[index % 3]!.id,
        index % 2 === 0
          ? { type: 'receipt', quantity: 2, unitCost: '3' }
          : { type: 'consumption', quantity: 1 },
      ),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode !== 201)).toEqual([])
  const after = await Promise.all(items.map(({ id }) => read(id)))
  expect(after.reduce((sum, { onHand }) => sum + onHand, 0)).toBe(30 + 25 * 2 - 25)
  expect(await ledgerProblems(shop)).toEqual([])
})

async function aJob(orderId: string): Promise<string> {
  const id = newUuid()
  await shop.services.pool.query(
    `INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at)
     SELECT $1, i.order_id, i.id, p.id, 1, 'queued', now(), now()
     FROM order_items AS i JOIN placements AS p ON p.order_item_id = i.id WHERE i.order_id = $2 LIMIT 1`,
    [id, decodeId('order', orderId)],
  )
  return encodeId('printJob', id)
}
