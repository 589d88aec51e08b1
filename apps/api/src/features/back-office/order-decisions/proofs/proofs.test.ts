import type {
  AdminAuditLogRecord,
  AdminOrderRecord,
  AdminOrderSummary,
  OfferedProof,
  OrderRecord,
  ProofRecord,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId } from '../../../../platform/records/ids.ts'
import { openFloor } from '../../../../testing/floor.ts'
import { codeOf, errorOf } from '../../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../../testing/shared.ts'
import { setOnHand } from '../../../../testing/stock.ts'
import { aMember } from '../../../../testing/team.ts'
import { digestOf, hashOf } from '../../approvals/index.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 1000 } })
const floor = shared(async () => {
  const opened = await openFloor(shop)
  await setOnHand(shop, opened.storefront.variantId, 5_000)
  return opened
})
const owner = shared(() => aMember(shop, 'owner'))

const ofCustomer = ({ trackingToken }: OrderRecord) => `/api/v1/orders/${String(trackingToken)}`
const ofStaff = ({ id }: Pick<OrderRecord, 'id'>) => `/api/admin/orders/${id}`
const query = async (sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Record<string, unknown>>(sql, values)).rows
const offered = async (order: OrderRecord) =>
  (await shop.get(`${ofCustomer(order)}/proof`)).json<OfferedProof>()
const read = async (order: OrderRecord) =>
  (await shop.get(ofStaff(order), owner.headers)).json<AdminOrderRecord>()
const record = async (order: OrderRecord) =>
  (await shop.get(`${ofStaff(order)}/proof`, owner.headers)).json<ProofRecord>()
const staff = (order: OrderRecord, what: string, body: object = {}) =>
  shop.post(`${ofStaff(order)}/${what}`, body, owner.headers)
const send = async (order: OrderRecord) => {
  const reply = await staff(order, 'proofs', { message: 'Look at the blue.' })
  expect(reply.statusCode, reply.body).toBe(201)
  return (await offered(order)).proof!
}
type Seen = Pick<NonNullable<OfferedProof['proof']>, 'version' | 'hash'>
const approve = (order: OrderRecord, { version, hash }: Seen, name = 'Rosa Cruz') =>
  shop.post(`${ofCustomer(order)}/proof-approvals`, { version, hash, name })
const askForChange = (order: OrderRecord, version: number, notes: object[] = [{ text: 'Larger.' }]) =>
  shop.post(`${ofCustomer(order)}/proof-changes-requests`, { version, notes })
const states = async (order: OrderRecord) => [
  ...new Set((await floor.jobsOf(order)).map(({ state }) => state)),
]
const everyOrder = (wants: boolean) => query('UPDATE store_settings SET proof_every_order = $1', [wants])

test('an order whose proof was sent leaves the queue and returns once the customer has approved it', async () => {
  const order = await floor.aJobOrder({ quantity: 2 })
  expect(await states(order)).toEqual(['queued'])
  const proof = await send(order)
  expect(proof).toMatchObject({ version: 1, message: 'Look at the blue.', answer: null })
  expect(proof.lines[0]?.placements[0]).toMatchObject({ widthMm: expect.any(Number) as unknown })
  expect(await read(order)).toMatchObject({
    proofStatus: 'sent',
    stage: 'artwork_review',
    queues: ['proof_approval'],
  })
  expect(await states(order)).toEqual(['blocked'])
  const sheet = await shop.post('/api/admin/gang-sheets', {}, floor.printer.headers)
  expect(JSON.stringify(sheet.json())).not.toContain(order.number)

  expect((await approve(order, proof)).json<OfferedProof>()).toMatchObject({
    status: 'approved',
    proof: { answer: { kind: 'approved', name: 'Rosa Cruz' } },
    allowedActions: [],
  })
  expect(await states(order)).toEqual(['queued'])
  expect(await read(order)).toMatchObject({ proofStatus: 'approved', stage: 'ready_to_print' })
})

test('a proof says who gets a garment of a team, until that person is erased', async () => {
  const order = await floor.aJobOrder({ note: '7 Rosa' })
  const proof = await send(order)
  expect(proof.lines.map(({ note }) => note)).toEqual(['7 Rosa'])
  expect((await record(order)).versions[0]?.lines[0]?.note).toBe('7 Rosa')
  const [version] = await query(`SELECT content, words FROM proof_versions WHERE order_id = $1`, [
    decodeId('order', order.id),
  ])
  // The content stays for ever.
  expect(JSON.stringify(version?.content)).not.toContain('Rosa')
  expect(version?.words).toMatchObject({ notes: ['7 Rosa'] })
  await query(`UPDATE proof_versions SET words = NULL WHERE order_id = $1`, [decodeId('order', order.id)])
  expect((await offered(order)).proof?.lines[0]?.note).toBeNull()
})

test('no prints of an order that waits for a proof are queued, whatever else opens its gates', async () => {
  const order = await floor.aJobOrder()
  await send(order)
  await staff(order, 'hold', { reason: 'Wait.' })
  await staff(order, 'resumption')
  expect(await states(order)).toEqual(['blocked'])
})

test('a version is frozen, and its hash is that of its content', async () => {
  const order = await floor.aJobOrder()
  const { hash } = await send(order)
  const id = decodeId('order', order.id)
  const [version] = await query(
    `SELECT content, words, words_digest FROM proof_versions WHERE order_id = $1`,
    [id],
  )
  expect(version?.words_digest).toBe(digestOf(version?.words))
  expect(hash).toBe(hashOf({ proof: version?.content }, String(version?.words_digest)))
  await expect(
    query(`UPDATE proof_versions SET content = '{}' WHERE order_id = $1`, [id]),
  ).rejects.toMatchObject({ code: '23001' })
  await expect(query(`DELETE FROM proof_versions WHERE order_id = $1`, [id])).rejects.toMatchObject({
    code: '23001',
  })
})

test('the audit chain has the hash of the approved version, and neither the name nor the address', async () => {
  const order = await floor.aJobOrder()
  const proof = await send(order)
  await approve(order, proof, 'Zenobia Zamora')
  const entries = (
    await shop.get(`/api/admin/audit-log?entityType=order&entityId=${order.id}`, owner.headers)
  ).json<AdminAuditLogRecord[]>()
  const approval = entries.find(({ action }) => action === 'proof.approved')
  expect(approval?.metadata).toMatchObject({ version: 1, hash: proof.hash })
  const [answer] = await query(
    `SELECT name, host(ip_address) AS address, salt FROM proof_answers WHERE order_id = $1`,
    [decodeId('order', order.id)],
  )
  expect(approval?.metadata?.signature).toBe(digestOf(answer))
  expect(JSON.stringify(approval)).not.toContain('Zenobia')
  expect(approval?.ipAddress).toBeNull()
})

test('an older version is refused, and so is a hash of another', async () => {
  const order = await floor.aJobOrder()
  const first = await send(order)
  const second = await send(order)
  expect(second.version).toBe(2)
  for (const seen of [first, { version: 2, hash: first.hash }]) {
    const reply = await approve(order, seen)
    expect(errorOf(reply)).toMatchObject({
      code: 'REVISION_CONFLICT',
      details: { reason: 'proof_superseded' },
    })
  }
  expect(errorOf(await askForChange(order, 1))).toMatchObject({ code: 'REVISION_CONFLICT' })
  expect(await states(order)).toEqual(['blocked'])
  expect((await approve(order, second)).statusCode).toBe(201)
})

test('a withdrawn proof is refused with a reason of its own, and the order is printed', async () => {
  const order = await floor.aJobOrder()
  const proof = await send(order)
  expect((await staff(order, 'proof-withdrawals', { reason: 'Seen in the shop.' })).statusCode).toBe(201)
  expect(errorOf(await approve(order, proof))).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { reason: 'proof_withdrawn' },
  })
  expect((await offered(order)).proof).toBeNull()
  expect(await states(order)).toEqual(['queued'])
})

test('of ten approvals at once one is recorded', async () => {
  const order = await floor.aJobOrder()
  const proof = await send(order)
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => approve(order, proof, `Person ${at}`)),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect((await record(order)).versions[0]?.answers).toHaveLength(1)
})

test('an approval and the next version exclude each other', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const order = await floor.aJobOrder()
    const proof = await send(order)
    const [approval, sending] = await Promise.all([approve(order, proof), staff(order, 'proofs')])
    expect(sending.statusCode, sending.body).toBe(201)
    // Whoever comes first: the newest version waits for an answer, and nothing is printed without it.
    expect(await read(order)).toMatchObject({ proofStatus: 'sent' })
    expect(await states(order)).toEqual(['blocked'])
    if (approval.statusCode !== 201) expect(codeOf(approval)).toBe('REVISION_CONFLICT')
  }
})

test('customers ask for a change to a print or in general, and staff see where', async () => {
  const order = await floor.aJobOrder()
  const { version } = await send(order)
  expect((await askForChange(order, version, [{ line: 7, text: 'Blue.' }])).statusCode).toBe(422)
  const reply = await askForChange(order, version, [{ line: 0, text: 'Larger.' }, { text: 'And soon.' }])
  expect(reply.json()).toMatchObject({ status: 'changes_requested' })
  expect((await record(order)).versions[0]?.answers[0]).toMatchObject({
    kind: 'changes_requested',
    notes: [
      { line: 0, text: 'Larger.' },
      { line: null, text: 'And soon.' },
    ],
  })
  expect(await read(order)).toMatchObject({ queues: ['proof'] })
  expect(await states(order)).toEqual(['blocked'])
  const events = await query(`SELECT payload FROM events WHERE order_id = $1 AND type LIKE 'proof.%'`, [
    decodeId('order', order.id),
  ])
  expect(JSON.stringify(events)).not.toContain('Larger')
})

test('staff record an approval that came by phone, with the reason', async () => {
  const order = await floor.aJobOrder()
  await send(order)
  const body = { version: 1, name: 'Rosa Cruz', reason: 'By phone at noon.' }
  expect((await staff(order, 'proof-approvals', { ...body, version: 2 })).statusCode).toBe(409)
  expect((await staff(order, 'proof-approvals', { version: 1, name: 'Rosa' })).statusCode).toBe(422)
  expect((await staff(order, 'proof-approvals', body)).json()).toMatchObject({ proofStatus: 'approved' })
  expect((await record(order)).versions[0]?.answers[0]).toMatchObject({
    recordedBy: { name: 'The owner' },
    reason: 'By phone at noon.',
  })
  expect(await states(order)).toEqual(['queued'])
})

test('a customer can wish a proof until something is on film', async () => {
  const order = await floor.aJobOrder()
  expect((await offered(order)).allowedActions).toEqual(['request_proof'])
  const wish = () => shop.post(`${ofCustomer(order)}/proof-requests`, {})
  expect((await wish()).json()).toMatchObject({ status: 'wanted', proof: null, allowedActions: [] })
  expect(await states(order)).toEqual(['blocked'])
  expect(codeOf(await wish())).toBe('INVALID_TRANSITION')
  const listed = (await shop.get(`/api/admin/orders?queue=proof&q=${order.number}`, owner.headers)).json<
    AdminOrderSummary[]
  >()
  expect(listed.map(({ id }) => id)).toEqual([order.id])

  const printed = await floor.aJobOrder()
  await floor.moveOn(
    (await floor.jobsOf(printed)).map(({ id }) => id),
    'printed',
  )
  expect((await offered(printed)).allowedActions).toEqual([])
  expect(codeOf(await staff(printed, 'proofs'))).toBe('INVALID_TRANSITION')
})

test('when the settings want one, every order waits for a proof once enough is paid', async () => {
  await everyOrder(true)
  const order = await floor.aJobOrder()
  await everyOrder(false)
  expect(await read(order)).toMatchObject({ proofStatus: 'wanted', queues: ['proof'] })
  expect(await states(order)).toEqual(['blocked'])
  await staff(order, 'proof-withdrawals', { reason: 'The same as last time.' })
  expect(await states(order)).toEqual(['queued'])
})

test('other contents than those that were approved need another proof, and another delivery does not', async () => {
  const order = await floor.aJobOrder()
  await approve(order, await send(order))
  const change = async (quantity: number) => {
    const { items, revision } = await read(order)
    const lines = items.map(({ id, variantId }) => ({ id, variantId, quantity }))
    return staff(order, 'changes', { revision, items: lines, reason: 'As agreed.' })
  }
  expect((await change(1)).json()).toMatchObject({ proofStatus: 'approved' })
  const changed = await change(2)
  expect(changed.json(), changed.body).toMatchObject({ proofStatus: 'wanted' })
  expect(await states(order)).not.toContain('queued')
})

test('an erasure empties who approved and what was written, and keeps the hash', async () => {
  const order = await floor.aJobOrder()
  const proof = await send(order)
  await approve(order, proof, 'Zenobia Zamora')
  await staff(order, 'cancellation', { reason: 'No.' })
  const { customer } = await read(order)
  const person = { email: customer.email ?? undefined, phone: customer.phone ?? undefined, reason: 'Asked.' }
  await query(`UPDATE orders SET status = 'cancelled' WHERE status IN ('open', 'on_hold')`)
  const erased = await shop.post('/api/admin/privacy-erasures', person, owner.headers)
  expect(erased.statusCode, erased.body).toBe(201)
  const { versions } = await record(order)
  expect(versions[0]).toMatchObject({ hash: proof.hash, message: null, answers: [{ name: null }] })
})
