import type { DocumentRecord, OrderRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'

const TAX_ID = '0614-777'
const shop = sharedTestApp()
const client = shared(() => openOrderClient(shop))
const estimates = shared(() => openEstimateClient(shop))

const query = (sql: string, values: unknown[]) => shop.services.pool.query(sql, values)

/** What the invoice of the order says, once its customer has a tax id. */
async function invoiceOf({ id }: Pick<OrderRecord, 'id'>): Promise<string> {
  await query('UPDATE customers SET tax_id = $1 WHERE id = (SELECT customer_id FROM orders WHERE id = $2)', [
    ...[TAX_ID, decodeId('order', id)],
  ])
  const { headers } = client.owner
  const issued = await shop.post(`/api/admin/orders/${id}/documents`, { kind: 'invoice' }, headers)
  expect(issued.statusCode).toBe(201)
  const file = await shop.get(`/api/admin/documents/${issued.json<DocumentRecord>().id}/file`, headers)
  return (await readPdf(file.rawPayload)).textOf(1)
}

test('an invoice does not tell a guest the tax id of the customer whose email address they named', async () => {
  expect(await invoiceOf(await client.place())).not.toContain(TAX_ID)
})

test('the invoice of an order that staff took names the tax id of its customer', async () => {
  const { customer, items, fulfilment } = await client.storefront.order()
  const reply = await shop.post(
    '/api/admin/orders',
    { source: 'phone', customer, items, fulfilment, instructionId: 'bank_main' },
    client.owner.headers,
  )
  expect([reply.statusCode, reply.body]).toEqual([201, reply.body])
  expect(await invoiceOf(reply.json<OrderRecord>())).toContain(TAX_ID)
})

test('the invoice of an order that was an estimate names the tax id of its customer', async () => {
  const estimate = await estimates.sent()
  const { version, hash } = await estimates.offered(estimate)
  const approval = { version, hash, name: 'Rosa Cruz' }
  const reply = await shop.post(`${publicPath(estimate)}/approvals`, approval)
  expect(reply.json()).toMatchObject({ status: 'converted' })
  const { orderId } = await estimates.read(estimate)
  expect(await invoiceOf({ id: orderId! })).toContain(TAX_ID)
})
