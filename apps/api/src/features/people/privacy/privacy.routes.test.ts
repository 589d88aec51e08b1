import type {
  EstimateRecord,
  OrderRecord,
  PaymentProofRecord,
  PrivacyErasure,
  PrivacyExport,
} from '@platen/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { aLead, aPayment } from '../../../testing/builders.ts'
import { orderColumns } from '../../../testing/order-columns.ts'
import { ESTIMATES, publicPath } from '../../../testing/estimate-client.ts'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { fresh, freshTestApp } from '../../../testing/shared.ts'
import { rowsRead } from '../../../testing/statements.ts'
import { openStorefront, postFile, upload, aPicture, type Storefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { verifyAuditChain } from '../audit-log/index.ts'
import { removeFiles } from '../../../platform/file-removal/index.ts'
import { listOrderIds } from './export.store.ts'
import { COLUMN_CLASSES } from './column-classes.ts'

const shop = freshTestApp()
const owner = fresh(() => aMember(shop, 'owner'))
const store = fresh(() => openStorefront(shop))

const ANA = { email: 'ana@example.com', phone: '+50370005678' }
const exportOf = (person: object, by = owner) => shop.post('/api/admin/privacy-exports', person, by.headers)
const erase = (person: object, headers: Record<string, string> = {}, reason = 'Asked to be forgotten.') =>
  shop.post('/api/admin/privacy-erasures', { ...person, reason }, { ...owner.headers, ...headers })
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows

async function anEndedOrder(
  changes: Parameters<Storefront['order']>[0] = {},
  headers: Record<string, string> = {},
  status = 'completed',
): Promise<OrderRecord> {
  const reply = await store.place(await store.order(changes), headers)
  if (reply.statusCode !== 201) throw new Error(reply.body)
  const order = reply.json<OrderRecord>()
  await query('UPDATE orders SET status = $2 WHERE id = $1', [uuidOf(order), status])
  return order
}
const uuidOf = ({ id }: Pick<OrderRecord, 'id'>) => decodeId('order', id)

async function aProof(): Promise<string> {
  const reply = await postFile(shop, '/api/v1/payment-proofs', await aPicture(200), 'slip of ana.png')
  return reply.json<PaymentProofRecord>().id
}

test.each([{ email: 'Nobody@example.com' }, { phone: '+50370009999' }])(
  'finds the orders of %j in an old shop without reading its orders',
  async (person) => {
    const order = await anEndedOrder()
    const columns = await orderColumns(shop.services.pool, [
      'id',
      'number',
      'customer_email',
      'customer_phone',
    ])
    const read = await rowsRead(shop, {
      table: 'orders',
      given: (tx) =>
        sql`
        INSERT INTO orders (id, number, customer_email, customer_phone, ${sql.raw(columns)})
        SELECT gen_random_uuid(), 'PL-2020-' || n, n || '@example.com', '+5037' || (1000000 + n), ${sql.raw(columns)}
        FROM orders, generate_series(1, 5000) AS n
        WHERE id = ${uuidOf(order)}`.execute(tx),
      work: (tx) => listOrderIds(tx, { ...person, customerIds: [] }),
    })
    expect(read).toBeLessThan(100)
  },
)

test('exports all data of a person and of nobody else', async () => {
  const proofUploadId = await aProof()
  const order = await anEndedOrder({
    payment: { instructionId: 'bank_main', reference: 'TRX-1', payerName: 'Ana Beltrán', proofUploadId },
  })
  await anEndedOrder({ customer: { name: 'Luis', email: 'luis@example.com' } })
  await query(
    `INSERT INTO order_notes (id, order_id, author_id, body, created_at) VALUES ($1, $2, $3, 'Nice person', now())`,
    [newUuid(), uuidOf(order), owner.userId],
  )
  const lead = await aLead(shop.services.pool, { name: 'Ana', email: 'Ana@Example.com' })
  await aLead(shop.services.pool)

  const reply = await exportOf({ email: 'ANA@example.com' })
  expect(reply.statusCode).toBe(201)
  const kept = reply.json<PrivacyExport>()
  expect(kept.orders.map(({ number }) => number)).toEqual([order.number])
  expect(kept.orders[0]?.customer).toMatchObject({ name: 'Ana Beltrán', phone: ANA.phone })
  expect(kept.payments).toMatchObject([{ orderNumber: order.number, payerName: 'Ana Beltrán' }])
  expect(kept.notes).toMatchObject([{ body: 'Nice person' }])
  expect(kept.leads).toMatchObject([{ id: encodeId('lead', lead.id), name: 'Ana' }])
  expect(kept.files.map(({ id, kind, fileName }) => [id, kind, fileName])).toEqual(
    expect.arrayContaining([
      [store.artworkId, 'artwork', 'logo.png'],
      [proofUploadId, 'payment_proof', 'slip of ana.png'],
    ]),
  )
  expect(reply.body).not.toMatch(/luis/i)
  const rows = await query<{ text: string }>(
    `SELECT a::text AS text FROM audit_log a WHERE action = 'privacy.exported'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toMatch(/ana|beltr/i)
})

test('finds a person by phone too, and nothing for an unknown one', async () => {
  await anEndedOrder()
  expect((await exportOf({ phone: ANA.phone })).json<PrivacyExport>().orders).toHaveLength(1)
  const nobody = (await exportOf({ email: 'nobody@example.com' })).json<PrivacyExport>()
  expect([nobody.orders, nobody.payments, nobody.leads, nobody.files]).toEqual([[], [], [], []])
  for (const reply of [await exportOf({}), await erase({})]) {
    expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
  }
})

test('erases a customer from every personal column of every table', async () => {
  const proofUploadId = await aProof()
  const order = await anEndedOrder(
    { payment: { instructionId: 'bank_main', reference: 'TRX-1', payerName: 'x', proofUploadId } },
    { 'idempotency-key': 'first-order' },
  )
  const id = uuidOf(order)
  await query(`UPDATE payments SET status = 'verified', verified_minor = amount_minor WHERE order_id = $1`, [
    id,
  ])
  const [payment] = await query<{ id: string }>('SELECT id FROM payments WHERE order_id = $1', [id])
  await query(
    `INSERT INTO refunds (id, order_id, payment_id, amount_minor, reason, refunded_by, refunded_at)
     VALUES ($1, $2, $3, 1, 'x', $4, now())`,
    [newUuid(), id, payment?.id, owner.userId],
  )
  await query(
    `INSERT INTO order_notes (id, order_id, author_id, body, created_at) VALUES ($1, $2, $3, 'x', now())`,
    [newUuid(), id, owner.userId],
  )
  const lead = await aLead(shop.services.pool)
  await query(`INSERT INTO events (type, lead_id, occurred_at) VALUES ('lead.created', $1, now())`, [lead.id])
  const money = () =>
    query(
      `SELECT o.total_minor, o.paid_minor, o.status, o.payment_status, p.amount_minor, p.verified_minor, r.amount_minor AS back,
         (SELECT sum(delta) FROM inventory_movements) AS moved
       FROM orders o JOIN payments p ON p.order_id = o.id JOIN refunds r ON r.order_id = o.id`,
    )
  const before = await money()
  await anApprovedEstimate()

  const marked = await markPersonalColumns()
  expect(marked).toBeGreaterThan(20)
  const reply = await erase({ email: `${MARKER}@example.com` }, { 'idempotency-key': 'forget' })
  expect(reply.json<PrivacyErasure>()).toEqual({
    customers: 1,
    orders: 1,
    leads: 1,
    estimates: 1,
    files: 2,
    documentsKept: 0,
  })
  expect(await tablesThatSay(MARKER)).toEqual([])
  expect(await tablesThatSay('ana@example')).toEqual([])
  expect(await tablesThatSay(ADDRESS)).toEqual([])
  expect(await money()).toEqual(before)

  const record = (await exportOf({ email: `${MARKER}@example.com` })).json<PrivacyExport>()
  expect(record.orders).toEqual([])
  expect((await verifyAuditChain(shop.services)).ok).toBe(true)
  const again = await erase({ email: `${MARKER}@example.com` })
  expect([again.statusCode, again.json()]).toEqual([
    201,
    { customers: 0, orders: 0, leads: 0, estimates: 0, files: 0, documentsKept: 0 },
  ])
  const replayed = await erase({ email: `${MARKER}@example.com` }, { 'idempotency-key': 'forget' })
  expect([replayed.headers['idempotent-replayed'], replayed.body]).toEqual(['true', reply.body])
})

test('refuses to erase a customer with open orders, by number, and erases nothing', async () => {
  await anEndedOrder()
  const open = [await anEndedOrder({}, {}, 'open'), await anEndedOrder({}, {}, 'on_hold')]
  const reply = await erase(ANA)
  expect(refusalOf(reply)).toEqual([409, 'IN_USE'])
  for (const { number } of open) expect(reply.body).toContain(number)
  expect((await exportOf(ANA)).json<PrivacyExport>().orders).toHaveLength(3)
})

test('refuses a reason that names the person, because it would be kept forever', async () => {
  await anEndedOrder()
  for (const reason of ['Beltran wrote to us', 'From ana@example.com', 'Called from 7000-5678']) {
    const reply = await erase(ANA, {}, reason)
    expect([reason, reply.statusCode, codeOf(reply)]).toEqual([reason, 422, 'VALIDATION_FAILED'])
  }
})

test('removes the files after some minutes, except one that somebody else needs', async () => {
  const shared = await aPicture(600)
  const mine = await upload(shop, shared, 'ana and luis.png')
  const theirs = await upload(shop, shared, 'luis.png')
  const withArtwork = async (artworkId: string) => {
    const { items } = await store.order()
    return {
      items: items.map((item) => ({
        ...item,
        placements: item.placements.map((p) => ({ ...p, artworkId, widthMm: 50, heightMm: 50 })),
      })),
    }
  }
  await anEndedOrder(await withArtwork(mine.id))
  await anEndedOrder()
  await anEndedOrder({
    ...(await withArtwork(theirs.id)),
    customer: { name: 'Luis', email: 'luis@example.com' },
  })
  const previews = [mine.previewUrl, theirs.previewUrl]
  expect((await erase(ANA)).json<PrivacyErasure>().files).toBe(2)

  expect(await removeFiles(shop.services)).toBe('done')
  const files = async () =>
    (await query<{ done: boolean }>('SELECT done_at IS NOT NULL AS done FROM file_removals')).map(
      ({ done }) => done,
    )
  expect(await files(), 'not yet').toEqual([false, false])
  shop.clock.advance(5 * 60_000)
  await removeFiles(shop.services)
  expect(await files(), 'one is done, the other is not wanted away any more').toEqual([true])
  const fresh = await startTestApp({
    databaseUrl: shop.databaseUrl,
    now: shop.clock.now(),
    config: { storageUrl: shop.services.config.storageUrl },
  })
  try {
    const statuses = []
    for (const url of previews) statuses.push((await fresh.get(url)).statusCode)
    expect(statuses).toEqual([404, 200])
  } finally {
    await fresh.close()
  }
})

test('keeps payment references after an erasure, so that none pays twice', async () => {
  const order = await anEndedOrder()
  await aPayment(shop.services.pool, uuidOf(order), { reference: 'TRX-1' })
  await erase(ANA)
  expect(await query('SELECT reference FROM payments WHERE reference IS NOT NULL')).toEqual([
    { reference: 'TRX-1' },
  ])
})

const MARKER = 'zanzibar'
const ADDRESS = '203.0.113.77'

/** The words of its version cannot be changed, so they say it from the start. There is no stock to make an order of. */
async function anApprovedEstimate(): Promise<void> {
  const { items } = await store.order()
  const draft = await shop.post(
    ESTIMATES,
    {
      customer: { name: MARKER, ...ANA },
      lines: items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 500 })),
      message: `Hello ${MARKER}`,
      fulfilment: { method: 'pickup' },
      instructionId: 'bank_main',
    },
    owner.headers,
  )
  const { id, revision } = draft.json<EstimateRecord>()
  const sent = (
    await shop.post(`${ESTIMATES}/${id}/sendings`, { revision }, owner.headers)
  ).json<EstimateRecord>()
  const reply = await shop.post(`${publicPath(sent)}/approvals`, {
    ...{ version: 1, hash: sent.versions[0]?.hash, name: MARKER },
  })
  if (reply.json<{ order: unknown }>().order !== null) throw new Error('There was stock.')
}

/** The personal columns of other tables belong to the team or to quotas. */
const CUSTOMERS = [
  'customers',
  'orders',
  'order_items',
  'order_notes',
  'payments',
  'refunds',
  'events',
  'contact_leads',
  'estimates',
  'estimate_answers',
  'artworks',
  'payment_proofs',
] as const

async function markPersonalColumns(): Promise<number> {
  let marked = 0
  for (const table of CUSTOMERS) {
    const { personal } = COLUMN_CLASSES[table]
    for (const column of personal.split(' ')) {
      const { rowCount } = await shop.services.pool.query(
        `UPDATE ${table} SET ${column} = ${valueOf(column)}`,
      )
      if (rowCount) marked += 1
    }
  }
  return marked
}

function valueOf(column: string): string {
  if (column === 'fulfilment') return `jsonb_set(fulfilment, '{address}', '{"line1": "${MARKER}"}')`
  if (column === 'words') return `words || '{"message": "${MARKER}"}'`
  if (column === 'notes') return `'[{"line": null, "text": "${MARKER}"}]'`
  if (column === 'ip_address') return `'${ADDRESS}'`
  if (column === 'payload') return `payload || '{"reason": "${MARKER}"}'`
  if (column === 'tags') return `ARRAY['${MARKER}']`
  return column.includes('email') ? `'${MARKER}@example.com'` : `'${MARKER}'`
}

async function tablesThatSay(word: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { name } of tables) {
    const rows = await query(`SELECT FROM ${name} AS t WHERE t::text ILIKE $1`, [`%${word}%`])
    if (rows.length > 0) found.push(name)
  }
  return found
}
