import {
  ROLES,
  createPrintJobMoves,
  getPrintJob,
  listPrintJobs,
  may,
  type OrderCreate,
  type OrderRecord,
  type PrintJobDetail,
  type PrintJobMove,
  type PrintJobRecord,
} from '@platen/contract'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../platform/ids.ts'
import { aPaidOrder, payInFull } from '../../testing/paid-order.ts'
import { ledgerProblems, onHand, setOnHand } from '../../testing/stock.ts'
import { findVariant, openStorefront, type Storefront } from '../../testing/storefront.ts'
import { aMember, type Member } from '../../testing/team.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeOrder, lockOrder, type OrderChange } from '../orders/index.ts'
import { hasPrinted, openProductionGates, voidJobs } from './index.ts'

const JOBS = listPrintJobs.path
const MOVES = createPrintJobMoves.path
const WAY = ['nested', 'printed', 'pressed', 'passed', 'packed'] as const

let shop: TestApp
let storefront: Storefront
let printer: Member
beforeAll(async () => {
  shop = await startTestApp({ now: new Date('2026-11-20T15:00:00Z') })
  storefront = await openStorefront(shop)
  printer = await aMember(shop, 'production')
})
afterAll(() => shop.close())
beforeEach(() => setOnHand(shop, storefront.variantId, 500))

const jobsIn = (reply: LightMyRequestResponse) => reply.json<PrintJobRecord[]>()
const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code
const messageOf = (reply: LightMyRequestResponse) => reply.json<{ detail: string }>().detail
const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id)
const times = <Value>(n: number, make: (index: number) => Value) =>
  Array.from({ length: n }, (_, index) => make(index))

const list = (query: string, { headers } = printer) => shop.get(`${JOBS}${query}`, headers)
const jobsOf = async (order: OrderRecord) => jobsIn(await list(`?orderId=${order.id}&limit=200`))
const detail = async (id: string) =>
  (await shop.get(getPrintJob.path.replace('{jobId}', id), printer.headers)).json<PrintJobDetail>()
const move = (
  jobIds: readonly string[],
  to: PrintJobMove,
  more: { reason?: string; blankSpoiled?: boolean } = {},
  headers: Record<string, string> = {},
) => shop.post(MOVES, { jobIds, to, ...more }, { ...printer.headers, ...headers })
const fail = (jobIds: readonly string[], more: { blankSpoiled?: boolean } = {}) =>
  move(jobIds, 'failed', { reason: 'The film was wet', ...more })

async function moveOn(jobIds: readonly string[], target: (typeof WAY)[number]): Promise<void> {
  for (const to of WAY.slice(0, WAY.indexOf(target) + 1)) {
    const reply = await move(jobIds, to)
    if (reply.statusCode !== 201) throw new Error(reply.body)
  }
}

/** Black M tees, each with this many prints. */
async function aJobOrder({
  quantity = 1,
  prints = 1,
  variantId = storefront.variantId,
} = {}): Promise<OrderRecord> {
  const [item] = (await storefront.order()).items
  const [front] = item!.placements
  const placements = [front!, { ...front!, zoneId: 'full_back' }].slice(0, prints)
  return aPaidOrder(shop, storefront, { items: [{ variantId, quantity, placements }] })
}

async function change(order: OrderRecord, to: OrderChange): Promise<void> {
  await shop.services.transaction(async (tx) => {
    await changeOrder(tx, await lockOrder(tx, decodeId('order', order.id)), to, shop.clock.now())
  })
}

async function orderRow(order: OrderRecord) {
  return shop.services.database
    .selectFrom('orders')
    .select(['production_status', 'fulfilment_status', 'stage', 'ready_at'])
    .where('id', '=', decodeId('order', order.id))
    .executeTakeFirstOrThrow()
}

async function movements(order: OrderRecord): Promise<string[]> {
  const rows = await shop.services.database
    .selectFrom('inventory_movements')
    .select(['type', 'quantity'])
    .where('order_id', '=', decodeId('order', order.id))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ type, quantity }) => `${type} ${quantity}`)
}

async function costs(order: OrderRecord) {
  return shop.services.database
    .selectFrom('cost_entries')
    .select(['category', 'amount_minor', 'quantity', 'incurred_on', 'source'])
    .where('order_id', '=', decodeId('order', order.id))
    .orderBy('id')
    .execute()
}

async function events(order: OrderRecord, type: string): Promise<unknown[]> {
  const rows = await shop.services.database
    .selectFrom('events')
    .select('payload')
    .where('order_id', '=', decodeId('order', order.id))
    .where('type', '=', type)
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => payload)
}

async function auditOf(order: OrderRecord, action: string) {
  return shop.services.database
    .selectFrom('audit_log')
    .select(['actor_name', 'message', 'changes'])
    .where('entity_id', '=', order.id)
    .where('action', '=', action)
    .orderBy('occurred_at')
    .execute()
}

test.each(ROLES)('a %s sees and moves jobs as the table says', async (role) => {
  const [job] = await jobsOf(await aJobOrder())
  const { headers } = await aMember(shop, role)
  const mayRead = may(role, listPrintJobs.access) ? 200 : 403
  expect((await shop.get(JOBS, headers)).statusCode).toBe(mayRead)
  expect((await shop.get(`${JOBS}/${job!.id}`, headers)).statusCode).toBe(mayRead)
  const moved = await shop.post(MOVES, { jobIds: [job!.id], to: 'nested' }, headers)
  expect(moved.statusCode).toBe(may(role, createPrintJobMoves.access) ? 201 : 403)
})

describe('the list', () => {
  test('has a job for each garment and print of a paid order', async () => {
    const order = await aJobOrder({ quantity: 2, prints: 2 })
    const jobs = await jobsOf(order)
    expect(jobs.map(({ unit, zoneId, state }) => [unit, zoneId, state])).toEqual([
      [1, 'full_front', 'queued'],
      [1, 'full_back', 'queued'],
      [2, 'full_front', 'queued'],
      [2, 'full_back', 'queued'],
    ])
    expect(jobs[0]).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      orderItemId: order.items[0]!.id,
      placementId: order.items[0]!.placements[0]!.id,
      ...{ parentJobId: null, reason: null, printedAt: null },
      ...{
        garmentName: 'Classic tee',
        colour: 'Black',
        size: 'M',
        widthMm: 200,
        heightMm: 200,
        rotationDeg: 0,
      },
      artwork: { id: storefront.artworkId, fileName: 'logo.png' },
      promisedBy: '2026-11-25',
      allowedMoves: ['nested', 'void'],
    })
    expect((await shop.get(jobs[0]!.artwork.previewUrl)).statusCode).toBe(200)
    expect(await auditOf(order, 'print_jobs.queued')).toMatchObject([
      { actor_name: 'Platen', message: `4 print jobs of order ${order.number} came into the queue.` },
    ])
  })

  test('is read page by page, the earliest promised day first', async () => {
    const [late, early] = [await aJobOrder({ quantity: 3 }), await aJobOrder({ quantity: 2 })]
    await change(early, { promisedBy: '2026-11-21' })
    await change(late, { promisedBy: '2026-11-22' })
    const seen: PrintJobRecord[] = []
    let url: string | undefined = `${JOBS}?limit=2&dueTo=2026-11-22`
    while (url !== undefined) {
      const reply: LightMyRequestResponse = await shop.get(url, printer.headers)
      expect(jobsIn(reply).length).toBeLessThanOrEqual(2)
      seen.push(...jobsIn(reply))
      url = /<(.+)>; rel="next"/.exec(String(reply.headers.link))?.[1]
    }
    expect(seen.map(({ orderId, unit }) => [orderId, unit])).toEqual([
      [early.id, 1],
      [early.id, 2],
      [late.id, 1],
      [late.id, 2],
      [late.id, 3],
    ])
    await change(early, { promisedBy: '2026-12-01' })
    await change(late, { promisedBy: '2026-12-01' })
  })

  test('leaves out what is finished and what is on hold, unless it is asked for', async () => {
    const order = await aJobOrder({ quantity: 3 })
    await change(order, { promisedBy: '2026-11-20' })
    const [packed, queued, dropped] = idsOf(await jobsOf(order))
    await moveOn([packed!], 'packed')
    await move([dropped!], 'void', { reason: 'One less' })
    const due = async (query: string) => idsOf(jobsIn(await list(`?dueTo=2026-11-20${query}`)))
    expect(await due('')).toEqual([queued])
    expect(await due('&state=packed,void')).toEqual([packed, dropped])
    expect(await due('&state=printed')).toEqual([])

    await change(order, { status: 'on_hold', holdReason: 'Waits' })
    expect(await due('')).toEqual([])
    expect(await due('&onHold=include')).toEqual([queued])
    expect(idsOf(await jobsOf(order))).toEqual([packed, queued, dropped])
    expect((await detail(queued!)).allowedMoves).toEqual([])
    await change(order, { status: 'open', holdReason: null, promisedBy: '2026-12-01' })
  })

  test('finds the jobs of one placement', async () => {
    const order = await aJobOrder({ quantity: 2, prints: 2 })
    const [, back] = order.items[0]!.placements
    const jobs = jobsIn(await list(`?placementId=${back!.id}`))
    expect(jobs.map(({ unit, placementId }) => [unit, placementId])).toEqual([
      [1, back!.id],
      [2, back!.id],
    ])
    expect(jobsIn(await list(`?placementId=${encodeId('placement', newUuid())}`))).toEqual([])
  })

  test.each(['state=ready', 'state=', 'state=queued,,nested', 'onHold=only', 'orderId=job_1', 'dueTo=soon'])(
    'refuses %s',
    async (query) => {
      const reply = await list(`?${query}`)
      expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'VALIDATION_FAILED'])
    },
  )

  test('ends after a cursor that is no job', async () => {
    const reply = await list(`?cursor=${encodeId('printJob', newUuid())}`)
    expect([reply.statusCode, jobsIn(reply)]).toEqual([200, []])
  })
})

test('an unknown job is not found, neither read nor moved', async () => {
  const [known] = await jobsOf(await aJobOrder())
  const unknown = encodeId('printJob', newUuid())
  expect(codeOf(await shop.get(`${JOBS}/${unknown}`, printer.headers))).toBe('RESOURCE_NOT_FOUND')
  const reply = await move([known!.id, unknown], 'nested')
  expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await detail(known!.id)).state).toBe('queued')
})

test('jobs go from the queue to the bag, and the order is ready with the last one', async () => {
  const order = await aJobOrder({ quantity: 2, prints: 2 })
  const jobIds = idsOf(await jobsOf(order)).toReversed()
  const before = await onHand(shop, storefront.variantId)

  const nested = await move(jobIds, 'nested')
  expect(nested.statusCode).toBe(201)
  expect(jobsIn(nested).map(({ id, state }) => [id, state])).toEqual(jobIds.map((id) => [id, 'nested']))
  expect(await orderRow(order)).toMatchObject({ production_status: 'queued', stage: 'ready_to_print' })

  const [printed] = jobsIn(await move(jobIds, 'printed'))
  expect(printed).toMatchObject({
    printedAt: '2026-11-20T15:00:00.000Z',
    allowedMoves: ['pressed', 'failed', 'void'],
  })
  expect(await orderRow(order)).toMatchObject({ production_status: 'in_production', stage: 'in_production' })
  expect(await events(order, 'job.printed')).toEqual([{ number: order.number, jobIds }])

  await move(jobIds, 'pressed')
  await move(jobIds, 'passed')
  expect(await events(order, 'fulfilment.ready')).toEqual([])
  await move(jobIds, 'packed')
  expect(await orderRow(order)).toEqual({
    ...{ production_status: 'done', fulfilment_status: 'ready', stage: 'ready' },
    ready_at: shop.clock.now(),
  })
  expect(await events(order, 'fulfilment.ready')).toEqual([{ number: order.number }])

  expect(await onHand(shop, storefront.variantId)).toEqual({
    onHand: before.onHand - 2,
    reserved: before.reserved - 2,
  })
  const audit = await auditOf(order, 'print_jobs.moved')
  expect(audit.map(({ message }) => message)).toEqual(
    WAY.map((to) => `The production moved 4 print jobs of order ${order.number} to ${to}.`),
  )
  expect(audit[0]!.changes).toContainEqual({ path: `${jobIds[0]!}.state`, from: 'queued', to: 'nested' })
  expect(await ledgerProblems(shop)).toEqual([])
})

test('a nested job goes back into the queue', async () => {
  const [job] = await jobsOf(await aJobOrder())
  await move([job!.id], 'nested')
  expect(jobsIn(await move([job!.id], 'queued'))).toMatchObject([{ state: 'queued' }])
})

describe('pressing', () => {
  test('takes the blank of a garment once, whichever print comes first, at the average cost', async () => {
    const order = await aJobOrder({ quantity: 3, prints: 2 })
    const jobs = await jobsOf(order)
    const [front, back] = ['full_front', 'full_back'].map((zone) =>
      idsOf(jobs.filter(({ zoneId }) => zoneId === zone)),
    )
    await moveOn(idsOf(jobs), 'printed')
    await move([front![0]!, back![1]!], 'pressed')
    await move([back![0]!, front![1]!], 'pressed')
    expect(await movements(order)).toEqual([
      'reservation 3',
      ...['release 1', 'consumption 1', 'release 1', 'consumption 1'],
    ])
    expect(await costs(order)).toEqual([
      { category: 'blank', amount_minor: 680, quantity: 2, incurred_on: '2026-11-20', source: 'computed' },
    ])
    await move([front![2]!, back![2]!], 'pressed')
    expect((await costs(order)).map(({ amount_minor }) => amount_minor).toSorted()).toEqual([340, 680])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('counts the day of the cost in the time zone of the store', async () => {
    const night = await startTestApp({ now: new Date('2026-11-21T03:00:00Z') })
    const customer = await openStorefront(night)
    const { headers } = await aMember(night, 'production')
    const order = await aPaidOrder(night, customer)
    const jobIds = idsOf(jobsIn(await night.get(`${JOBS}?orderId=${order.id}`, headers)))
    for (const to of ['nested', 'printed', 'pressed']) await night.post(MOVES, { jobIds, to }, headers)
    const rows = await night.services.database.selectFrom('cost_entries').select('incurred_on').execute()
    expect(rows).toEqual([{ incurred_on: '2026-11-20' }])
    await night.close()
  })

  test('of a garment that the shop keeps no stock of moves nothing', async () => {
    const variantId = await findVariant(shop, { size: 'S' })
    const order = await aJobOrder({ variantId })
    await shop.services.pool.query(
      'UPDATE order_items SET inventory_item_id = NULL, reserved_quantity = 0 WHERE order_id = $1',
      [decodeId('order', order.id)],
    )
    await moveOn(idsOf(await jobsOf(order)), 'pressed')
    expect(await movements(order)).toEqual(['reservation 1'])
    expect(await costs(order)).toEqual([])
    const [again] = jobsIn(await fail(idsOf(await jobsOf(order)))).slice(1)
    expect(again?.state).toBe('queued')
    await shop.services.pool.query(
      `UPDATE order_items AS i SET inventory_item_id = s.id, reserved_quantity = 1 FROM inventory_items AS s
       WHERE s.variant_id = i.variant_id AND i.order_id = $1`,
      [decodeId('order', order.id)],
    )
    expect(await ledgerProblems(shop)).toEqual([])
  })
})

describe('a print that fails', () => {
  test('on the film is made anew by a job with a parent, and the garment keeps its blank', async () => {
    const order = await aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await jobsOf(order))
    await moveOn([front!, back!], 'printed')
    const reply = await fail([front!])
    const [failed, again] = jobsIn(reply)
    expect(jobsIn(reply)).toHaveLength(2)
    expect(failed).toMatchObject({ id: front, state: 'failed', reason: 'The film was wet', allowedMoves: [] })
    expect(again).toMatchObject({
      parentJobId: front,
      state: 'queued',
      printedAt: null,
      zoneId: 'full_front',
    })
    expect(await events(order, 'job.failed')).toEqual([
      { number: order.number, jobId: front, reason: 'The film was wet' },
    ])
    expect(await movements(order)).toEqual(['reservation 1'])
    expect((await detail(back!)).state).toBe('printed')

    await moveOn([again!.id], 'printed')
    const [, third] = jobsIn(await fail([again!.id]))
    expect((await detail(third!.id)).parents).toMatchObject([
      { id: again!.id, state: 'failed' },
      { id: front, state: 'failed', reason: 'The film was wet', printedAt: '2026-11-20T15:00:00.000Z' },
    ])
  })

  test('on the garment takes what was pressed before with it, and a new blank is reserved', async () => {
    const order = await aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await jobsOf(order))
    await moveOn([front!, back!], 'pressed')
    await move([front!], 'passed')
    const before = await onHand(shop, storefront.variantId)

    const [failed, lost, ...made] = jobsIn(await fail([back!]))
    expect(failed).toMatchObject({ id: back, state: 'failed' })
    expect(lost).toMatchObject({ id: front, state: 'void', reason: 'The film was wet' })
    expect(made.map(({ parentJobId, state }) => [parentJobId, state])).toEqual([
      [back, 'queued'],
      [front, 'queued'],
    ])
    expect(await movements(order)).toEqual([
      ...['reservation 1', 'release 1', 'consumption 1', 'return 1', 'waste 1', 'reservation 1'],
    ])
    expect(await onHand(shop, storefront.variantId)).toEqual({
      onHand: before.onHand,
      reserved: before.reserved + 1,
    })
    expect((await costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340])

    await moveOn(idsOf(made), 'packed')
    expect((await costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340, 340])
    expect(await orderRow(order)).toMatchObject({ production_status: 'done', stage: 'ready' })
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('on a garment leaves the film of its other print, to be pressed on the new one', async () => {
    const order = await aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await jobsOf(order))
    await moveOn([front!, back!], 'printed')
    await move([front!], 'pressed')
    const [, again] = jobsIn(await fail([front!]))
    expect((await detail(back!)).state).toBe('printed')
    await moveOn([again!.id], 'printed')
    await move([back!, again!.id], 'pressed')
    expect((await costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340, 340])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('and spoils the blank before its pressing makes the order bear it', async () => {
    const order = await aJobOrder()
    const [job] = idsOf(await jobsOf(order))
    await moveOn([job!], 'printed')
    await fail([job!], { blankSpoiled: true })
    expect(await movements(order)).toEqual([
      ...['reservation 1', 'release 1', 'consumption 1', 'return 1', 'waste 1', 'reservation 1'],
    ])
    expect((await costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('when there is no other blank waits for one to arrive', async () => {
    const order = await aJobOrder({ quantity: 2, prints: 2 })
    const jobs = await jobsOf(order)
    const ofFirst = idsOf(jobs.filter(({ unit }) => unit === 1))
    await moveOn(idsOf(jobs), 'printed')
    await move(ofFirst.slice(0, 1), 'pressed')
    await setOnHand(shop, storefront.variantId, (await onHand(shop, storefront.variantId)).reserved)

    const [, again] = jobsIn(await fail(ofFirst.slice(0, 1)))
    expect(again).toMatchObject({ state: 'blocked', allowedMoves: ['void'] })
    await openProductionGates(shop.services)
    expect((await detail(again!.id)).state).toBe('blocked')

    const ofSecond = idsOf(jobs.filter(({ unit }) => unit === 2))
    expect((await move(ofSecond, 'pressed')).statusCode).toBe(201)
    const refused = await move(ofFirst.slice(1), 'pressed')
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'OUT_OF_STOCK'])
    expect(messageOf(refused)).toBe('No blank is reserved for Classic tee, Black, M.')

    await setOnHand(shop, storefront.variantId, (await onHand(shop, storefront.variantId)).reserved + 1)
    await openProductionGates(shop.services)
    expect((await detail(again!.id)).state).toBe('queued')
    await moveOn([again!.id], 'printed')
    expect((await move([again!.id, ...ofFirst.slice(1)], 'pressed')).statusCode).toBe(201)
    expect(await ledgerProblems(shop)).toEqual([])
  })
})

describe('giving up', () => {
  test('the last job of a garment releases its blank', async () => {
    const order = await aJobOrder({ quantity: 2, prints: 2 })
    const jobs = await jobsOf(order)
    const before = await onHand(shop, storefront.variantId)
    const [front, back] = idsOf(jobs.filter(({ unit }) => unit === 1))
    await move([front!], 'void', { reason: 'Front only on one' })
    expect(await onHand(shop, storefront.variantId)).toEqual(before)
    await move([back!], 'void', { reason: 'One less' })
    expect(await onHand(shop, storefront.variantId)).toEqual({ ...before, reserved: before.reserved - 1 })
    await moveOn(idsOf(jobs.filter(({ unit }) => unit === 2)), 'packed')
    expect(await orderRow(order)).toMatchObject({ stage: 'ready' })
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('a job that waits for a blank leaves those of the others alone', async () => {
    const order = await aJobOrder({ quantity: 2 })
    const [first, second] = idsOf(await jobsOf(order))
    await moveOn([first!], 'pressed')
    await setOnHand(shop, storefront.variantId, (await onHand(shop, storefront.variantId)).reserved)
    const [, again] = jobsIn(await fail([first!]))
    const before = await onHand(shop, storefront.variantId)
    await move([again!.id], 'void', { reason: 'One less' })
    expect(await onHand(shop, storefront.variantId)).toEqual(before)
    await moveOn([second!], 'packed')
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('a pressed print leaves the garment to its other one', async () => {
    const order = await aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await jobsOf(order))
    await moveOn([front!, back!], 'printed')
    await move([front!], 'pressed')
    await move([front!], 'void', { reason: 'Back only' })
    await move([back!], 'pressed')
    expect((await costs(order)).map(({ quantity }) => quantity)).toEqual([1])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('all of an order ends what is not packed, and knows what was printed', async () => {
    const order = await aJobOrder({ quantity: 3 })
    const orderId = decodeId('order', order.id)
    const [packed, failing, queued] = idsOf(await jobsOf(order))
    const printed = () => shop.services.transaction((tx) => hasPrinted(tx, orderId))
    expect(await printed()).toBe(false)
    await moveOn([packed!], 'packed')
    await moveOn([failing!], 'printed')
    const [, again] = jobsIn(await fail([failing!]))
    expect(await printed()).toBe(true)
    await shop.services.transaction((tx) => voidJobs(tx, orderId, 'Cancelled', shop.clock.now()))
    const jobs = await jobsOf(order)
    expect(
      Object.fromEntries(jobs.map(({ id, state, reason }) => [id, `${state} ${reason ?? '-'}`])),
    ).toEqual({
      [packed!]: 'packed -',
      [failing!]: 'failed The film was wet',
      [again!.id]: 'void Cancelled',
      [queued!]: 'void Cancelled',
    })
  })
})

describe('refuses', () => {
  test('a move that the table does not have, and moves none of the others', async () => {
    const [ready, early] = idsOf(await jobsOf(await aJobOrder({ quantity: 2 })))
    await move([ready!], 'nested')
    const reply = await move([ready!, early!], 'printed')
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'INVALID_TRANSITION'])
    expect(messageOf(reply)).toBe(
      `Print job ${early!} is queued; from there it can be moved to nested, void.`,
    )
    expect((await detail(ready!)).state).toBe('nested')
  })

  test('to move what is packed', async () => {
    const [job] = idsOf(await jobsOf(await aJobOrder()))
    await moveOn([job!], 'packed')
    const reply = await move([job!], 'void', { reason: 'Too late' })
    expect(messageOf(reply)).toBe(`Print job ${job!} is packed; from there it can be moved nowhere any more.`)
  })

  test('to pack half a garment', async () => {
    const [front, back] = idsOf(await jobsOf(await aJobOrder({ prints: 2 })))
    await moveOn([front!, back!], 'pressed')
    await move([front!], 'passed')
    const reply = await move([front!], 'packed')
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'INVALID_TRANSITION'])
    expect(messageOf(reply)).toContain(`print job ${back!} on garment 1 of Classic tee, Black, M is pressed`)
    await move([back!], 'passed')
    expect((await move([front!], 'packed')).statusCode).toBe(201)
    expect((await move([back!], 'packed')).statusCode).toBe(201)
  })

  test.each(['on_hold', 'cancelled'] as const)('to move jobs of an order that is %s', async (status) => {
    const order = await aJobOrder()
    const [job] = idsOf(await jobsOf(order))
    await change(order, { status })
    for (const [to, more] of [
      ['nested', {}],
      ['void', { reason: 'Off' }],
    ] as const) {
      const reply = await move([job!], to, more)
      expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'INVALID_TRANSITION'])
      expect(messageOf(reply)).toContain(`Order ${order.number} is ${status}`)
    }
    await change(order, { status: 'open' })
  })

  test.each([
    ['failed without a reason', { to: 'failed' }, 'reason'],
    ['void without a reason', { to: 'void' }, 'reason'],
    ['a reason that nobody reads', { to: 'nested', reason: 'Because' }, 'reason'],
    ['a spoiled blank that did not fail', { to: 'void', reason: 'Off', blankSpoiled: true }, 'blankSpoiled'],
    ['to block a job', { to: 'blocked' }, 'to'],
    ['no jobs', { jobIds: [], to: 'nested' }, 'jobIds'],
  ])('%s', async (_, change, field) => {
    const [job] = await jobsOf(await aJobOrder())
    const reply = await shop.post(MOVES, { jobIds: [job!.id], ...change }, printer.headers)
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'VALIDATION_FAILED'])
    expect(reply.json<{ error: { fields: { path: string }[] } }>().error.fields[0]!.path).toBe(field)
  })

  test('the same job twice', async () => {
    const [job] = await jobsOf(await aJobOrder())
    expect((await move([job!.id, job!.id], 'nested')).statusCode).toBe(422)
  })
})

test('the same key gives the same answer again, and one pressing', async () => {
  const order = await aJobOrder()
  const [job] = idsOf(await jobsOf(order))
  await moveOn([job!], 'printed')
  const [first, second] = [
    await move([job!], 'pressed', {}, { 'idempotency-key': 'press-1' }),
    await move([job!], 'pressed', {}, { 'idempotency-key': 'press-1' }),
  ]
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect((await costs(order)).map(({ quantity }) => quantity)).toEqual([1])
})

describe('at once', () => {
  test('two people move a job, and one of them is told that it has moved', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [job] = idsOf(await jobsOf(await aJobOrder()))
      const replies = await Promise.all(times(2, () => move([job!], 'nested')))
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    }
  })

  test('twenty garments of an order are pressed, and the ledger is right', async () => {
    const order = await aJobOrder({ quantity: 20 })
    const jobIds = idsOf(await jobsOf(order))
    await moveOn(jobIds, 'printed')
    const before = await onHand(shop, storefront.variantId)
    const replies = await Promise.all(jobIds.map((id) => move([id], 'pressed')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(times(20, () => 201))
    expect(await onHand(shop, storefront.variantId)).toEqual({
      onHand: before.onHand - 20,
      reserved: before.reserved - 20,
    })
    expect((await costs(order)).map(({ amount_minor }) => amount_minor)).toEqual(times(20, () => 340))
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('jobs of the same orders in opposite order, with blanks in opposite order, never block each other for good', async () => {
    const other = await findVariant(shop, { size: 'L' })
    await setOnHand(shop, other, 500)
    const [item] = (await storefront.order()).items
    const lines = [storefront.variantId, other].map((variantId) => ({ ...item!, variantId, quantity: 4 }))
    const orders = [
      await aPaidOrder(shop, storefront, { items: lines }),
      await aPaidOrder(shop, storefront, { items: lines.toReversed() }),
    ]
    const jobs = (await Promise.all(orders.map(jobsOf))).flat()
    await moveOn(idsOf(jobs), 'pressed')
    const hands = times(4, (index) => idsOf(jobs.filter(({ unit }) => unit === index + 1)))
    const replies = await Promise.all(
      hands.map((ids, index) => fail(index % 2 === 0 ? ids : ids.toReversed())),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(await ledgerProblems(shop)).toEqual([])
  })
})

test('whatever people do in whatever order, stock and jobs tell the same story', async () => {
  const step = fc.record({
    to: fc.constantFrom<PrintJobMove[]>('nested', 'printed', 'pressed', 'passed', 'packed', 'failed', 'void'),
    picks: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }),
    blankSpoiled: fc.boolean(),
    spare: fc.nat(1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const order = await aJobOrder({ quantity: 2, prints: 2 })
      await move(idsOf(await jobsOf(order)), 'nested')
      for (const { to, picks, blankSpoiled, spare } of steps) {
        const { reserved } = await onHand(shop, storefront.variantId)
        await setOnHand(shop, storefront.variantId, reserved + spare)
        const jobs = (await jobsOf(order)).filter(({ allowedMoves }) => allowedMoves.includes(to))
        const jobIds = [...new Set(picks.map((pick) => jobs[pick % jobs.length]?.id))].filter(
          (id) => id !== undefined,
        )
        if (jobIds.length === 0) continue
        const reply = await move(jobIds, to, {
          ...(to === 'failed' || to === 'void' ? { reason: 'Chance' } : {}),
          ...(to === 'failed' ? { blankSpoiled } : {}),
        })
        expect([201, 409]).toContain(reply.statusCode)
        expect(await ledgerProblems(shop)).toEqual([])
      }
      await setOnHand(shop, storefront.variantId, 500)
      await openProductionGates(shop.services)
      const states = (await jobsOf(order)).map(({ state }) => state)
      expect(states).not.toContain('blocked')
    }),
    { numRuns: 8 },
  )
}, 120_000)

describe('the schedule', () => {
  test('makes and queues the jobs of an order that was paid at once', async () => {
    const placed = await storefront.place(await storefront.order())
    const order = placed.json<OrderRecord>()
    await change(order, { paymentStatus: 'paid', confirmedAt: shop.clock.now().toISOString() })
    expect(await jobsOf(order)).toEqual([])
    await openProductionGates(shop.services)
    expect((await jobsOf(order)).map(({ state }) => state)).toEqual(['queued'])
    expect(await orderRow(order)).toMatchObject({ production_status: 'queued' })
  })

  test('gives the blank that has arrived to the most urgent order', async () => {
    const orders: OrderRecord[] = []
    for (const promisedBy of ['2026-11-24', '2026-11-23']) {
      const order = await aJobOrder()
      await change(order, { promisedBy })
      orders.push(order)
      await moveOn(idsOf(await jobsOf(order)), 'pressed')
    }
    await setOnHand(shop, storefront.variantId, (await onHand(shop, storefront.variantId)).reserved)
    shop.clock.advance(1000)
    for (const order of orders) await fail(idsOf(await jobsOf(order)))
    await setOnHand(shop, storefront.variantId, (await onHand(shop, storefront.variantId)).reserved + 1)
    await openProductionGates(shop.services)
    const last = await Promise.all(orders.map(async (order) => (await jobsOf(order)).at(-1)?.state))
    expect(last).toEqual(['blocked', 'queued'])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('leaves alone what waits for its artwork or is on hold', async () => {
    const [item] = (await storefront.order()).items
    const tooLarge: OrderCreate['items'] = [
      { ...item!, placements: [{ ...item!.placements[0]!, widthMm: 300, heightMm: 300 }] },
    ]
    const unseen = (await storefront.place(await storefront.order({ items: tooLarge }))).json<OrderRecord>()
    expect(unseen.artworkStatus).not.toBe('approved')
    await payInFull(shop, unseen.id)
    const held = (await storefront.place(await storefront.order())).json<OrderRecord>()
    await change(held, { confirmedAt: shop.clock.now().toISOString(), status: 'on_hold' })
    await openProductionGates(shop.services)
    expect((await jobsOf(unseen)).map(({ state }) => state)).toEqual(['blocked'])
    expect(await jobsOf(held)).toEqual([])
  })
})
