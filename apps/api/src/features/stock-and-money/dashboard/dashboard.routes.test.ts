import { ROLES, getOperationsDashboard, may, type OperationsDashboardResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { encodeId } from '../../../platform/records/ids.ts'
import { aLead, aPayment, anEvent, anOrder, setOrder } from '../../../testing/builders.ts'
import { keepFinding } from '../../../platform/records/integrity-checks.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { findVariant } from '../../../testing/storefront.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'

const TODAY = '2026-11-25'
const CONFIRMED = { confirmed_at: '2026-11-24T18:00:00Z', payment_status: 'paid', stage: 'ready_to_print' }

// 21:00 in El Salvador, where it is still the 25th.
const shop = sharedTestApp({ now: new Date('2026-11-26T03:00:00Z') })
const viewer = shared(() => aMember(shop, 'viewer'))

const read = async ({ headers } = viewer) =>
  (await shop.get(getOperationsDashboard.path, headers)).json<OperationsDashboardResponse>()

async function anOrderInHand(
  columns: Record<string, unknown>,
  overrides: Parameters<typeof anOrder>[1] = {},
) {
  const order = await anOrder(shop.services.pool, overrides)
  await setOrder(shop.services.pool, order.id, columns)
  return { ...order, publicId: encodeId('order', order.id) }
}

test.each(ROLES)('shows a %s what needs attention', async (role) => {
  const { headers } = await aMember(shop, role)
  expect((await shop.get(getOperationsDashboard.path, headers)).statusCode).toBe(200)
})

test('refuses requests without a session', async () => {
  expect((await shop.get(getOperationsDashboard.path)).statusCode).toBe(401)
})

test('counts waiting orders and jobs in each queue, with the oldest', async () => {
  const before = await read()
  const since = '2026-11-20T10:00:00.000Z'
  await anOrderInHand({ payment_status: 'submitted', stage: 'payment_review', stage_since: since })
  const review = await anOrderInHand({ ...CONFIRMED, stage: 'artwork_review', stage_since: since })
  const packed = {
    artwork_status: 'approved',
    stage: 'ready',
    fulfilment_status: 'ready',
    stage_since: since,
  }
  await anOrderInHand({ ...CONFIRMED, ...packed })
  await aJob(review.id, 'nested', since)
  await aJob(review.id, 'printed', since)
  await aJob(review.id, 'pressed', since)
  await aJob(review.id, 'packed', since)
  const after = await read()
  for (const queue of [
    'paymentReview',
    'artworkReview',
    'printing',
    'pressing',
    'qualityCheck',
    'readyForHandover',
  ] as const) {
    expect([queue, after.queues[queue]]).toEqual([
      queue,
      { count: before.queues[queue].count + 1, oldestAt: since },
    ])
  }
  expect(after.queues.onHold).toEqual({ count: 0, oldestAt: null })
})

test('does not count artwork that waits for the customer or for its check as a review', async () => {
  const before = await read()
  for (const artwork_status of ['changes_requested', 'failed', 'checking']) {
    await anOrderInHand({ ...CONFIRMED, stage: 'artwork_review', artwork_status })
  }
  expect((await read()).queues.artworkReview).toEqual(before.queues.artworkReview)
  await anOrderInHand({ ...CONFIRMED, stage: 'artwork_review', artwork_status: 'warning' })
  expect((await read()).queues.artworkReview.count).toBe(before.queues.artworkReview.count + 1)
})

test('lists payments to verify, oldest first', async () => {
  const { pool } = shop.services
  const claim = async (
    columns: Record<string, unknown>,
    submittedAt: string,
    payment: Parameters<typeof aPayment>[2] = {},
  ) => {
    const order = await anOrderInHand(columns)
    const id = await aPayment(pool, order.id, payment)
    await pool.query('UPDATE payments SET submitted_at = $2 WHERE id = $1', [id, submittedAt])
    return { ...order, paymentId: encodeId('payment', id) }
  }
  const submitted = { payment_status: 'submitted', stage: 'payment_review' }
  const newer = await claim(submitted, '2026-11-24T10:00:00.000Z')
  const older = await claim(submitted, '2026-11-23T10:00:00.000Z', { amountMinor: 1_900 })
  await claim({ ...submitted, status: 'on_hold', stage: 'on_hold' }, '2026-11-22T10:00:00.000Z')
  await claim({ payment_status: 'unpaid' }, '2026-11-22T10:00:00.000Z', { status: 'rejected' })

  const { paymentsToVerify } = await read()
  expect(paymentsToVerify[0]).toEqual({
    orderId: older.publicId,
    number: older.number,
    customerName: 'Ana Torres',
    paymentId: older.paymentId,
    method: 'bank_transfer',
    amountMinor: 1_900,
    submittedAt: '2026-11-23T10:00:00.000Z',
  })
  expect(paymentsToVerify.map(({ paymentId }) => paymentId)).toEqual([older.paymentId, newer.paymentId])
})

test('lists due and late orders by the day of the store until they are handed over', async () => {
  const due = await anOrderInHand(CONFIRMED, { promisedBy: TODAY, customerName: 'Due Today' })
  const late = await anOrderInHand(CONFIRMED, { promisedBy: '2026-11-23' })
  const later = await anOrderInHand(CONFIRMED, { promisedBy: '2026-11-24' })
  const others = [
    await anOrderInHand(CONFIRMED, { promisedBy: '2026-11-26' }),
    await anOrderInHand({ stage: 'awaiting_payment' }, { promisedBy: TODAY }),
    await anOrderInHand(
      { ...CONFIRMED, handed_over_at: '2026-11-24T20:00:00Z' },
      { promisedBy: '2026-11-23' },
    ),
    await anOrderInHand({ ...CONFIRMED, status: 'completed', stage: 'completed' }, { promisedBy: TODAY }),
  ].map(({ publicId }) => publicId)

  const { dueToday, late: overdue } = await read()
  expect(dueToday.find(({ orderId }) => orderId === due.publicId)).toEqual({
    orderId: due.publicId,
    number: due.number,
    customerName: 'Due Today',
    stage: 'ready_to_print',
    promisedBy: TODAY,
    units: 2,
  })
  const ids = overdue.map(({ orderId }) => orderId)
  expect(ids.slice(0, 2)).toEqual([late.publicId, later.publicId])
  expect([...ids, ...dueToday.map(({ orderId }) => orderId)].filter((id) => others.includes(id))).toEqual([])
})

test('lists blocked orders with the reason', async () => {
  const held = await anOrderInHand({
    ...CONFIRMED,
    status: 'on_hold',
    stage: 'on_hold',
    hold_reason: 'Wrong size',
    stage_since: '2026-11-01T10:00:00Z',
  })
  const asked = await anOrderInHand({ ...CONFIRMED, artwork_status: 'changes_requested' })
  const failed = await anOrderInHand({ ...CONFIRMED, artwork_status: 'failed' })
  const blankless = await anOrderInHand(CONFIRMED)
  await aJob(blankless.id, 'blocked', '2026-11-25T10:00:00Z')
  const unpaid = await anOrderInHand({ stage: 'awaiting_payment', artwork_status: 'failed' })
  const waiting = await anOrderInHand(CONFIRMED)
  await aJob(waiting.id, 'blocked', '2026-11-25T10:00:00Z', 'warning')

  const { blocked } = await read()
  const reasonOf = ({ publicId }: { publicId: string }) =>
    blocked.find(({ orderId }) => orderId === publicId)?.reason
  expect(blocked[0]).toEqual({
    orderId: held.publicId,
    number: held.number,
    reason: 'On hold: Wrong size',
    code: 'on_hold',
    detail: 'Wrong size',
    since: '2026-11-01T10:00:00.000Z',
  })
  expect(reasonOf(asked)).toBe('Waiting for new artwork from the customer')
  expect(reasonOf(failed)).toBe('The artwork failed the print check')
  expect(reasonOf(blankless)).toMatch(/^No blank in stock: Classic tee, /)
  expect([reasonOf(unpaid), reasonOf(waiting)]).toEqual([undefined, undefined])
})

test("lists today's handovers, earliest first", async () => {
  const meeting = (date: string, from: string) => ({
    fulfilmentMethod: 'meetup',
    fulfilment: { meetupZoneId: 'centro', meetupZoneName: 'Centro', slot: { date, from }, address: null },
  })
  const evening = await anOrderInHand({ ...CONFIRMED, stage: 'ready' }, meeting(TODAY, '17:00'))
  const morning = await anOrderInHand(CONFIRMED, meeting(TODAY, '10:00'))
  await anOrderInHand(CONFIRMED, meeting('2026-11-26', '09:00'))
  const { handoversToday } = await read()
  expect(handoversToday.map(({ orderId }) => orderId)).toEqual([morning.publicId, evening.publicId])
  expect(handoversToday[1]).toMatchObject({
    method: 'meetup',
    meetupZoneName: 'Centro',
    slot: { date: TODAY, from: '17:00' },
    stage: 'ready',
  })
})

test('lists low stock, lowest first, and unanswered requests', async () => {
  const { pool } = shop.services
  await setOnHand(shop, await findVariant(shop, { size: 'M' }), 0)
  await setOnHand(shop, await findVariant(shop, { size: 'L' }), 6)
  await setOnHand(shop, await findVariant(shop, { size: 'XL' }), 7)
  const stale = await aLead(pool, { name: 'Waiting' })
  const fresh = await aLead(pool)
  const answered = await aLead(pool)
  await pool.query(`UPDATE contact_leads SET received_at = '2026-11-25T02:59:59Z' WHERE id = ANY($1)`, [
    [stale.id, answered.id],
  ])
  await pool.query(`UPDATE contact_leads SET received_at = '2026-11-25T03:00:01Z' WHERE id = $1`, [fresh.id])
  await pool.query(`UPDATE contact_leads SET status = 'contacted' WHERE id = $1`, [answered.id])

  const { lowStock, staleLeads } = await read()
  const skus = lowStock.map(({ sku }) => sku)
  expect(skus.indexOf('TEE-BLACK-M')).toBeLessThan(skus.indexOf('TEE-BLACK-L'))
  expect(skus.indexOf('TEE-BLACK-M')).toBeGreaterThanOrEqual(0)
  expect(skus).not.toContain('TEE-BLACK-XL')
  const shares = lowStock.map(({ available, reorderPoint }) => available / reorderPoint)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(staleLeads.map(({ reference }) => reference)).toEqual([stale.reference])
})

test('shows contact requests only to roles that may read them', async () => {
  const { id } = await aLead(shop.services.pool)
  await shop.services.pool.query(
    `UPDATE contact_leads SET received_at = '2026-11-01T00:00:00Z' WHERE id = $1`,
    [id],
  )
  for (const role of ROLES) {
    const { staleLeads } = await read(await aMember(shop, role))
    expect([role, staleLeads.length > 0]).toEqual([role, may(role, 'leads:read')])
  }
})

test('shows the results of the checks, and null where there was none', async () => {
  const { pool } = shop.services
  await pool.query('UPDATE events SET dispatched_at = now()')
  expect((await read()).integrity).toEqual({
    auditChainOk: null,
    auditCheckedAt: null,
    outboxPending: 0,
    lastBackupAt: null,
    archive: null,
    rehearsal: null,
  })
  await anEvent(pool, { type: 'inventory.low' })
  await pool.query(
    `INSERT INTO integrity_checks (name, checked_at, ok) VALUES
       ('audit_chain', '2026-11-25T10:00:00Z', false), ('backup', '2026-11-25T04:00:00Z', false)`,
  )
  expect((await read()).integrity).toEqual({
    auditChainOk: false,
    auditCheckedAt: '2026-11-25T10:00:00.000Z',
    outboxPending: 1,
    // A failed backup does not count.
    lastBackupAt: null,
    archive: null,
    rehearsal: null,
  })
  await pool.query(`UPDATE integrity_checks SET ok = true`)
  expect((await read()).integrity).toMatchObject({
    auditChainOk: true,
    lastBackupAt: '2026-11-25T04:00:00.000Z',
  })
})

test('shows the state of the archive and the last rehearsed restore', async () => {
  const { database } = shop.services
  const checkedAt = new Date('2026-11-25T10:00:00Z')
  const facts = {
    source: 'archive',
    tookSeconds: 40,
    newestChangeAt: null,
    succeededAt: '2026-11-18T10:00:00.000Z',
  }
  const problem = { reason: 'failed', message: 'archive/base/1.zst in the archive is damaged.' }
  await keepFinding(database, 'archive', { ok: false, checkedAt, problems: [] })
  await keepFinding(database, 'restore_rehearsal', { ok: false, checkedAt, problems: [problem], facts })
  expect((await read()).integrity).toMatchObject({
    archive: { ok: false, checkedAt: '2026-11-25T10:00:00.000Z' },
    rehearsal: { ok: false, checkedAt: '2026-11-25T10:00:00.000Z', ...facts, problem },
  })
  await keepFinding(database, 'restore_rehearsal', { ok: true, checkedAt, problems: [], facts })
  expect((await read()).integrity.rehearsal).toMatchObject({ ok: true, problem: null })
})

async function aJob(orderId: string, state: string, since: string, artwork = 'approved'): Promise<void> {
  await shop.services.pool.query(
    `WITH artwork AS (
       INSERT INTO artworks (id, sha256, file_name, byte_size, format, inspection)
       VALUES (gen_random_uuid(), sha256('x'), 'x.png', 1, 'png', '{}') RETURNING id),
     item AS (SELECT id FROM order_items WHERE order_id = $1 LIMIT 1),
     placement AS (
       INSERT INTO placements (id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm,
         offset_y_mm, rotation_deg, size_tier_id, price_minor, state, preflight)
       SELECT gen_random_uuid(), item.id, (SELECT count(*) FROM placements AS p WHERE p.order_item_id = item.id),
         'full_front', artwork.id, 100, 100, 0, 0, 0, 'small', 300, $4::artwork_state, '{}'
       FROM artwork, item RETURNING id)
     INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at)
     SELECT gen_random_uuid(), $1, item.id, placement.id, 1, $2::job_state, $3::timestamptz, $3::timestamptz
     FROM item, placement`,
    [orderId, state, since, artwork],
  )
}
