import type {
  AdminOrderRecord,
  DocumentRecord,
  OfferedProof,
  PrintJobRecord,
  Reorder,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { openEstimateClient, publicPath } from '../../testing/estimate-client.ts'
import { shared, sharedTestApp } from '../../testing/shared.ts'
import { setOnHand } from '../../testing/stock.ts'
import { decodeId } from '../../platform/records/ids.ts'
import { verifyAuditChain } from '../people/audit-log/index.ts'

const shop = sharedTestApp()
const client = shared(() => openEstimateClient(shop))

const STEPS = ['nested', 'printed', 'pressed', 'passed', 'packed']

async function created<Body>(path: string, body: object, headers?: Record<string, string>): Promise<Body> {
  const reply = await shop.post(path, body, headers)
  expect(reply.statusCode, `${path}: ${reply.body}`).toBe(201)
  return reply.json<Body>()
}
const staff = <Body = AdminOrderRecord>(path: string, body: object = {}) =>
  created<Body>(`/api/admin/${path}`, body, client.owner.headers)

interface Content {
  readonly lines: readonly { readonly price: { readonly totalMinor: number } }[]
  readonly totals: {
    readonly before: readonly { readonly name: string; readonly minor: number }[]
    readonly sum: { readonly minor: number }
  }
}
async function contentOf({ id }: DocumentRecord): Promise<Content> {
  const { rows } = await shop.services.pool.query<{ content: Content }>(
    'SELECT content FROM documents WHERE id = $1',
    [decodeId('document', id)],
  )
  return rows[0]!.content
}

test('an estimate becomes an order that is proofed, invoiced, printed, handed over and partly refunded', async () => {
  await setOnHand(shop, client.storefront.variantId, 500)
  const { lines } = await client.request()
  const offer = {
    lines: [...lines, { text: 'Setting up the design', quantity: 2, unitPriceMinor: 750 }],
    discount: { percent: 10, reason: 'First order' },
    depositPercent: 40,
  }
  const first = await client.sent(offer)
  await created(`${publicPath(first)}/changes-requests`, { version: 1, notes: [{ line: 0, text: 'Five.' }] })
  const edited = await shop.app.inject({
    method: 'PUT',
    url: `/api/admin/estimates/${first.id}`,
    headers: client.owner.headers,
    payload: {
      ...(await client.request(offer)),
      lines: [...lines.map((line) => ({ ...line, quantity: 5 })), offer.lines.at(-1)!],
      revision: (await client.read(first)).revision,
    },
  })
  expect(edited.statusCode, edited.body).toBe(200)
  await client.send(await client.read(first))
  const { version, hash } = await client.offered(first)
  expect(version).toBe(2)
  await created(`${publicPath(first)}/approvals`, { version, hash, name: 'Rosa Cruz' })
  const { orderId, customerId } = await client.read(first)
  const order = `orders/${orderId}`

  const read = async () =>
    (await shop.get(`/api/admin/${order}`, client.owner.headers)).json<AdminOrderRecord>()
  const { totals, trackingUrl } = await read()
  const deposit = Math.round(totals.totalMinor * 0.4)
  await staff(`${order}/payments`, { instructionId: 'bank_main', amountMinor: deposit })
  expect(await read()).toMatchObject({ customerId, confirmedAt: expect.any(String) as unknown })

  const token = String(trackingUrl).split('/').at(-1)
  await staff(`${order}/proofs`, { message: 'As approved.' })
  const offered = (await shop.get(`/api/v1/orders/${token}/proof`)).json<OfferedProof>().proof!
  await created(`/api/v1/orders/${token}/proof-approvals`, {
    ...{ version: offered.version, hash: offered.hash, name: 'Rosa Cruz' },
  })

  const invoice = await staff<DocumentRecord>(`${order}/documents`, { kind: 'invoice' })
  const { lines: billed, totals: sums } = await contentOf(invoice)
  const before = (name: string) => sums.before.find((row) => row.name === name)?.minor ?? 0
  const sum = billed.reduce((total, { price }) => total + price.totalMinor, 0)
  expect(sum).toBe(totals.subtotalMinor)
  expect(before('discount')).toBe(-totals.discountMinor)
  expect(sum + before('discount') + before('fee')).toBe(sums.sum.minor)
  expect(sums.sum.minor).toBe(totals.totalMinor)

  const jobs = (
    await shop.get(`/api/admin/print-jobs?orderId=${orderId}&limit=200`, client.owner.headers)
  ).json<PrintJobRecord[]>()
  for (const to of STEPS) await staff('print-job-moves', { jobIds: jobs.map(({ id }) => id), to })
  await staff(`${order}/payments`, {
    instructionId: 'bank_main',
    amountMinor: totals.totalMinor - deposit,
  })
  await staff(`${order}/handover`, { receivedBy: 'Rosa' })
  await staff(`${order}/refunds`, { amountMinor: 500, reason: 'One was late.' })
  expect(await read()).toMatchObject({ stage: 'completed', paymentStatus: 'partially_refunded' })

  const documents = (await shop.get(`/api/admin/documents?orderId=${orderId}`, client.owner.headers)).json<
    DocumentRecord[]
  >()
  expect(documents.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
    ['credit_note', 500],
    ['receipt', totals.totalMinor - deposit],
    ['invoice', totals.totalMinor],
    ['receipt', deposit],
  ])

  const again = await shop.post(`/api/v1/orders/${token}/reorder`, undefined)
  expect(again.statusCode, again.body).toBe(200)
  const { items, differences } = again.json<Reorder>()
  expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(
    lines.map(({ variantId }) => [variantId, 5]),
  )
  expect(differences.map(({ code }) => code)).toContain('extras_left_out')
  expect(await verifyAuditChain(shop.services)).toMatchObject({ ok: true })
})
