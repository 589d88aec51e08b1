import type { DocumentRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { SYSTEM } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { aPayment, anOrder, setOrder } from '../../../testing/builders.ts'
import { inLockStep } from '../../../testing/meanwhile.ts'
import { aReference, openOrderClient } from '../../../testing/order-client.ts'
import { codeOf, errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { lockOrder } from '../../selling/orders/index.ts'
import { creditRefund, issueReceipt } from './issue-document.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openOrderClient(shop))

const asOwner = () => client.owner.headers
const issue = (orderId: string, body: object = { kind: 'invoice' }) =>
  shop.post(`/api/admin/orders/${orderId}/documents`, body, asOwner())
async function issued(orderId: string, body?: object): Promise<DocumentRecord> {
  const reply = await issue(orderId, body)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<DocumentRecord>()
}
const documentsOf = async (orderId: string) =>
  (await shop.get(`/api/admin/documents?orderId=${orderId}`, asOwner())).json<DocumentRecord[]>()
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows
const issuing = (orderId: string) => ({ orderId, now: shop.clock.now(), author: SYSTEM })

test('of two invoices for one order at once, one is issued', async () => {
  const { id } = await client.place()
  const replies = await inLockStep(shop.services.pool, { table: 'orders', id: decodeId('order', id) }, [
    () => issue(id),
    () => issue(id),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(await documentsOf(id)).toHaveLength(1)
})

test('of two credit notes for one invoice at once, one is issued', async () => {
  const { id } = await client.place()
  await issued(id)
  const credit = () => issue(id, { kind: 'credit_note' })
  const replies = await inLockStep(shop.services.pool, { table: 'orders', id: decodeId('order', id) }, [
    credit,
    credit,
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['credit_note', 'invoice'])
})

test('an order without an invoice has nothing to credit', async () => {
  const { id } = await client.place()
  const reply = await issue(id, { kind: 'credit_note' })
  expect([codeOf(reply), errorOf(reply).details?.reason]).toEqual(['INVALID_TRANSITION', 'no_invoice'])
})

test('the invoice of an order that was cancelled later can still be credited', async () => {
  const order = await client.place()
  await issued(order.id)
  await client.done(order, 'cancellation', {})
  expect((await issued(order.id, { kind: 'credit_note' })).kind).toBe('credit_note')
})

test('a test order of the shop gets no invoice and no receipt', async () => {
  const { pool, transaction } = shop.services
  const { id } = await anOrder(pool)
  await query('INSERT INTO test_orders (order_id, created_by, created_at) VALUES ($1, $2, now())', [
    id,
    client.owner.userId,
  ])
  const payment = await aPayment(pool, id, { status: 'verified', reference: aReference() })
  const reply = await issue(encodeId('order', id))
  expect([codeOf(reply), errorOf(reply).details?.reason]).toEqual(['INVALID_TRANSITION', 'test_order'])
  await transaction((tx) => issueReceipt({ tx, ...issuing(id) }, payment))
  expect(await documentsOf(encodeId('order', id))).toEqual([])
})

test('an erased order gets no invoice and no receipt', async () => {
  const { pool, transaction } = shop.services
  const { id } = await anOrder(pool)
  const payment = await aPayment(pool, id, { status: 'verified', reference: aReference() })
  await setOrder(pool, id, { erased_at: new Date() })
  const reply = await issue(encodeId('order', id))
  expect([codeOf(reply), errorOf(reply).details?.reason]).toEqual(['INVALID_TRANSITION', 'order_erased'])
  await transaction((tx) => issueReceipt({ tx, ...issuing(id) }, payment))
  expect(await documentsOf(encodeId('order', id))).toEqual([])
})

test('a refund of an order without an invoice, or with one over nothing, gets no credit note', async () => {
  const { pool, transaction } = shop.services
  const orders = [await anOrder(pool), await anOrder(pool, { items: [{ unitPriceMinor: 0 }] })]
  await issued(encodeId('order', orders[1]!.id))
  for (const { id } of orders)
    await transaction(async (tx) => {
      await lockOrder(tx, id)
      await creditRefund({ tx, ...issuing(id) }, { amountMinor: 100, reason: 'Late.' })
    })
  const kinds = await Promise.all(orders.map(({ id }) => documentsOf(encodeId('order', id))))
  expect(kinds.map((of) => of.map(({ kind }) => kind))).toEqual([[], ['invoice']])
})

test('what does not exist is not found', async () => {
  const [order, document] = ['ord_01jd3v9k6qf2nt7wz5xr8m0abc', 'doc_01jd3v9k6qf2nt7wz5xr8m0abc']
  const tracked = await client.place()
  const replies = [
    await issue(order),
    await shop.get(`/api/admin/orders/${order}/packing-slip`, asOwner()),
    await shop.get(`/api/admin/orders/${order}/bag-labels`, asOwner()),
    await shop.get(`/api/admin/documents/${document}`, asOwner()),
    await shop.get(`/api/admin/documents/${document}/file`, asOwner()),
    await shop.post(`/api/admin/documents/${document}/sendings`, {}, asOwner()),
    await shop.get(`/api/v1/orders/${tracked.trackingToken}/documents/${document}`),
  ]
  expect(replies.map(refusalOf)).toEqual(replies.map(() => [404, 'RESOURCE_NOT_FOUND']))
})

test('ten who read a new document at once get one file', async () => {
  const { id } = await issued((await client.place()).id)
  const files = await Promise.all(
    Array.from({ length: 10 }, () => shop.get(`/api/admin/documents/${id}/file`, asOwner())),
  )
  expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(files.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(
    await query('SELECT FROM document_files WHERE document_id = $1', [decodeId('document', id)]),
  ).toHaveLength(1)
})

test('issuing and sending are in the audit log, with the number and not the customer', async () => {
  const order = await client.place({ customer: { name: 'Quiet Person', email: 'quiet@example.com' } })
  const { id, number } = await issued(order.id)
  await shop.post(`/api/admin/documents/${id}/sendings`, {}, asOwner())
  const entries = await query<{ action: string; message: string }>(
    'SELECT action, message FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [id],
  )
  expect(entries).toEqual([
    { action: 'document.issued', message: `The owner issued ${number} for order ${order.number}.` },
    { action: 'document.sent', message: `The owner sent ${number} to the customer.` },
  ])
})

test('a document that is sent twice with one key is sent once', async () => {
  const { id } = await issued((await client.place()).id)
  const headers = { ...asOwner(), 'idempotency-key': 'send-once' }
  const send = () => shop.post(`/api/admin/documents/${id}/sendings`, {}, headers)
  expect((await send()).json()).toEqual((await send()).json())
  expect(
    await query('SELECT FROM document_sendings WHERE document_id = $1', [decodeId('document', id)]),
  ).toHaveLength(1)
})

test('the database refuses numbers twice, without a series, and documents about nothing', async () => {
  const order = await client.pay(await client.place())
  const invoice = await issued(order.id)
  const receipt = (await documentsOf(order.id)).find(({ kind }) => kind === 'receipt')!
  const copy = ({ id }: DocumentRecord, changes: Record<string, string>) => {
    const columns = [
      'kind',
      'prefix',
      'year',
      'sequence',
      'order_id',
      'payment_id',
      'invoice_id',
      'issued_at',
    ]
    const rest = ['issued_on', 'currency', 'total_minor', 'tax_minor', 'content', 'content_sha256']
    const all = [...columns, ...rest]
    const values = all.map((column) => changes[column] ?? column)
    return `INSERT INTO documents (id, ${all.join(', ')}) SELECT gen_random_uuid(), ${values.join(', ')}
      FROM documents WHERE id = '${decodeId('document', id)}'`
  }
  const free = { sequence: 'sequence + 500000' }
  for (const [statement, constraint] of [
    [copy(invoice, {}), 'documents_number_unique'],
    [copy(invoice, { prefix: `'ELSE'` }), 'documents_series'],
    [copy(invoice, { ...free, kind: `'letter'` }), 'documents_kind_is_known'],
    [copy(invoice, { ...free, kind: `'credit_note'` }), 'documents_are_about'],
    [copy(invoice, { ...free, kind: `'receipt'` }), 'documents_are_about'],
    [copy(receipt, free), 'documents_one_receipt'],
    [copy(invoice, { ...free, content_sha256: `'\\x00'` }), 'documents_hash'],
  ] as const)
    await expect(query(statement), statement).rejects.toMatchObject({ constraint })
  // A number twice breaks both of its rules, and the first one is named.
  const uniques = await query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = 'documents'::regclass AND contype = 'u' ORDER BY 1`,
  )
  expect(uniques.map(({ name }) => name)).toEqual([
    'documents_number_unique',
    'documents_one_receipt',
    'documents_series_unique',
  ])
})

test.each([
  'TRUNCATE document_series CASCADE',
  'TRUNCATE document_files',
  `UPDATE document_series SET year = year + 1, last = last + 1`,
  `UPDATE document_series SET prefix = 'ELSE', last = last + 1`,
])('the database refuses %s', async (statement) => {
  const { id } = await issued((await client.place()).id)
  await shop.get(`/api/admin/documents/${id}/file`, asOwner())
  await expect(query(statement)).rejects.toThrow()
})
