import type {
  AdminAuditLogRecord,
  AdminOrderRecord,
  EstimateRecord,
  EstimateSummary,
  OfferedEstimate,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { ESTIMATES, openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { digestOf } from '../approvals/index.ts'
import { expireEstimates } from './expire-estimates.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openEstimateClient(shop))
const support = shared(() => aMember(shop, 'support'))

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Record<string, unknown>>(sql, values)).rows

const approvalOf = ({ version, hash }: OfferedEstimate) => ({ version, hash, name: 'Rosa Cruz' })
const approve = async (estimate: EstimateRecord, offered?: OfferedEstimate) =>
  shop.post(`${publicPath(estimate)}/approvals`, approvalOf(offered ?? (await client.offered(estimate))))
const orderOf = async (estimate: EstimateRecord) => {
  const { orderId } = await client.read(estimate)
  return (await shop.get(`/api/admin/orders/${orderId}`, client.owner.headers)).json<AdminOrderRecord>()
}

test('an approved version becomes an order at its prices, although they have changed since', async () => {
  const { lines } = await client.request()
  await setOnHand(shop, client.storefront.variantId, 500)
  const sent = await client.sent({
    lines: [...lines, { text: 'Setting up the design', quantity: 1, unitPriceMinor: 1_000 }],
    discount: { minor: 250 },
    depositPercent: 50,
  })
  const before = await onHand(shop, client.storefront.variantId)
  await query('UPDATE garments SET base_price_minor = base_price_minor + 777')
  const reply = await approve(sent)
  await query('UPDATE garments SET base_price_minor = base_price_minor - 777')
  expect(reply.statusCode).toBe(201)
  const { order, answer, status, allowedActions } = reply.json<OfferedEstimate>()
  const { totals } = sent
  expect({ status, allowedActions }).toEqual({ status: 'converted', allowedActions: [] })
  expect(answer).toMatchObject({ kind: 'approved', name: 'Rosa Cruz' })
  expect(order).toMatchObject({ dueMinor: totals.totalMinor, depositDueMinor: totals.depositMinor })

  const placed = await orderOf(sent)
  const { depositMinor, agreedDiscountMinor, ...amounts } = totals
  expect(agreedDiscountMinor).toBe(250)
  expect(placed).toMatchObject({
    number: order!.number,
    source: 'estimate',
    status: 'open',
    totals: amounts,
    items: [{ quantity: 3, unitPriceMinor: sent.lines[0]!.unitPriceMinor }],
    extras: [{ text: 'Setting up the design', quantity: 1, unitPriceMinor: 1_000 }],
    customer: { name: 'Rosa Cruz' },
  })
  const sum = [...placed.items, ...placed.extras].reduce((all, line) => all + line.lineTotalMinor, 0)
  expect(sum).toBe(totals.subtotalMinor - totals.discountMinor)
  expect(await onHand(shop, client.storefront.variantId)).toEqual({
    ...before,
    reserved: before.reserved + 3,
  })
  const tracked = await shop.get(`/api/v1/orders/${order!.trackingToken}`)
  expect(tracked.json()).toMatchObject({ number: order!.number, extras: [{ text: 'Setting up the design' }] })
  expect(await ledgerProblems(shop)).toEqual([])

  // The deposit of the estimate is enough to begin, and changing the order keeps the agreed terms.
  const paid = await shop.post(
    `/api/admin/orders/${placed.id}/payments`,
    { instructionId: 'cash_studio', amountMinor: depositMinor },
    client.owner.headers,
  )
  expect(paid.json<AdminOrderRecord>().confirmedAt).not.toBeNull()
  const [item] = placed.items
  const changed = await shop.post(
    `/api/admin/orders/${placed.id}/changes`,
    {
      revision: paid.json<AdminOrderRecord>().revision,
      items: [{ id: item!.id, variantId: item!.variantId, quantity: 2 }],
    },
    client.owner.headers,
  )
  const [unit] = [sent.lines[0]!.unitPriceMinor]
  expect(changed.json<AdminOrderRecord>()).toMatchObject({
    extras: [{ text: 'Setting up the design' }],
    totals: {
      subtotalMinor: 2 * unit + 1_000,
      discountMinor: 250,
      totalMinor: 2 * unit + 750 + totals.feeMinor,
    },
  })
})

test('the audit chain has the hash of the approved version, and neither a name nor an address', async () => {
  await setOnHand(shop, client.storefront.variantId, 500)
  const sent = await client.sent()
  await approve(sent)
  const reply = await shop.get(`/api/admin/audit-log?entityId=${sent.id}`, client.owner.headers)
  const entry = reply.json<AdminAuditLogRecord[]>().find(({ action }) => action === 'estimate.approved')
  expect(entry).toMatchObject({
    actor: { kind: 'customer', name: 'The customer' },
    ipAddress: null,
    metadata: { version: 1, hash: sent.versions[0]!.hash },
  })
  expect(JSON.stringify(entry)).not.toContain('Rosa')
  const [answer] = await query(
    'SELECT name, host(ip_address) AS address, salt FROM estimate_answers WHERE estimate_id = $1',
    [decodeId('estimate', sent.id)],
  )
  expect(answer).toMatchObject({ name: 'Rosa Cruz', address: '127.0.0.1' })
  expect((entry!.metadata as { signature: string }).signature).toBe(digestOf(answer))
})

test('an approval stands when stock is short, and staff convert it once it is back', async () => {
  const { reserved } = await onHand(shop, client.storefront.variantId)
  await setOnHand(shop, client.storefront.variantId, reserved + 2)
  const { lines } = await client.request()
  const sent = await client.sent({
    lines: [{ text: 'Setting up', quantity: 1, unitPriceMinor: 500 }, ...lines],
  })
  const reply = await approve(sent)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({ status: 'approved', order: null, answer: { kind: 'approved' } })
  const waiting = await client.read(sent)
  expect(waiting).toMatchObject({
    status: 'approved',
    approvedVersion: 1,
    orderProblem: {
      code: 'OUT_OF_STOCK',
      lines: [{ path: 'lines[1]', reason: 'Classic tee, Black, M' }],
    },
    allowedActions: ['convert'],
  })
  const list = await shop.get(`${ESTIMATES}?status=approved`, client.owner.headers)
  expect(list.json<EstimateSummary[]>()).toContainEqual(
    expect.objectContaining({ id: sent.id, outOfStock: true }),
  )
  const convert = () => shop.post(`${ESTIMATES}/${sent.id}/conversions`, {}, support.headers)
  const short = await convert()
  expect(codeOf(short)).toBe('OUT_OF_STOCK')
  expect((await client.read(sent)).status).toBe('approved')

  await setOnHand(shop, client.storefront.variantId, reserved + 50)
  const done = await convert()
  expect(done.json()).toMatchObject({ status: 'converted', orderProblem: null })
  expect(codeOf(await convert())).toBe('INVALID_TRANSITION')
  expect((await orderOf(sent)).totals.totalMinor).toBe(sent.totals.totalMinor)
})

test('of ten approvals at once one makes one order', async () => {
  await setOnHand(shop, client.storefront.variantId, 500)
  const sent = await client.sent()
  const offered = await client.offered(sent)
  const replies = await Promise.all(Array.from({ length: 10 }, () => approve(sent, offered)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  const rows = await query('SELECT count(*)::int AS n FROM estimate_answers WHERE estimate_id = $1', [
    decodeId('estimate', sent.id),
  ])
  expect(rows).toEqual([{ n: 1 }])
  expect(
    await query(`SELECT count(*)::int AS n FROM orders WHERE number = $1`, [(await orderOf(sent)).number]),
  ).toEqual([{ n: 1 }])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('an approval and the next version exclude each other', async () => {
  await setOnHand(shop, client.storefront.variantId, 500)
  for (let round = 0; round < 6; round += 1) {
    const sent = await client.sent()
    const offered = await client.offered(sent)
    const resend = () =>
      shop.post(`${ESTIMATES}/${sent.id}/sendings`, { revision: sent.revision }, client.owner.headers)
    const [approved, resent] = await Promise.all(
      round % 2 === 0 ? [approve(sent, offered), resend()] : [resend(), approve(sent, offered)].reverse(),
    )
    expect([approved!.statusCode, resent!.statusCode].sort()).toEqual([201, 409])
    const { status, approvedVersion, versions } = await client.read(sent)
    if (approved!.statusCode === 201)
      expect({ status, approvedVersion, versions: versions.length }).toEqual({
        status: 'converted',
        approvedVersion: 1,
        versions: 1,
      })
    else expect({ status, versions: versions.length }).toEqual({ status: 'sent', versions: 2 })
  }
})

test('approves only the newest version, and with its own hash', async () => {
  const sent = await client.sent()
  const first = await client.offered(sent)
  await client.send(sent)
  const old = await approve(sent, first)
  expect(old.json<{ error: unknown }>().error).toMatchObject({
    code: 'REVISION_CONFLICT',
    details: { reason: 'estimate_superseded' },
  })
  const second = await client.offered(sent)
  expect(codeOf(await approve(sent, { ...second, hash: first.hash }))).toBe('REVISION_CONFLICT')
})

test('a link that was withdrawn, belongs to an order or was made up opens nothing', async () => {
  const sent = await client.sent()
  const offered = await client.offered(sent)
  await shop.post(`${ESTIMATES}/${sent.id}/withdrawals`, {}, support.headers)
  expect(codeOf(await shop.get(publicPath(sent)))).toBe('RESOURCE_NOT_FOUND')
  expect(codeOf(await approve(sent, offered))).toBe('RESOURCE_NOT_FOUND')
  const { trackingToken } = await client.storefront.ordered()
  for (const token of [trackingToken, 'A'.repeat(43)])
    expect(codeOf(await shop.get(`/api/v1/estimates/${token}`))).toBe('RESOURCE_NOT_FOUND')
  const order = await shop.get(`/api/v1/orders/${publicPath(sent).split('/').at(-1)}`)
  expect(codeOf(order)).toBe('RESOURCE_NOT_FOUND')

  const again = await client.send(await client.read(sent))
  expect(await client.offered(again)).toMatchObject({ version: 2 })
})

test('customers decline, and ask for changes to a line or in general', async () => {
  const sent = await client.sent()
  const path = publicPath(sent)
  const notes = [{ line: 0, text: 'Larger, please.' }, { text: 'And by <b>Friday</b>?' }]
  expect(
    codeOf(await shop.post(`${path}/changes-requests`, { version: 1, notes: [{ line: 7, text: 'x' }] })),
  ).toBe('VALIDATION_FAILED')
  const asked = await shop.post(`${path}/changes-requests`, { version: 1, notes })
  expect(asked.json()).toMatchObject({
    status: 'changes_requested',
    answer: { kind: 'changes_requested', notes: [{ line: 0, text: 'Larger, please.' }, { line: null }] },
    allowedActions: ['approve', 'decline', 'request_changes'],
  })
  const declined = await shop.post(`${path}/declines`, { version: 1, reason: 'Too dear.' })
  expect(declined.json()).toMatchObject({ status: 'declined', allowedActions: [] })
  expect(codeOf(await approve(sent))).toBe('INVALID_TRANSITION')
  const { answers } = await client.read(sent)
  expect(answers.map(({ kind }) => kind)).toEqual(['declined', 'changes_requested'])
})

test('the first view of a version notifies, and a reload writes nothing', async () => {
  const sent = await client.sent()
  const view = () => shop.post(`${publicPath(sent)}/views`, { version: 1 })
  expect((await view()).json()).toMatchObject({ status: 'viewed' })
  const seen = await client.read(sent)
  await view()
  await view()
  expect((await client.read(sent)).revision).toBe(seen.revision)
  const views = `SELECT count(*)::int AS n FROM events WHERE type = 'estimate.viewed' AND estimate_id = $1`
  expect(await query(views, [decodeId('estimate', sent.id)])).toEqual([{ n: 1 }])
  expect(seen.versions[0]!.firstViewedAt).not.toBeNull()
})

test('expires after its last day and not before', async () => {
  const sent = await client.sent({ validUntil: '2026-11-21' })
  await expireEstimates(shop.services)
  expect((await client.read(sent)).status).toBe('sent')
  // 30 hours later it is the 21st in the time zone of the store, until midnight.
  shop.clock.advance(30 * 3_600_000)
  await expireEstimates(shop.services)
  expect((await client.offered(sent)).allowedActions).toContain('approve')
  shop.clock.advance(24 * 3_600_000)
  expect(codeOf(await approve(sent)), 'before the job has run').toBe('INVALID_TRANSITION')
  await expireEstimates(shop.services)
  expect(await client.offered(sent)).toMatchObject({ status: 'expired', allowedActions: [] })
  expect(codeOf(await approve(sent))).toBe('INVALID_TRANSITION')
})
