import {
  getOperationsDashboard,
  listOrders,
  type AdminOrderRecord,
  type AdminOrderSummary,
  type OperationsDashboardResponse,
  type OrderQueue,
  type OrderRecord,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { openOrderClient } from '../../../testing/order-client.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const client = shared(() => openOrderClient(shop))

const WARNING = 1300
const FAILED = 600
const placementOf = (order: OrderRecord) => String(order.items[0]?.placements[0]?.id)
const anArtwork = async (sizePx = 2400) => (await upload(shop, await aPicture(sizePx))).id
const sendVersion = (order: OrderRecord, body: object, headers = {}) =>
  shop.post(`/api/v1/orders/${order.trackingToken}/artworks`, body, headers)

test('approving artwork with a warning queues the jobs of a paid order', async () => {
  const placed = await client.placeWithPixels(WARNING)
  const paid = await client.pay(placed)
  expect(paid).toMatchObject({
    stage: 'artwork_review',
    artworkStatus: 'warning',
    productionStatus: 'blocked',
  })
  expect(paid.allowedActions).toContain('approve_artwork')
  expect(await client.done(placed, 'artwork-approval')).toMatchObject({
    stage: 'ready_to_print',
    artworkStatus: 'approved',
    productionStatus: 'queued',
    items: [{ placements: [{ state: 'approved' }] }],
  })
})

test('artwork can be approved before the payment, which then queues the jobs', async () => {
  const placed = await client.placeWithPixels(WARNING)
  expect(await client.done(placed, 'artwork-approval')).toMatchObject({
    stage: 'awaiting_payment',
    productionStatus: 'blocked',
  })
  expect((await client.pay(placed)).productionStatus).toBe('queued')
})

test('a print to review stays in the review queue while the other prints of its order are queued or asked for anew', async () => {
  const today = async () =>
    (await shop.get(getOperationsDashboard.path, client.owner.headers)).json<OperationsDashboardResponse>()
      .queues.artworkReview.count
  const isListed = async (order: OrderRecord, queue: OrderQueue) => {
    const page = await shop.get(`${listOrders.path}?queue=${queue}&limit=200`, client.owner.headers)
    return page.json<AdminOrderSummary[]>().some(({ id }) => id === order.id)
  }
  const [line] = (await client.storefront.order()).items
  const [clean] = line!.placements
  const [warned, also] = [await anArtwork(WARNING), await anArtwork(WARNING)]
  const placed = await client.place({
    items: [
      { ...line!, placements: [clean!] },
      {
        ...line!,
        placements: [
          { ...clean!, artworkId: warned },
          { ...clean!, artworkId: also, zoneId: 'full_back' },
        ],
      },
    ],
  })
  const [first, second] = placed.items[1]!.placements.map(({ id }) => id)
  const before = await today()
  const paid = (await client.pay(placed)) as AdminOrderRecord
  expect(paid.productionStatus).toBe('queued')
  expect(paid.queues).toEqual(['artwork_review', 'ready_to_print'])
  expect(await today()).toBe(before + 1)
  expect(await isListed(placed, 'artwork_review')).toBe(true)

  await client.done(placed, 'artwork-changes-request', {
    placementIds: [first],
    message: 'More pixels, please.',
  })
  expect(await today()).toBe(before + 1)
  expect([await isListed(placed, 'artwork_review'), await isListed(placed, 'new_artwork')]).toEqual([
    true,
    true,
  ])
  await client.done(placed, 'artwork-approval', { placementIds: [second] })
  expect(await today()).toBe(before)
  expect([await isListed(placed, 'artwork_review'), await isListed(placed, 'new_artwork')]).toEqual([
    false,
    true,
  ])
  expect(refusalOf(await client.decide(placed, 'artwork-approval'))).toEqual([409, 'INVALID_TRANSITION'])
})

test('approves only the named placements', async () => {
  const { items } = await client.storefront.order()
  const [artworkId, line] = [await anArtwork(WARNING), items[0]!]
  const front = { ...line.placements[0]!, artworkId }
  const placed = await client.place({
    items: [{ ...line, placements: [front, { ...front, zoneId: 'full_back' }] }],
  })
  const [first, second] = placed.items[0]!.placements.map(({ id }) => id)
  const half = await client.done(placed, 'artwork-approval', { placementIds: [first] })
  expect(half).toMatchObject({
    artworkStatus: 'warning',
    items: [{ placements: [{ state: 'approved' }, { state: 'warning' }] }],
  })
  const again = await client.decide(placed, 'artwork-approval', { placementIds: [first] })
  expect(refusalOf(again)).toEqual([409, 'INVALID_TRANSITION'])
  expect(errorOf(again).message).toContain('is approved')
  expect((await client.done(placed, 'artwork-approval', { placementIds: [second] })).artworkStatus).toBe(
    'approved',
  )
})

test('asks the customer for a new version of artwork that failed its check', async () => {
  const failed = await client.placeWithPixels(FAILED)
  expect((await client.pay(failed)).allowedActions).toContain('request_changes')
  const asked = await client.done(failed, 'artwork-changes-request', { message: 'More pixels, please.' })
  expect(asked).toMatchObject({
    artworkStatus: 'changes_requested',
    items: [{ placements: [{ state: 'changes_requested' }] }],
  })
  expect(asked.allowedActions).not.toContain('request_changes')
})

test('cannot approve failed artwork or artwork of another order', async () => {
  const failed = await client.placeWithPixels(FAILED)
  expect(refusalOf(await client.decide(failed, 'artwork-approval'))).toEqual([409, 'INVALID_TRANSITION'])
  const [one, other] = [await client.placeWithPixels(WARNING), await client.placeWithPixels(WARNING)]
  const reply = await client.decide(one, 'artwork-approval', { placementIds: [placementOf(other)] })
  expect(errorOf(reply).fields).toMatchObject([{ path: 'placementIds[0]' }])
})

test('a customer can replace artwork that needs changes', async () => {
  const placed = await client.placeWithPixels(WARNING)
  await client.pay(placed)
  const message = 'Please send it with more pixels.\nThe face is blurred.'
  expect(await client.done(placed, 'artwork-changes-request', { message })).toMatchObject({
    artworkStatus: 'changes_requested',
    stage: 'artwork_review',
  })
  const seen = await client.storefront.track(String(placed.trackingToken))
  expect(seen.allowedActions).toEqual(['replace_artwork'])
  expect(seen.timeline).toContainEqual(
    expect.objectContaining({ event: 'artwork.changes_requested', reason: message }),
  )

  const version = { placementId: placementOf(placed), artworkId: await anArtwork() }
  const headers = { 'idempotency-key': 'version-2' }
  const first = await sendVersion(placed, version, headers)
  expect(first.statusCode).toBe(201)
  expect(first.json<OrderRecord>()).toMatchObject({
    artworkStatus: 'approved',
    productionStatus: 'queued',
    allowedActions: [],
    items: [{ placements: [{ state: 'approved', artwork: { id: version.artworkId } }] }],
  })
  expect(first.json<OrderRecord>()).not.toHaveProperty('trackingToken')
  const again = await sendVersion(placed, version, headers)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
})

test('checks a new version like the first one', async () => {
  const placed = await client.placeWithPixels(FAILED)
  const version = async (sizePx: number) => {
    const body = { artworkId: await anArtwork(sizePx) }
    return client.done(placed, `placements/${placementOf(placed)}/artwork`, body)
  }
  const stillFailed = await version(FAILED)
  expect(stillFailed).toMatchObject({ artworkStatus: 'failed' })
  expect(stillFailed.items[0]?.placements[0]?.artwork.preflight.findings[0]?.code).toBe('RESOLUTION_TOO_LOW')
  expect(await version(WARNING)).toMatchObject({ artworkStatus: 'warning' })
})

test('artwork that passed waits for review if the shop reviews all artwork', async () => {
  const wantToSee = (all: boolean) =>
    shop.services.pool.query('UPDATE store_settings SET approve_passed_artwork = $1', [!all])
  const placed = await client.placeWithPixels(FAILED)
  await wantToSee(true)
  try {
    await expect.poll(async () => (await shop.services.shop.get()).approvePassedArtwork).toBe(false)
    const body = { artworkId: await anArtwork() }
    const order = await client.done(placed, `placements/${placementOf(placed)}/artwork`, body)
    expect(order).toMatchObject({ artworkStatus: 'passed', items: [{ placements: [{ state: 'passed' }] }] })
  } finally {
    await wantToSee(false)
    await expect.poll(async () => (await shop.services.shop.get()).approvePassedArtwork).toBe(true)
  }
})

test('refuses to replace artwork that needs no changes or belongs to another order', async () => {
  const placed = await client.place()
  const version = { placementId: placementOf(placed), artworkId: await anArtwork() }
  const early = await sendVersion(placed, version)
  expect(refusalOf(early)).toEqual([409, 'INVALID_TRANSITION'])
  // What staff could do is not the customer's business.
  expect(errorOf(early).details?.allowedActions).toEqual(['submit_payment'])
  expect(errorOf(early).message).toMatch(/Possible now: submit_payment\.$/)
  const failed = await client.placeWithPixels(FAILED)
  expect(refusalOf(await sendVersion(failed, version))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const unknown = { placementId: placementOf(failed), artworkId: 'art_01jd3v9k6qf2nt7wz5xr8m0abc' }
  expect(errorOf(await sendVersion(failed, unknown)).fields).toMatchObject([{ path: 'artworkId' }])
  const forged = { ...failed, trackingToken: 'A'.repeat(43) }
  expect(refusalOf(await sendVersion(forged, version))).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('refuses a new version for a cancelled order', async () => {
  const placed = await client.placeWithPixels(FAILED)
  await client.done(placed, 'cancellation')
  const reply = await sendVersion(placed, { placementId: placementOf(placed), artworkId: await anArtwork() })
  expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
  expect(errorOf(reply).message).toContain('status is cancelled')
})

test('refuses to replace an approved placement beside one that failed', async () => {
  const { items } = await client.storefront.order()
  const line = items[0]!
  const front = { ...line.placements[0]!, artworkId: await anArtwork(FAILED) }
  const back = { ...front, zoneId: 'full_back', artworkId: await anArtwork() }
  const placed = await client.place({ items: [{ ...line, placements: [front, back] }] })
  const approved = String(placed.items[0]?.placements[1]?.id)
  const reply = await sendVersion(placed, { placementId: approved, artworkId: await anArtwork() })
  expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
  expect(errorOf(reply).message).toContain('is approved')
})

test('the audit log has neither the name nor the address of a customer', async () => {
  const placed = await client.placeWithPixels(FAILED)
  await sendVersion(placed, { placementId: placementOf(placed), artworkId: await anArtwork() })
  const { rows } = await shop.services.pool.query('SELECT * FROM audit_log WHERE entity_id = $1', [placed.id])
  expect(rows).toMatchObject([
    { action: 'artwork.replaced', actor_kind: 'customer', actor_name: 'The customer', ip_address: null },
  ])
})

test('support may request changes but not approve; finance may do neither', async () => {
  const placed = await client.placeWithPixels(WARNING)
  const [support, finance] = [await aMember(shop, 'support'), await aMember(shop, 'finance')]
  const changes = { message: 'Too few pixels.' }
  expect((await client.decide(placed, 'artwork-approval', {}, support.headers)).statusCode).toBe(403)
  expect((await client.decide(placed, 'artwork-changes-request', changes, finance.headers)).statusCode).toBe(
    403,
  )
  expect((await client.decide(placed, 'artwork-changes-request', changes, support.headers)).statusCode).toBe(
    201,
  )
})
