import { randomBytes } from 'node:crypto'
import type { OrderRecord } from '@platen/contract'
import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/database/transaction.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { rowsRead } from '../../../testing/statements.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import type { NewOrder } from './new-order.ts'
import { insertOrder } from './place-order.store.ts'
import { placeOrder } from './place-order.ts'
import { prepareOrder } from './prepare-order.ts'
import { orderWriter } from './write-orders.ts'

const shop = sharedTestApp()
const storefront = shared(() => openStorefront(shop))
const MANY = 32

let customers = 0

/** A storefront order of a new customer, as `placeOrder` hands it over. */
async function anOrder(quantity = 1, variantId = storefront.variantId): Promise<NewOrder> {
  const customer = (customers += 1)
  const { services, clock } = shop
  const { expectedTotalMinor: _total, ...request } = await storefront.order()
  const prepared = await prepareOrder(
    services,
    {
      ...request,
      items: [{ ...request.items[0]!, variantId, quantity }],
      customer: { name: `Customer ${customer}`, email: `customer-${customer}@example.com` },
      instructionPath: 'payment.instructionId',
      source: 'storefront',
      createdBy: null,
    },
    await services.shop.get(),
    clock.now(),
  )
  return {
    ...prepared,
    limits: {
      ...(await services.shop.get()).unpaidOrders,
      client: randomBytes(16),
      units: quantity,
      maxPercent: 100,
      maxPercentPerCustomer: 100,
    },
    spent: { fingerprint: randomBytes(32), expiresAt: new Date('2030-01-01') },
    answered: {
      claim: {
        scope: 'create',
        key: `key-${customer}`,
        client: `client-${customer}`,
        requestHash: randomBytes(32),
      },
      status: 201,
      beforeNumber: `{"customer":"Zoë ${customer} 👕","number":"`,
      afterNumber: '"}',
    },
  }
}

async function written(ids: readonly string[]) {
  const { rows } = await shop.services.pool.query<{
    id: string
    number: string
    transaction: string
    units: number
    items: number
    prints: number
    events: number
    movements: number
  }>(
    `SELECT o.id, number, o.xmin::text AS transaction, units::int,
       (SELECT count(*)::int FROM order_items AS i WHERE i.order_id = o.id) AS items,
       (SELECT count(*)::int FROM placements AS p JOIN order_items AS i ON i.id = p.order_item_id
        WHERE i.order_id = o.id) AS prints,
       (SELECT count(*)::int FROM events AS e WHERE e.order_id = o.id) AS events,
       (SELECT count(*)::int FROM inventory_movements AS m WHERE m.order_id = o.id) AS movements
     FROM orders AS o WHERE o.id = ANY($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

async function answerUnder(key: string): Promise<string | undefined> {
  const { rows } = await shop.services.pool.query<{ body: string }>(
    'SELECT body FROM idempotency_keys WHERE key = $1',
    [key],
  )
  return rows[0]?.body
}

/** What is wrong with one order of many, and how it is refused. */
const MISTAKES: Record<
  string,
  { spoil: (order: NewOrder) => NewOrder | Promise<NewOrder>; refused: unknown }
> = {
  'more than there is': {
    spoil: (order) => {
      const [wanted] = order.demand
      return { ...order, demand: [{ ...wanted!, quantity: 1_000_000 }] }
    },
    refused: { refused: 'OUT_OF_STOCK' },
  },
  'more than the customer may order unpaid': {
    spoil: (order) => ({ ...order, limits: { ...order.limits!, maxUnitsPerContact: 0 } }),
    refused: { refused: 'UNPAID_UNITS' },
  },
  'more than one address may order unpaid': {
    spoil: (order) => ({ ...order, limits: { ...order.limits!, maxUnitsPerAddress: 0 } }),
    refused: { refused: 'UNPAID_UNITS' },
  },
  'a key that has an answer': {
    spoil: async (order) => {
      const { claim } = order.answered!
      await shop.services.pool.query(
        `INSERT INTO idempotency_keys (scope, key, client, request_hash, status, body, created_at)
         VALUES ($1, $2, $3, $4, 201, '{}', now())`,
        [claim.scope, claim.key, claim.client, randomBytes(32)],
      )
      return order
    },
    refused: { refused: 'IDEMPOTENCY_KEY_TAKEN' },
  },
  'a key whose request was answered elsewhere': {
    spoil: async (order) => {
      const { claim } = order.answered!
      await shop.services.pool.query(
        `INSERT INTO idempotency_keys (scope, key, client, request_hash, status, body, created_at)
         VALUES ($1, $2, 'another network', $3, 201, '{}', now())`,
        [claim.scope, claim.key, claim.requestHash],
      )
      return order
    },
    refused: { refused: 'IDEMPOTENCY_KEY_TAKEN' },
  },
  'a solved challenge that was used': {
    spoil: async (order) => {
      await shop.services.pool.query('INSERT INTO used_challenges VALUES ($1, $2)', [
        order.spent!.fingerprint,
        order.spent!.expiresAt,
      ])
      return order
    },
    refused: { refused: 'CHALLENGE_USED' },
  },
  'an artwork that was removed': {
    spoil: (order) => ({
      ...order,
      order: {
        ...order.order,
        items: order.order.items.map((item) => ({
          ...item,
          placements: item.placements.map((placement) => ({ ...placement, artworkId: newUuid() })),
        })),
      },
    }),
    refused: expect.objectContaining({ constraint: 'placements_artwork_id_fkey' }),
  },
  'a payment method that was removed': {
    spoil: (order) => ({
      ...order,
      order: { ...order.order, instruction: { ...order.order.instruction, id: 'removed' } },
    }),
    refused: expect.objectContaining({ constraint: 'orders_instruction_id_fkey' }),
  },
  'an amount that breaks a rule': {
    spoil: (order) => ({ ...order, order: { ...order.order, totalMinor: -1 } }),
    refused: expect.objectContaining({ constraint: 'money_not_negative' }),
  },
}

test.each(Object.entries(MISTAKES))(
  `one of ${MANY} orders with %s leaves the others as if they were alone`,
  async (_name, { spoil, refused }) => {
    await setOnHand(shop, storefront.variantId, 10_000)
    const before = await onHand(shop, storefront.variantId)
    const orders = await Promise.all(Array.from({ length: MANY }, () => anOrder()))
    orders[11] = await spoil(orders[11]!)
    const write = orderWriter(shop.services.database)
    const outcomes = await Promise.allSettled(orders.map(write))

    const bad = outcomes[11]!
    expect(bad.status === 'fulfilled' ? bad.value : bad.reason).toEqual(
      refused instanceof Object && 'refused' in refused ? expect.objectContaining(refused) : refused,
    )
    const rows = await written(orders.map(({ order }) => order.id))
    expect(rows.size).toBe(MANY - 1)
    for (const [index, { order, answered }] of orders.entries()) {
      if (index === 11) continue
      const outcome = outcomes[index]!
      const row = rows.get(order.id)
      expect(outcome).toEqual({ status: 'fulfilled', value: { number: row?.number } })
      expect(row).toMatchObject({ units: 1, items: 1, prints: 1, events: 1, movements: 1 })
      expect(await answerUnder(answered!.claim.key)).toBe(
        `${answered!.beforeNumber}${row?.number}${answered!.afterNumber}`,
      )
    }
    expect(new Set([...rows.values()].map(({ number }) => number)).size).toBe(MANY - 1)
    expect(await onHand(shop, storefront.variantId)).toEqual({
      onHand: before.onHand,
      reserved: before.reserved + MANY - 1,
    })
    expect(await ledgerProblems(shop)).toEqual([])
  },
)

test(`one of ${MANY} orders with a price that has changed leaves the others as if they were alone`, async () => {
  await setOnHand(shop, storefront.variantId, 10_000)
  const before = await onHand(shop, storefront.variantId)
  const deps = { ...shop.services, writeOrder: orderWriter(shop.services.database) }
  const request = await storefront.order()
  const outcomes = await Promise.allSettled(
    Array.from({ length: MANY }, (_, index) =>
      placeOrder(deps, {
        request: {
          ...request,
          customer: { name: 'Customer', email: `price-${index}@example.com` },
          expectedTotalMinor: request.expectedTotalMinor - (index === 11 ? 1 : 0),
        },
        clientAddress: `192.0.2.${index}`,
        spent: undefined,
        claim: undefined,
      }),
    ),
  )
  const [bad] = outcomes.splice(11, 1)
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'PRICE_CHANGED' } })
  const orders = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? (JSON.parse(outcome.value.response) as OrderRecord) : undefined,
  )
  expect(new Set(orders.map((order) => order?.number)).size).toBe(MANY - 1)
  expect(orders).not.toContain(undefined)
  expect(await onHand(shop, storefront.variantId)).toEqual({
    onHand: before.onHand,
    reserved: before.reserved + MANY - 1,
  })
  expect(await ledgerProblems(shop)).toEqual([])
})

test('orders that wait at the same moment are written in few transactions', async () => {
  await setOnHand(shop, storefront.variantId, 10_000)
  const orders = await Promise.all(Array.from({ length: MANY }, () => anOrder()))
  await Promise.all(orders.map(orderWriter(shop.services.database)))
  const rows = await written(orders.map(({ order }) => order.id))
  expect(rows.size).toBe(MANY)
  expect(new Set([...rows.values()].map(({ transaction }) => transaction)).size).toBeLessThanOrEqual(2)
})

test('the last units go to whoever came first, and nobody gets one too many', async () => {
  const { reserved } = await onHand(shop, storefront.variantId)
  await setOnHand(shop, storefront.variantId, reserved + 13)
  const quantities = [1, 2, 3, 1, 2, 5, 3, 1, 2, 3, 1]
  const orders = await Promise.all(quantities.map((quantity) => anOrder(quantity)))
  const placed = await Promise.all(orders.map(orderWriter(shop.services.database)))
  expect(placed.map(({ refused }) => refused ?? 'written')).toEqual([
    ...Array<string>(5).fill('written'),
    // Four are left for the order of five, then three and one.
    'OUT_OF_STOCK',
    'written',
    'written',
    ...Array<string>(3).fill('OUT_OF_STOCK'),
  ])
  expect((await onHand(shop, storefront.variantId)).reserved).toBe(reserved + 13)
  expect(await ledgerProblems(shop)).toEqual([])
})

test('orders of one customer that arrive at once are counted together', async () => {
  await setOnHand(shop, storefront.variantId, 10_000)
  const orders = await Promise.all(Array.from({ length: 8 }, () => anOrder(10)))
  const customer = { ...orders[0]!.order.customer }
  const same = orders.map((order) => ({
    ...order,
    order: { ...order.order, customer },
    limits: { ...order.limits!, maxUnitsPerContact: 30 },
  }))
  const placed = await Promise.all(same.map(orderWriter(shop.services.database)))
  expect(placed.map(({ refused }) => refused ?? 'written')).toEqual([
    ...Array<string>(3).fill('written'),
    ...Array<string>(5).fill('UNPAID_UNITS'),
  ])
})

test('of orders with one solved challenge the first is written, and none delays the orders of others', async () => {
  await setOnHand(shop, storefront.variantId, 10_000)
  const orders = await Promise.all(Array.from({ length: 16 }, () => anOrder()))
  for (const at of [5, 9]) orders[at] = { ...orders[at]!, spent: orders[2]!.spent }
  const placed = await Promise.all(orders.map(orderWriter(shop.services.database)))
  expect(placed.map(({ refused }) => refused)).toEqual(
    orders.map((_order, index) => ([5, 9].includes(index) ? 'CHALLENGE_USED' : undefined)),
  )
  const rows = await written(orders.map(({ order }) => order.id))
  expect(new Set([...rows.values()].map(({ transaction }) => transaction)).size).toBe(1)
})

test('an order whose payment proof does not exist is refused before it meets the orders of others', async () => {
  const met: NewOrder[] = []
  const request = await storefront.order()
  const { instructionId } = request.payment
  const placing = placeOrder(
    {
      ...shop.services,
      writeOrder: (order) => {
        met.push(order)
        return Promise.resolve({ number: 'PL-2026-000001' })
      },
    },
    {
      request: {
        ...request,
        payment: { instructionId, reference: 'A-1', proofUploadId: encodeId('proof', newUuid()) },
        botToken: '',
      },
      clientAddress: '192.0.2.1',
      spent: undefined,
      claim: undefined,
    },
  )
  await expect(placing).rejects.toMatchObject({ fields: [{ path: 'payment.proofUploadId' }] })
  expect(met).toEqual([])
})

test('unpaid orders of a customer are found by key, with the plan of a shop that has none', async () => {
  const { database, pool } = shop.services
  await setOnHand(shop, storefront.variantId, 10_000)
  const orders = await Promise.all(Array.from({ length: MANY }, () => anOrder()))
  await Promise.all(orders.map(orderWriter(database)))
  await pool.query("UPDATE orders SET status = 'cancelled', stage = 'cancelled'")
  await pool.query('VACUUM ANALYZE orders')
  const read = await indexesReadFor(await anOrder())
  expect(read).toEqual(expect.arrayContaining(['orders_unpaid_by_client', 'orders_unpaid_by_email']))
  expect(read).not.toContain('orders_in_hand')
})

test('unpaid orders of a customer are found by key in a shop where thousands had one phone number', async () => {
  await setOnHand(shop, storefront.variantId, 10_000)
  const first = await anOrder()
  await orderWriter(shop.services.database)(first)
  const read = await indexesReadFor(await anOrder(), async (tx) => {
    await sql`
      INSERT INTO orders
      SELECT copied.* FROM orders AS o, generate_series(1, 2000) AS i,
        -- In the list of columns it would be called once for each of them.
        jsonb_populate_record(o, jsonb_build_object(
          'id', gen_random_uuid(), 'number', 'OLD-' || i, 'search_text', '') || CASE
          WHEN i % 2 = 0 THEN jsonb_build_object('customer_email', i || '@example.com', 'client_digest', '\\x' || md5(i::text))
          ELSE '{"customer_phone": "+50370000000", "status": "cancelled", "stage": "cancelled", "client_digest": null}'
        END) AS copied
      WHERE o.id = ${first.order.id}`.execute(tx)
    await sql`ANALYZE orders`.execute(tx)
  })
  expect(read).toContain('orders_unpaid_by_phone')
  expect(read).not.toContain('orders_by_phone')
})

/** Which indexes of the orders writing one of them reads. Changes nothing permanently. */
async function indexesReadFor(
  order: NewOrder,
  given: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  let read: string[] = []
  const undo = new Error('The orders are as they were.')
  await shop.services
    .transaction(async (tx) => {
      await given(tx)
      const reads = () => tx.executeQuery<{ index: string; reads: number }>(CompiledQuery.raw(READS))
      const { rows: before } = await reads()
      await insertOrder(tx, order)
      const { rows: after } = await reads()
      read = after.filter((row, index) => row.reads > before[index]!.reads).map(({ index }) => index)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return read
}

const READS = `
  SELECT i.relname AS index, pg_stat_get_xact_numscans(i.oid)::int AS reads
  FROM pg_index AS x JOIN pg_class AS i ON i.oid = x.indexrelid WHERE x.indrelid = 'orders'::regclass ORDER BY i.oid`

test('used keys and challenges are found by key, with the plan of a shop that has none', async () => {
  const { database, pool } = shop.services
  await setOnHand(shop, storefront.variantId, 10_000)
  await pool.query('DELETE FROM idempotency_keys')
  await pool.query('DELETE FROM used_challenges')
  await pool.query('VACUUM ANALYZE idempotency_keys, used_challenges')
  const order = await anOrder()
  const [before, after] = await database.transaction().execute(async (tx) => {
    const scans = () => tx.executeQuery(CompiledQuery.raw(SCANS))
    const start = await scans()
    await insertOrder(tx, order)
    return [start.rows, (await scans()).rows]
  })
  expect(after).toEqual(before)
})

const SCANS = `
  SELECT relname, seq_scan FROM pg_stat_xact_user_tables
  WHERE relname IN ('idempotency_keys', 'used_challenges') ORDER BY relname`

test('the cost of an order does not grow with the number of stock items', async () => {
  await setOnHand(shop, storefront.variantId, 10_000)
  const order = await anOrder()
  const read = await rowsRead(shop, {
    table: 'inventory_items',
    given: (tx) =>
      sql`INSERT INTO inventory_items (id, sku, name, kind, unit)
        SELECT gen_random_uuid(), 'SPARE-' || i, 'Spare ' || i, 'other', 'piece' FROM generate_series(1, 50) AS i`.execute(
        tx,
      ),
    work: (tx) => insertOrder(tx, order),
  })
  expect(read).toBeLessThan(10)
})
