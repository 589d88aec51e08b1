import type {
  AdminAuditLogRecord,
  AdminOrderCreate,
  AdminOrderRecord,
  AdminOrderUpdate,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { statementsDuring } from '../../../testing/statements.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import { aMember, type Member } from '../../../testing/team.ts'
import { expireUnpaidOrders } from '../../selling/orders/index.ts'

const ORDERS = '/api/admin/orders'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const storefront = shared(() => openStorefront(shop))
const owner = shared(() => aMember(shop, 'owner'))
const support = shared(() => aMember(shop, 'support'))

const messageOf = (reply: { body: string }) => (JSON.parse(reply.body) as { detail: string }).detail
const query = (sql: string, values: unknown[] = []) =>
  shop.services.pool.query<Record<string, unknown>>(sql, values)

const detail = (orderId: string, member = owner) => shop.get(`${ORDERS}/${orderId}`, member.headers)
const read = async (orderId: string, member = owner) =>
  (await detail(orderId, member)).json<AdminOrderRecord>()

async function aRequest(changes: Partial<AdminOrderCreate> = {}): Promise<AdminOrderCreate> {
  const { items } = await storefront.order()
  return {
    source: 'phone',
    customer: { name: 'Rosa Cruz', phone: '+50361112222' },
    items,
    fulfilment: { method: 'pickup' },
    instructionId: 'bank_main',
    ...changes,
  }
}
const create = (body: AdminOrderCreate, headers = support.headers) => shop.post(ORDERS, body, headers)

const updateOf = (order: AdminOrderRecord, changes: Partial<AdminOrderUpdate> = {}): AdminOrderUpdate => ({
  revision: order.revision,
  customer: { name: order.customer.name, email: 'ana@example.com', phone: '+50370005678', locale: 'es' },
  neededBy: order.neededBy,
  promisedBy: order.promisedBy,
  note: order.note,
  ...changes,
})
const update = (orderId: string, body: AdminOrderUpdate, headers = support.headers) =>
  shop.app.inject({ method: 'PUT', url: `${ORDERS}/${orderId}`, payload: body, headers })

async function auditOf(orderId: string): Promise<AdminAuditLogRecord[]> {
  const reply = await shop.get(`/api/admin/audit-log?entityId=${orderId}`, owner.headers)
  return reply.json<AdminAuditLogRecord[]>()
}

test('staff see the customer record and the internal data', async () => {
  const placed = await storefront.ordered({
    payment: { instructionId: 'bank_main', reference: 'SLIP-1', payerName: 'Ana B.' },
  })
  const { trackingToken, payments, timeline, allowedActions, totals, ...shared } = placed
  const order = await read(placed.id)
  expect(order).toMatchObject(shared)
  expect(order).not.toHaveProperty('trackingToken')
  expect(order).toMatchObject({
    source: 'storefront',
    createdBy: null,
    confirmedAt: null,
    totals: { ...totals, refundedMinor: 0 },
    payments: [{ ...payments[0], verifiedMinor: null, payerName: 'Ana B.', proofUrl: null, decidedBy: null }],
    refunds: [],
    internalNotes: [],
    cost: null,
    estimate: { blankMinor: 340, labourMinor: 0, overheadMinor: 0 },
    marginMinor: null,
    allowedActions: expect.arrayContaining(['add_note']) as unknown,
  })
  expect(order.timeline.map(({ event, label }) => [event, label])).toEqual([
    ['order.created', 'Order received'],
    ['payment.submitted', 'Payment reported'],
  ])
  expect(order.jobs).toMatchObject({ blocked: 0, void: 0 })
})

test('only roles that may edit orders get the tracking URL', async () => {
  const { id, trackingToken } = await storefront.ordered({
    customer: { name: 'Ana', email: 'ana@example.com', locale: 'es' },
  })
  const url = `${shop.services.config.publicUrl}/es/orders/${trackingToken}`
  expect((await read(id)).trackingUrl).toBe(url)
  expect((await read(id, support)).trackingUrl).toBe(url)
  for (const role of ['finance', 'production', 'viewer'] as const) {
    expect((await read(id, await aMember(shop, role))).trackingUrl).toBeNull()
  }
})

test('the record shows payment decisions, refunds, notes and jobs, and who made them', async () => {
  const placed = await storefront.ordered({ payment: { instructionId: 'bank_main', reference: 'SLIP-2' } })
  const orderId = decodeId('order', placed.id)
  const paymentId = decodeId('payment', placed.payments[0]!.id)
  await query(
    `UPDATE payments SET status = 'verified', verified_minor = 1450, refunded_minor = 50, decided_at = now(),
       decided_by = $2, decision_reason = 'Seen at the bank' WHERE id = $1`,
    [paymentId, owner.userId],
  )
  await query(`UPDATE orders SET paid_minor = 1450, refunded_minor = 50 WHERE id = $1`, [orderId])
  await query(`INSERT INTO refunds VALUES ($1, $2, $3, 50, 'Late', 'BACK-1', $4, now())`, [
    newUuid(),
    orderId,
    paymentId,
    owner.userId,
  ])
  await query(`INSERT INTO order_notes VALUES ($1, $2, $3, 'Called twice', now())`, [
    newUuid(),
    orderId,
    support.userId,
  ])
  await query(
    `INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at)
     SELECT gen_random_uuid(), i.order_id, i.id, p.id, 1, 'queued', now(), now()
     FROM order_items AS i JOIN placements AS p ON p.order_item_id = i.id WHERE i.order_id = $1`,
    [orderId],
  )
  const by = (member: Member, role: string) => ({
    id: encodeId('adminUser', member.userId),
    name: `The ${role}`,
  })
  expect(await read(placed.id)).toMatchObject({
    payments: [{ verifiedMinor: 1450, refundedMinor: 50, decidedBy: by(owner, 'owner') }],
    refunds: [
      { paymentId: placed.payments[0]!.id, amountMinor: 50, reference: 'BACK-1', by: by(owner, 'owner') },
    ],
    totals: { paidMinor: 1450, refundedMinor: 50, dueMinor: 0 },
    internalNotes: [{ text: 'Called twice', author: by(support, 'support') }],
    jobs: { queued: 1, blocked: 0 },
  })
})

test('shows cost and margin only to roles that may read costs', async () => {
  const placed = await storefront.ordered()
  const orderId = decodeId('order', placed.id)
  const addCost = (category: string, amount: number) =>
    query(
      `INSERT INTO cost_entries (id, category, amount_minor, incurred_on, description, order_id, source, actor_kind, created_at)
       VALUES ($1, $2, $3, current_date, 'x', $4, 'computed', 'system', now())`,
      [newUuid(), category, amount, orderId],
    )
  await addCost('refund', 70)
  expect(await read(placed.id)).toMatchObject({ cost: null, marginMinor: null })

  for (const [category, amount] of [
    ['blank', 400],
    ['blank', 5],
    ['film', 30],
    ['delivery', 20],
    ['other', 2],
  ] as const) {
    await addCost(category, amount)
  }
  expect(await read(placed.id)).toMatchObject({
    cost: { blankMinor: 405, filmMinor: 30, inkMinor: 0, overheadMinor: 22, totalMinor: 457 },
    marginMinor: 1450 - placed.totals.taxMinor - 457,
  })
  expect(await read(placed.id, support)).toMatchObject({ cost: null, estimate: null, marginMinor: null })
})

test('reads an order in one statement', async () => {
  const { id } = await storefront.ordered()
  await detail(id)
  const statements = await statementsDuring(shop.services.pool, () => detail(id))
  expect(statements.filter((text) => /\borders\b/.test(text))).toHaveLength(1)
})

test('finds no order for an unknown id or an id of another type', async () => {
  expect(codeOf(await detail(encodeId('order', newUuid())))).toBe('RESOURCE_NOT_FOUND')
  expect((await detail(encodeId('payment', newUuid()))).statusCode).toBe(404)
})

test('creates an order received by phone with the usual prices and reservations', async () => {
  const before = await onHand(shop, storefront.variantId)
  const reply = await create(await aRequest({ note: 'Calls back at five', promisedBy: '2026-11-28' }))
  expect(reply.statusCode).toBe(201)
  const order = reply.json<AdminOrderRecord>()
  expect(order).toMatchObject({
    source: 'phone',
    createdBy: { id: encodeId('adminUser', support.userId), name: 'The support' },
    stage: 'awaiting_payment',
    customer: { name: 'Rosa Cruz', email: null, phone: '+50361112222' },
    totals: { totalMinor: 1450, dueMinor: 1450 },
    promisedBy: '2026-11-28',
    payBefore: '2026-11-22T15:00:00.000Z',
    note: 'Calls back at five',
  })
  expect(order.timeline.map(({ event }) => event)).toEqual(['order.created'])
  expect(await read(order.id, support)).toEqual(order)
  expect((await onHand(shop, storefront.variantId)).reserved).toBe(before.reserved + 1)
  expect(await ledgerProblems(shop)).toEqual([])

  const [entry] = await auditOf(order.id)
  expect(entry).toMatchObject({
    action: 'order.created',
    actor: { kind: 'admin', name: 'The support' },
    message: `The support created order ${order.number}, received by phone.`,
  })
  expect(JSON.stringify(entry)).not.toContain('Rosa')
  const { rows } = await query('SELECT policy_version FROM orders WHERE id = $1', [
    decodeId('order', order.id),
  ])
  expect(rows[0]?.policy_version).toBe((await storefront.order()).acceptedPolicyVersion)
})

test('an order at the counter is promised by the lead time by default', async () => {
  const order = (await create(await aRequest({ source: 'counter' }))).json<AdminOrderRecord>()
  expect(order).toMatchObject({ source: 'counter', promisedBy: '2026-11-25' })
})

test('the same request with one key is one order', async () => {
  const body = await aRequest()
  const headers = { ...support.headers, 'idempotency-key': 'call-1' }
  const [first, again] = [await create(body, headers), await create(body, headers)]
  expect(first.statusCode).toBe(201)
  expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
  const other = await create({ ...body, note: 'Another' }, headers)
  expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED')
})

test.each<[string, Partial<AdminOrderCreate>, code: string, says: RegExp]>([
  ['a customer without contact', { customer: { name: 'Rosa' } }, 'VALIDATION_FAILED', /^customer: /],
  ['an unknown payment method', { instructionId: 'gold' }, 'VALIDATION_FAILED', /^instructionId: /],
  ['another price', { expectedTotalMinor: 1 }, 'PRICE_CHANGED', /14\.50 USD/],
  ['a promise for yesterday', { promisedBy: '2026-11-19' }, 'VALIDATION_FAILED', /^promisedBy: /],
  ['a needed-by day in the past', { neededBy: '2026-11-19' }, 'VALIDATION_FAILED', /^neededBy: /],
  ['a delivery without address', { fulfilment: { method: 'delivery' } }, 'VALIDATION_FAILED', /address/],
])('refuses an order with %s', async (_what, changes, code, says) => {
  const reply = await create(await aRequest(changes))
  expect(codeOf(reply)).toBe(code)
  expect(messageOf(reply)).toMatch(says)
})

test('an order that is out of stock stores nothing', async () => {
  const { reserved } = await onHand(shop, storefront.variantId)
  await setOnHand(shop, storefront.variantId, reserved)
  const counts = () =>
    query('SELECT count(*) AS orders, (SELECT count(*) FROM audit_log) AS audits FROM orders')
  const before = (await counts()).rows
  const reply = await create(await aRequest(), { ...support.headers, 'idempotency-key': 'short' })
  expect(codeOf(reply)).toBe('OUT_OF_STOCK')
  expect(messageOf(reply)).toContain('items[0]')
  expect((await counts()).rows).toEqual(before)
  await setOnHand(shop, storefront.variantId, 500)
  expect(
    (await create(await aRequest(), { ...support.headers, 'idempotency-key': 'short' })).statusCode,
  ).toBe(201)
})

test('edits the customer, the days and the note, and updates the search', async () => {
  const order = await read((await storefront.ordered({ note: 'Old' })).id)
  shop.clock.advance(60_000)
  const reply = await update(
    order.id,
    updateOf(order, {
      customer: { name: 'Anabel Ñúñez', email: 'anabel@example.com' },
      neededBy: '2026-12-01',
      promisedBy: '2026-11-30',
      note: null,
    }),
  )
  expect(reply.statusCode).toBe(200)
  const updated = reply.json<AdminOrderRecord>()
  expect(updated).toMatchObject({
    customer: { name: 'Anabel Ñúñez', email: 'anabel@example.com', phone: null, locale: null },
    neededBy: '2026-12-01',
    promisedBy: '2026-11-30',
    note: null,
    revision: order.revision + 1,
    updatedAt: '2026-11-20T15:01:00.000Z',
  })
  expect(updated.timeline.at(-1)?.event).toBe('order.updated')
  const found = await shop.get(`${ORDERS}?q=anabel%20nunez`, owner.headers)
  expect(found.json<{ id: string }[]>().map(({ id }) => id)).toEqual([order.id])
  const byNumber = await shop.get(`${ORDERS}?q=${order.number}`, owner.headers)
  expect(byNumber.json<{ id: string }[]>().map(({ id }) => id)).toEqual([order.id])
})

test('the audit log records the changes without personal values', async () => {
  const order = await read((await storefront.ordered()).id)
  await update(
    order.id,
    updateOf(order, {
      customer: { name: 'Secret Name', phone: '+50370005678', locale: 'es' },
      promisedBy: '2026-11-29',
      note: 'For Secret Name',
    }),
  )
  const [entry] = await auditOf(order.id)
  expect(entry).toMatchObject({
    action: 'order.updated',
    message: `The support edited order ${order.number}.`,
    changes: [
      { path: 'customer.name', from: '(personal)', to: '(personal)' },
      { path: 'customer.email', from: '(personal)', to: null },
      { path: 'promisedBy', from: '2026-11-25', to: '2026-11-29' },
      { path: 'note', from: null, to: '(personal)' },
    ],
  })
})

test('an edit that changes nothing is not recorded', async () => {
  const order = await read((await storefront.ordered()).id)
  const reply = await update(order.id, updateOf(order))
  expect(reply.json<AdminOrderRecord>()).toEqual({
    ...order,
    actions: expect.anything() as unknown,
    allowedActions: expect.anything() as unknown,
    cost: null,
    estimate: null,
  })
  expect(await auditOf(order.id)).toEqual([])
})

test('refuses a second edit of the same revision', async () => {
  const order = await read((await storefront.ordered()).id)
  const replies = await Promise.all(
    ['One', 'Two', 'Three'].map((note) => update(order.id, updateOf(order, { note }))),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const refused = replies.find(({ statusCode }) => statusCode === 409)!
  expect([codeOf(refused), messageOf(refused)]).toEqual([
    'REVISION_CONFLICT',
    'The order was changed since it was read: it is at revision 2.',
  ])
})

test('a day in the past may stay but not be set', async () => {
  const order = await read((await storefront.ordered()).id)
  await query(`UPDATE orders SET promised_by = '2026-11-01' WHERE id = $1`, [decodeId('order', order.id)])
  const late = await read(order.id)
  const kept = await update(order.id, updateOf(late, { note: 'Sorry' }))
  expect(kept.statusCode).toBe(200)
  const again = kept.json<AdminOrderRecord>()
  for (const changes of [{ promisedBy: '2026-11-02' }, { neededBy: '2026-11-02' }]) {
    expect(codeOf(await update(order.id, updateOf(again, changes)))).toBe('VALIDATION_FAILED')
  }
  expect(codeOf(await update(order.id, updateOf(again, { customer: { name: 'Ana' } })))).toBe(
    'VALIDATION_FAILED',
  )
})

test('refuses to edit an order that ended or whose customer was erased', async () => {
  const erased = await read((await storefront.ordered()).id)
  await query('UPDATE orders SET erased_at = now() WHERE id = $1', [decodeId('order', erased.id)])
  const refused = await update(erased.id, updateOf(erased, { note: 'x' }))
  expect([codeOf(refused), messageOf(refused)]).toEqual([
    'INVALID_TRANSITION',
    "The customer's data was erased, so the order can no longer be edited.",
  ])

  const expired = await read((await storefront.ordered()).id)
  shop.clock.advance(3 * 24 * 3_600_000)
  await expireUnpaidOrders(shop.services)
  const late = await aMember(shop, 'support')
  const over = await read(expired.id, late)
  const reply = await update(over.id, updateOf(over, { note: 'x' }), late.headers)
  expect([codeOf(reply), messageOf(reply)]).toEqual([
    'INVALID_TRANSITION',
    'The order is expired; it can be edited while it is open, on_hold or completed.',
  ])
})
