import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import {
  ORDER_QUEUES,
  type AdminOrderRecord,
  type AdminOrderSummary,
  type OrderRecord,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { orderColumns } from '../../../testing/order-columns.ts'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { rowsRead, statementsDuring } from '../../../testing/statements.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { readFilter } from './order-filter.ts'
import { findOrders } from './order-list.store.ts'

const ORDERS = '/api/admin/orders'
const DAY_MS = 24 * 3_600_000

/** Nine orders, an hour apart, oldest first. */
const placed: OrderRecord[] = []
const CUSTOMERS = ['Ana Beltrán', 'Luis Mejía', 'Zoë Quintanilla'] as const
const shop = sharedTestApp({
  now: new Date('2026-11-19T22:30:00Z'),
  config: { sessionIdleMinutes: 60_000, sessionMaxHours: 1_000 },
})
const storefront = shared(() => openStorefront(shop))
const owner = shared(() => aMember(shop, 'owner'))
beforeAll(async () => {
  await setOnHand(shop, storefront.variantId, 1_000)
  for (let n = 0; n < 9; n += 1) {
    placed.push(
      await storefront.ordered({
        customer: { name: CUSTOMERS[n % 3]!, email: `guest${n}@example.com`, phone: `+5037000123${n}` },
        payment: { instructionId: 'bank_main', ...(n % 3 === 0 ? { reference: `SLIP-${n}` } : {}) },
        ...(n % 2 === 0
          ? {}
          : { fulfilment: { method: 'delivery', address: { line1: 'A 1', city: 'B', country: 'SV' } } }),
      }),
    )
    shop.clock.advance(3_600_000)
  }
})

const list = (query = '') => shop.get(`${ORDERS}${query}`, owner.headers)
const idsIn = (reply: LightMyRequestResponse) => reply.json<AdminOrderSummary[]>().map(({ id }) => id)
const ids = (...numbers: readonly number[]) => numbers.map((n) => placed[n]!.id)
const set = (n: number, change: string) =>
  shop.services.pool.query(`UPDATE orders SET ${change} WHERE id = $1`, [decodeId('order', placed[n]!.id)])
const nextOf = (reply: LightMyRequestResponse) =>
  /^<([^>]+)>; rel="next"$/.exec(String(reply.headers.link))?.[1]

test('lists summaries of orders, newest first', async () => {
  const reply = await list()
  expect(idsIn(reply)).toEqual(ids(8, 7, 6, 5, 4, 3, 2, 1, 0))
  expect(reply.headers.link).toBeUndefined()
  const { number, promisedBy, createdAt } = placed[8]!
  expect(reply.json<AdminOrderSummary[]>()[0]).toEqual({
    id: placed[8]!.id,
    number,
    stage: 'awaiting_payment',
    status: 'open',
    paymentStatus: 'unpaid',
    artworkStatus: 'approved',
    proofStatus: 'none',
    productionStatus: 'blocked',
    fulfilmentStatus: 'unfulfilled',
    source: 'storefront',
    test: false,
    customerName: 'Zoë Quintanilla',
    units: 1,
    totals: { totalMinor: 1450, dueMinor: 1450 },
    currency: 'USD',
    fulfilmentMethod: 'pickup',
    slotDate: null,
    promisedBy,
    neededBy: null,
    stageSince: createdAt,
    createdAt,
    queues: ['payment'],
    unreadMessages: 0,
    allowedActions: ['record_payment', 'send_proof', 'change', 'hold', 'cancel', 'add_note', 'edit'],
  })
})

const isAboutDocuments = (action: string) => action === 'issue_invoice' || action === 'issue_credit_note'

test('says of each order what the order says of itself, whatever the page', async () => {
  const all = (await list('?limit=200')).json<AdminOrderSummary[]>()
  expect(all).toHaveLength(9)
  for (const summary of all) {
    const order = (await shop.get(`${ORDERS}/${summary.id}`, owner.headers)).json<AdminOrderRecord>()
    const {
      fulfilmentMethod,
      slotDate,
      customerName,
      units,
      stageSince,
      unreadMessages,
      allowedActions,
      ...same
    } = summary
    expect(order).toMatchObject({ ...same, fulfilment: { method: fulfilmentMethod } })
    expect([slotDate, customerName, units, unreadMessages]).toEqual([null, order.customer.name, 1, 0])
    expect(stageSince).toBe(order.createdAt)
    // Whether there is an invoice is read for one order only.
    expect(order.allowedActions.filter((action) => !isAboutDocuments(action))).toEqual(allowedActions)
  }
  expect((await list()).body).toBe((await list('?limit=51')).body)
  const after = `cursor=${all[2]!.id}`
  expect((await list(`?${after}`)).json()).toEqual(all.slice(3))
  expect((await list(`?${after}`)).body).toBe((await list(`?limit=51&${after}`)).body)
})

test.each(['', '&sort=due', '&sort=oldest', '&stage=awaiting_payment,payment_review', '&q=example.com'])(
  'pages through all orders exactly once while new ones arrive: %s',
  async (filter) => {
    const whole = idsIn(await list(`?limit=200${filter}`))
    expect(whole.length).toBeGreaterThan(8)
    const seen: string[] = []
    let url: string | undefined = `${ORDERS}?limit=4${filter}`
    while (url !== undefined) {
      const reply: LightMyRequestResponse = await shop.get(url, owner.headers)
      seen.push(...idsIn(reply))
      url = nextOf(reply)
      if (seen.length === 4 && !/due|oldest/.test(filter)) await storefront.ordered({})
    }
    expect(seen).toEqual(whole)
    await shop.services.pool.query(
      `UPDATE orders SET status = 'expired', stage = 'expired', search_text = '' WHERE NOT (id = ANY($1))`,
      [placed.map(({ id }) => decodeId('order', id))],
    )
  },
)

test('reads a page in one statement', async () => {
  const statements = await statementsDuring(shop.services.pool, () =>
    list('?stage=awaiting_payment,payment_review'),
  )
  expect(statements.filter((text) => /\borders\b/.test(text))).toHaveLength(1)
})

test.each<[query: string, found: number[]]>([
  ['stage=payment_review', [6, 3, 0]],
  ['stage=payment_review,on_hold', [6, 4, 3, 0]],
  ['stage=payment_review,payment_review', [6, 3, 0]],
  ['status=on_hold', [4]],
  ['paymentStatus=submitted', [6, 3, 0]],
  ['artworkStatus=warning', [5]],
  ['source=counter', [7]],
  ['method=delivery', [7, 5, 3, 1]],
  ['method=delivery&stage=payment_review', [3]],
  ['q=quintanilla', [8, 5, 2]],
  ['q=%20ZOE%20quint%20', [8, 5, 2]],
  ['q=guest4%40', [4]],
  ['q=%2B50370001232', [2]],
  ['q=%2B503%207000%201232', [2]],
  ['q=7000-1232', [2]],
  ['q=1232', [2]],
  ['q=slip-3', [3]],
  ['q=SLIP', [6, 3, 0]],
  ['q=slip&stage=payment_review&limit=2', [6, 3]],
  ['reference=slip-3', [3]],
  ['reference=slip', []],
  ['q=100%25', []],
  ['q=ana_bel', []],
  ['q=mejia&paymentStatus=unpaid&method=delivery', [7, 1]],
  ['dueTo=2026-11-20', [2, 1]],
  ['sort=oldest&limit=3', [0, 1, 2]],
  ['sort=oldest&queue=payment_review', [0, 3, 6]],
  ['sort=due&limit=3', [1, 2, 0]],
  ['sort=due&method=delivery', [1, 3, 5, 7]],
  ['sort=due&dueTo=2026-11-20', [1, 2]],
  ['sort=due&status=completed', []],
])('finds by %s', async (query, found) => {
  await set(1, `promised_by = '2026-11-18'`)
  await set(2, `promised_by = '2026-11-20'`)
  await set(4, `status = 'on_hold', stage = 'on_hold', stage_since = now()`)
  await set(5, `artwork_status = 'warning'`)
  await set(7, `source = 'counter'`)
  // Completed: promised long ago but no longer due.
  await set(8, `status = 'completed', stage = 'completed', promised_by = '2026-11-01'`)
  expect(idsIn(await list(`?${query}`))).toEqual(ids(...found))
})

test('finds the orders of a whole SKU, each once', async () => {
  const { rows } = await shop.services.pool.query<{ sku: string }>(
    `SELECT DISTINCT i.sku FROM order_items AS l JOIN inventory_items AS i ON i.id = l.inventory_item_id`,
  )
  const sku = rows[0]!.sku.toLowerCase()
  const found = async (q: string) =>
    idsIn(await list(`?q=${q}&limit=200`)).filter((id) => placed.some((order) => order.id === id))
  expect(await found(sku)).toEqual(ids(8, 7, 6, 5, 4, 3, 2, 1, 0))
  await set(4, `search_text = search_text || ' ${sku}'`)
  expect(await found(sku)).toEqual(ids(8, 7, 6, 5, 4, 3, 2, 1, 0))
  expect(await found(sku.slice(0, -1))).toEqual(ids(4))
})

test.each(['+503 7000 1232', 'slip-3', 'nothing-like-it'])(
  'finds %s in an old shop without reading its orders',
  async (q) => {
    const columns = await orderColumns(shop.services.pool, ['id', 'number', 'search_text'])
    const read = await rowsRead(shop, {
      table: 'orders',
      given: (tx) =>
        sql`
        INSERT INTO orders (id, number, search_text, ${sql.raw(columns)})
        SELECT gen_random_uuid(), 'PL-2020-' || n, md5(n::text), ${sql.raw(columns)}
        FROM orders, generate_series(1, 5000) AS n
        WHERE id = ${decodeId('order', placed[0]!.id)}`.execute(tx),
      work: (tx) => findOrders(tx, readFilter({ q }, 'UTC'), { after: undefined, limit: 50 }),
    })
    expect(read).toBeLessThan(100)
  },
)

test.each([
  [
    'an e-mail address',
    `customer_email = 'Ana.Only@example.com', search_text = 'ana.only@example.com'`,
    'ana.only@example.com',
  ],
  ['a number', `number = 'PL-2019-100200', search_text = 'pl-2019-100200'`, 'pl-2019-100200'],
  ['a phone number', `customer_phone = '+50371112222', search_text = '+50371112222'`, '%2B503 7111-2222'],
  ['a local phone number', `customer_phone = '+50371112222', search_text = '+50371112222'`, '7111-2222'],
])('finds only the orders of %s that is complete', async (_, own, q) => {
  const key = /'([^']+)'$/.exec(own)![1]!
  await set(2, own)
  // Contains it too.
  await set(5, `search_text = 'mari${key}0'`)
  expect(idsIn(await list(`?q=${q}`))).toEqual(ids(2))
  await set(
    2,
    `customer_email = null, customer_phone = '+50370000000', number = 'PL-2019-000001', search_text = ''`,
  )
  expect(idsIn(await list(`?q=${q}`))).toEqual(ids(5))
})

test.each(['whole-5', 'hole-5'])('finds the payment reference by %s', async (q) => {
  await shop.services.pool.query(
    `UPDATE payments SET reference = 'WHOLE-5' WHERE id = (SELECT id FROM payments ORDER BY id LIMIT 1)`,
  )
  expect(idsIn(await list(`?q=${q}`))).toHaveLength(1)
})

test('a reference that is a part of another order’s number hides neither', async () => {
  const digits = placed[4]!.number.slice(-6)
  const { rows } = await shop.services.pool.query<{ orderId: string }>(
    `UPDATE payments SET reference = $1 WHERE id = (SELECT id FROM payments ORDER BY id LIMIT 1)
     RETURNING order_id AS "orderId"`,
    [digits],
  )
  const found = idsIn(await list(`?q=${digits}`))
  expect(found).toEqual(expect.arrayContaining([...ids(4), encodeId('order', rows[0]!.orderId)]))
})

test('finds what all payment references contain without looking at all of them', async () => {
  const read = await rowsRead(shop, {
    table: 'payments',
    given: async (tx) => {
      const columns = await orderColumns(shop.services.pool, ['id', 'number', 'search_text'])
      await sql`
        WITH copies AS (
          INSERT INTO orders (id, number, search_text, ${sql.raw(columns)})
          SELECT gen_random_uuid(), 'PL-2020-' || n, md5(n::text), ${sql.raw(columns)}
          FROM orders, generate_series(1, 5000) AS n
          WHERE id = ${decodeId('order', placed[0]!.id)}
          RETURNING id, instruction_id
        )
        INSERT INTO payments (id, order_id, instruction_id, method, amount_minor, reference, submitted_at)
        SELECT gen_random_uuid(), id, instruction_id, 'bank_transfer', 1, 'TRANSFER-' || id, now() FROM copies`.execute(
        tx,
      )
      await sql`ANALYZE orders`.execute(tx)
    },
    work: (tx) => findOrders(tx, readFilter({ q: 'transfer' }, 'UTC'), { after: undefined, limit: 50 }),
  })
  expect(read).toBeLessThan(3_000)
})

test('finds an order number of any year by its digits', async () => {
  const { number } = placed[3]!
  const digits = number.slice(-6)
  expect(idsIn(await list(`?q=${digits}`))).toEqual(ids(3))
  await set(3, `number = 'PL-2019-${digits}', search_text = 'pl-2019-${digits} ana'`)
  expect(idsIn(await list(`?q=${digits}`))).toEqual(ids(3))
})

test('days are in the time zone of the store', async () => {
  // San Salvador is six hours behind UTC: the last of these orders were made on the 20th there.
  const { rows } = await shop.services.pool.query<{ time_zone: string }>(
    'SELECT time_zone FROM store_settings',
  )
  expect(rows[0]?.time_zone).toBe('America/El_Salvador')
  expect(idsIn(await list('?to=2026-11-19'))).toEqual(ids(7, 6, 5, 4, 3, 2, 1, 0))
  expect(idsIn(await list('?from=2026-11-20'))).not.toContain(placed[7]!.id)
  expect(idsIn(await list('?from=2026-11-20'))).toContain(placed[8]!.id)
  expect(idsIn(await list('?from=2026-11-19&to=2026-11-19'))).toEqual(ids(7, 6, 5, 4, 3, 2, 1, 0))
  expect(idsIn(await list('?from=0001-01-01&to=9999-12-31&limit=200'))).toEqual(
    idsIn(await list('?limit=200')),
  )
  expect(idsIn(await list('?to=0001-01-01'))).toEqual([])
  expect(idsIn(await list('?from=9999-12-31'))).toEqual([])
})

test.each([
  'limit=0',
  'limit=-1',
  'limit=1000000000',
  'limit=abc',
  'cursor=pay_01jd3v9k6qf2nt7wz5xr8m0abc',
  'cursor=x',
  'stage=paid',
  'stage=ready,',
  'status=lost',
  'sort=cheapest',
  'from=2026-02-30',
  'from=yesterday',
  'from=2026-11-20&to=2026-11-19',
  'dueTo=2026-13-01',
  'q=ab',
  'q=%20%20ab%20%20',
  'q=---',
  'q=',
  'q=ana%00',
  `q=${'a'.repeat(81)}`,
  'colour=red',
])('refuses %s', async (query) => {
  const reply = await list(`?${query}`)
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
})

test('a cursor that is not an order still returns a page', async () => {
  const reply = await list(
    `?cursor=${encodeId('order', newUuid(new Date(shop.clock.now().getTime() + DAY_MS)))}`,
  )
  expect(idsIn(reply).slice(-1)).toEqual(ids(0))
  expect((await list(`?sort=due&cursor=${encodeId('order', newUuid())}`)).json()).toEqual([])
})

test('filters by queue exactly the orders that say they wait in it', async () => {
  await shop.services.pool.query(`UPDATE placements SET state = 'warning'`)
  const states = [
    `confirmed_at = now(), artwork_status = 'warning', production_status = 'queued', stage = 'ready_to_print'`,
    `confirmed_at = now(), artwork_status = 'failed', production_status = 'in_production', stage = 'in_production'`,
    `confirmed_at = now(), artwork_status = 'approved', production_status = 'done', fulfilment_status = 'ready', stage = 'ready'`,
    `status = 'on_hold', artwork_status = 'changes_requested', stage = 'on_hold'`,
    `artwork_status = 'passed'`,
    `status = 'cancelled', stage = 'cancelled', paid_minor = 100`,
    `proof_status = 'wanted'`,
    `proof_status = 'sent'`,
  ]
  for (const [n, change] of states.entries())
    await set(n, `status = 'open', ${change}`.replace(/status = 'open', status/, 'status'))
  const all = (await list('?limit=200')).json<AdminOrderSummary[]>()
  expect(new Set(all.flatMap(({ queues }) => queues)).size).toBe(ORDER_QUEUES.length)
  for (const queue of ORDER_QUEUES) {
    const waiting = all.filter(({ queues }) => queues.includes(queue)).map(({ id }) => id)
    expect([queue, idsIn(await list(`?limit=200&queue=${queue}`))]).toEqual([queue, waiting])
  }
  const anyOf = ['ready_to_print', 'artwork_review', 'refund'] as const
  const waiting = all.filter(({ queues }) => anyOf.some((queue) => queues.includes(queue)))
  expect(idsIn(await list(`?limit=200&queue=${anyOf.join()}`))).toEqual(waiting.map(({ id }) => id))
})

test.each([
  ['payment_review,handover,refund', 'newest'],
  ['payment_review', 'oldest'],
] as const)(
  'filters by queues %s in an old shop without reading its orders, %s first',
  async (queue, sort) => {
    const columns = await orderColumns(shop.services.pool, ['id', 'number', 'status', 'stage'])
    const read = await rowsRead(shop, {
      table: 'orders',
      given: (tx) =>
        sql`
      INSERT INTO orders (id, number, status, stage, ${sql.raw(columns)})
      SELECT gen_random_uuid(), 'PL-2020-' || n, 'completed', 'completed', ${sql.raw(columns)}
      FROM orders, generate_series(1, 5000) AS n
      WHERE id = ${decodeId('order', placed[0]!.id)}`.execute(tx),
      work: (tx) =>
        findOrders(tx, readFilter({ queue, sort }, 'UTC'), {
          after: undefined,
          limit: 50,
        }),
    })
    expect(read).toBeLessThan(100)
  },
)

test('finds completed unpaid orders without reading the paid or the open ones', async () => {
  const columns = await orderColumns(shop.services.pool, ['id', 'number', 'stage', 'payment_status'])
  const read = await rowsRead(shop, {
    table: 'orders',
    given: (tx) =>
      sql`
      INSERT INTO orders (id, number, stage, payment_status, ${sql.raw(columns)})
      SELECT gen_random_uuid(), 'PL-2020-' || kind.stage || kind.payment || n, kind.stage::order_stage, kind.payment::payment_status,
        ${sql.raw(columns)}
      FROM orders AS o, (VALUES ('completed', 'paid', 3000), ('awaiting_payment', 'unpaid', 3000), ('completed', 'unpaid', 1))
        AS kind (stage, payment, copies), generate_series(1, kind.copies) AS n
      WHERE o.id = ${decodeId('order', placed[0]!.id)}`.execute(tx),
    work: (tx) =>
      findOrders(tx, readFilter({ stage: 'completed', paymentStatus: 'unpaid' }, 'UTC'), {
        after: undefined,
        limit: 50,
      }),
  })
  expect(read).toBeLessThan(100)
})

test('reads the prints of the listed orders only, even when every order has some to fix', async () => {
  const columns = await orderColumns(shop.services.pool, ['id', 'number', 'artwork_status'])
  const read = await rowsRead(shop, {
    table: 'placements',
    given: (tx) =>
      sql`
      WITH copies AS (
        INSERT INTO orders (id, number, artwork_status, ${sql.raw(columns)})
        SELECT gen_random_uuid(), 'PL-2020-' || n, 'failed', ${sql.raw(columns)}
        FROM orders, generate_series(1, 3000) AS n
        WHERE id = ${decodeId('order', placed[0]!.id)}
        RETURNING id
      ), lines AS (
        INSERT INTO order_items (id, order_id, position, variant_id, garment_name, colour, size, quantity,
          reserved_quantity, unit_price_minor, line_total_minor)
        SELECT gen_random_uuid(), c.id, 0, i.variant_id, i.garment_name, i.colour, i.size, 1, 0, 1, 1
        FROM copies AS c, order_items AS i WHERE i.order_id = ${decodeId('order', placed[0]!.id)} AND i.position = 0
        RETURNING id
      )
      INSERT INTO placements (id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm,
        offset_y_mm, rotation_deg, size_tier_id, price_minor, state, preflight)
      SELECT gen_random_uuid(), l.id, 0, p.zone_id, p.artwork_id, p.width_mm, p.height_mm, 0, 0, 0, p.size_tier_id, 1,
        'failed', '{}'
      FROM lines AS l, (SELECT * FROM placements LIMIT 1) AS p`.execute(tx),
    work: async (tx) => {
      await sql`ANALYZE orders, order_items`.execute(tx)
      await findOrders(tx, readFilter({}, 'UTC'), { after: undefined, limit: 51 })
    },
  })
  expect(read).toBeLessThan(100)
})

const exported = (query = '', headers = owner.headers) => shop.get(`${ORDERS}/export${query}`, headers)
const linesOf = (reply: LightMyRequestResponse) => reply.body.split('\r\n')

test('exports the filtered orders as CSV for spreadsheets', async () => {
  await set(6, `customer_name = '=HYPERLINK("http://evil.example","x")'`)
  const reply = await exported('?paymentStatus=submitted')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders-2026-11-20.csv"',
    'cache-control': 'no-store',
  })
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [heading, first, ...rest] = linesOf(reply)
  expect(heading).toContain('Number,Created at,Source,Stage')
  expect(rest).toHaveLength(3)
  expect(rest.at(-1)).toBe('')
  expect(first).toContain(placed[6]!.number)
  expect(first).toContain(
    `,"'=HYPERLINK(""http://evil.example"",""x"")",guest6@example.com,'+50370001236,1,USD,14.50,`,
  )
})

test('an export requires its own permission and valid filters', async () => {
  const support = await aMember(shop, 'support')
  expect(codeOf(await exported('', support.headers))).toBe('FORBIDDEN')
  expect(codeOf(await exported('?from=2026-11-20&to=2026-11-19'))).toBe('VALIDATION_FAILED')
  expect((await exported('?limit=1')).statusCode).toBe(422)
})

test('exports more orders than it keeps in memory, each once', async () => {
  await multiplied(1_200)
  const numbers = linesOf(await exported('?source=phone'))
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(numbers).toHaveLength(1_200)
  expect(new Set(numbers).size).toBe(1_200)

  const statements = await statementsDuring(shop.services.pool, async () => {
    const head = await shop.app.inject({
      method: 'HEAD',
      url: `${ORDERS}/export?source=phone`,
      headers: owner.headers,
    })
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    await exported('?source=phone')
  })
  // One for HEAD, which reads no rows, and three for the export.
  expect(statements.filter((text) => /\borders\b/.test(text))).toHaveLength(4)
})

test('stops reading when the client disconnects during the export', async () => {
  await multiplied(20_000)
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const statements = await statementsDuring(shop.services.pool, async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `GET ${ORDERS}/export?source=phone HTTP/1.1\r\nHost: a\r\nCookie: ${String(owner.headers.cookie)}\r\n\r\n`,
    )
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => shop.services.shedding.active.ordinary).toBe(0)
  })
  // The whole export would be forty batches.
  expect(statements.filter((text) => /\borders\b/.test(text)).length).toBeLessThan(20)
})

/** Copies of the first order, as if they had come by phone. */
async function multiplied(count: number): Promise<void> {
  const columns = await orderColumns(shop.services.pool, ['id', 'number', 'source'])
  await shop.services.pool.query(`DELETE FROM orders WHERE source = 'phone'`)
  await shop.services.pool.query(
    `INSERT INTO orders (id, number, source, ${columns})
     SELECT gen_random_uuid(), 'PL-2020-' || n, 'phone', ${columns}
     FROM orders, generate_series(1, $2) AS n WHERE id = $1`,
    [decodeId('order', placed[0]!.id), count],
  )
}
