import { createPrintJobMoves, listPrintJobs, type PrintJobMove } from '@platen/contract'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { idsOf, jobsIn, openFloor } from '../../../testing/floor.ts'
import { aPaidOrder } from '../../../testing/paid-order.ts'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { statementsDuring } from '../../../testing/statements.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import { findVariant, openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { endJobs, hasPrinted, openProductionGates } from './index.ts'

const JOBS = listPrintJobs.path
const MOVES = createPrintJobMoves.path

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
beforeEach(() => setOnHand(shop, floor.storefront.variantId, 500))

const messageOf = (reply: LightMyRequestResponse) => reply.json<{ detail: string }>().detail
const times = <Value>(n: number, make: (index: number) => Value) =>
  Array.from({ length: n }, (_, index) => make(index))

describe('pressing', () => {
  test('takes the blank of a garment once, at the average cost, whichever print comes first', async () => {
    const order = await floor.aJobOrder({ quantity: 3, prints: 2 })
    const jobs = await floor.jobsOf(order)
    const [front, back] = ['full_front', 'full_back'].map((zone) =>
      idsOf(jobs.filter(({ zoneId }) => zoneId === zone)),
    )
    await floor.moveOn(idsOf(jobs), 'printed')
    await floor.move([front![0]!, back![1]!], 'pressed')
    expect((await floor.move([back![0]!, front![1]!], 'pressed')).statusCode).toBe(201)
    expect(await floor.movements(order)).toEqual([
      'reservation 3',
      ...['release 1', 'consumption 1', 'release 1', 'consumption 1'],
    ])
    expect(await floor.costs(order)).toEqual([
      { category: 'blank', amount_minor: 680, quantity: 2, incurred_on: '2026-11-20', source: 'computed' },
    ])
    await floor.move([front![2]!, back![2]!], 'pressed')
    expect((await floor.costs(order)).map(({ amount_minor }) => amount_minor).toSorted()).toEqual([340, 680])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('dates the cost in the time zone of the store', async () => {
    const night = await startTestApp({ now: new Date('2026-11-21T03:00:00Z') })
    const customer = await openStorefront(night)
    const { headers } = await aMember(night, 'production')
    const order = await aPaidOrder(night, customer)
    const jobIds = idsOf(jobsIn(await night.get(`${JOBS}?orderId=${order.id}`, headers)))
    for (const to of ['nested', 'printed', 'pressed']) await night.post(MOVES, { jobIds, to }, headers)
    const rows = await night.services.database
      .selectFrom('cost_entries')
      .select('incurred_on')
      .distinct()
      .execute()
    expect(rows).toEqual([{ incurred_on: '2026-11-20' }])
    await night.close()
  })

  test('of a garment without stock moves nothing', async () => {
    const variantId = await findVariant(shop, { size: 'S' })
    const order = await floor.aJobOrder({ variantId })
    await shop.services.pool.query(
      'UPDATE order_items SET inventory_item_id = NULL, reserved_quantity = 0 WHERE order_id = $1',
      [decodeId('order', order.id)],
    )
    await floor.moveOn(idsOf(await floor.jobsOf(order)), 'pressed')
    expect(await floor.movements(order)).toEqual(['reservation 1'])
    expect(await floor.costs(order)).toEqual([])
    const [again] = jobsIn(await floor.fail(idsOf(await floor.jobsOf(order)))).slice(1)
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
  test('on the film is replaced by a new job, and the garment keeps its blank', async () => {
    const order = await floor.aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([front!, back!], 'printed')
    const reply = await floor.fail([front!])
    const [failed, again] = jobsIn(reply)
    expect(jobsIn(reply)).toHaveLength(2)
    expect(failed).toMatchObject({ id: front, state: 'failed', reason: 'The film was wet', allowedMoves: [] })
    expect(again).toMatchObject({
      parentJobId: front,
      state: 'queued',
      printedAt: null,
      zoneId: 'full_front',
    })
    expect(await floor.events(order, 'job.failed')).toEqual([
      { number: order.number, jobId: front, reason: 'The film was wet' },
    ])
    expect(await floor.movements(order)).toEqual(['reservation 1'])
    expect((await floor.detail(back!)).state).toBe('printed')

    await floor.moveOn([again!.id], 'printed')
    const [, third] = jobsIn(await floor.fail([again!.id]))
    expect((await floor.detail(third!.id)).parents).toMatchObject([
      { id: again!.id, state: 'failed' },
      { id: front, state: 'failed', reason: 'The film was wet', printedAt: '2026-11-20T15:00:00.000Z' },
    ])
  })

  test('on the garment spoils its pressed prints, and a new blank is reserved', async () => {
    const order = await floor.aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([front!, back!], 'pressed')
    await floor.move([front!], 'passed')
    const before = await onHand(shop, floor.storefront.variantId)

    const [failed, lost, ...made] = jobsIn(await floor.fail([back!]))
    expect(failed).toMatchObject({ id: back, state: 'failed' })
    expect(lost).toMatchObject({ id: front, state: 'void', reason: 'The film was wet' })
    expect(made.map(({ parentJobId, state }) => [parentJobId, state])).toEqual([
      [back, 'queued'],
      [front, 'queued'],
    ])
    expect(await floor.movements(order)).toEqual([
      ...['reservation 1', 'release 1', 'consumption 1', 'return 1', 'waste 1', 'reservation 1'],
    ])
    expect(await onHand(shop, floor.storefront.variantId)).toEqual({
      onHand: before.onHand,
      reserved: before.reserved + 1,
    })
    expect((await floor.costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340])

    await floor.moveOn(idsOf(made), 'packed')
    expect((await floor.costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340, 340])
    expect(await floor.orderRow(order)).toMatchObject({ production_status: 'done', stage: 'ready' })
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('on the garment leaves the film of its other print for the new garment', async () => {
    const order = await floor.aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([front!, back!], 'printed')
    await floor.move([front!], 'pressed')
    const [, again] = jobsIn(await floor.fail([front!]))
    expect((await floor.detail(back!)).state).toBe('printed')
    await floor.moveOn([again!.id], 'printed')
    await floor.move([back!, again!.id], 'pressed')
    expect((await floor.costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340, 340])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('on the garment makes its other print wait for a new blank', async () => {
    const [front, back] = idsOf(await floor.jobsOf(await floor.aJobOrder({ prints: 2 })))
    await floor.moveOn([front!, back!], 'printed')
    await floor.move([front!], 'pressed')
    const { variantId } = floor.storefront
    await setOnHand(shop, variantId, (await onHand(shop, variantId)).reserved)
    await floor.fail([front!])
    expect(codeOf(await floor.move([back!], 'pressed'))).toBe('OUT_OF_STOCK')
    await setOnHand(shop, variantId, (await onHand(shop, variantId)).reserved + 1)
    expect((await floor.move([back!], 'pressed')).statusCode).toBe(201)
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('and spoils the blank before pressing charges the blank to the order', async () => {
    const order = await floor.aJobOrder()
    const [job] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([job!], 'printed')
    await floor.fail([job!], { blankSpoiled: true })
    expect(await floor.movements(order)).toEqual([
      ...['reservation 1', 'release 1', 'consumption 1', 'return 1', 'waste 1', 'reservation 1'],
    ])
    expect((await floor.costs(order)).map(({ amount_minor }) => amount_minor)).toEqual([340])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('waits for a blank to arrive when none is left', async () => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    const jobs = await floor.jobsOf(order)
    const ofFirst = idsOf(jobs.filter(({ unit }) => unit === 1))
    await floor.moveOn(idsOf(jobs), 'printed')
    await floor.move(ofFirst.slice(0, 1), 'pressed')
    await setOnHand(
      shop,
      floor.storefront.variantId,
      (await onHand(shop, floor.storefront.variantId)).reserved,
    )

    const [, again] = jobsIn(await floor.fail(ofFirst.slice(0, 1)))
    expect(again).toMatchObject({ state: 'blocked', allowedMoves: ['void'] })
    await openProductionGates(shop.services)
    expect((await floor.detail(again!.id)).state).toBe('blocked')

    const ofSecond = idsOf(jobs.filter(({ unit }) => unit === 2))
    expect((await floor.move(ofSecond, 'pressed')).statusCode).toBe(201)
    const refused = await floor.move(ofFirst.slice(1), 'pressed')
    expect(refusalOf(refused)).toEqual([409, 'OUT_OF_STOCK'])
    expect(messageOf(refused)).toBe('No blank is reserved for Classic tee, Black, M.')

    await setOnHand(
      shop,
      floor.storefront.variantId,
      (await onHand(shop, floor.storefront.variantId)).reserved + 1,
    )
    await openProductionGates(shop.services)
    expect((await floor.detail(again!.id)).state).toBe('queued')
    await floor.moveOn([again!.id], 'printed')
    expect((await floor.move([again!.id, ...ofFirst.slice(1)], 'pressed')).statusCode).toBe(201)
    expect(await ledgerProblems(shop)).toEqual([])
  })
})

describe('voiding', () => {
  test('the last job of a garment releases its blank', async () => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    const jobs = await floor.jobsOf(order)
    const before = await onHand(shop, floor.storefront.variantId)
    const [front, back] = idsOf(jobs.filter(({ unit }) => unit === 1))
    await floor.move([front!], 'void', { reason: 'Front only on one' })
    expect(await onHand(shop, floor.storefront.variantId)).toEqual(before)
    await floor.move([back!], 'void', { reason: 'One less' })
    expect(await onHand(shop, floor.storefront.variantId)).toEqual({
      ...before,
      reserved: before.reserved - 1,
    })
    await floor.moveOn(idsOf(jobs.filter(({ unit }) => unit === 2)), 'packed')
    expect(await floor.orderRow(order)).toMatchObject({ stage: 'ready' })
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('a job that waits for a blank does not release the blanks of others', async () => {
    const order = await floor.aJobOrder({ quantity: 2 })
    const [first, second] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([first!], 'pressed')
    await setOnHand(
      shop,
      floor.storefront.variantId,
      (await onHand(shop, floor.storefront.variantId)).reserved,
    )
    const [, again] = jobsIn(await floor.fail([first!]))
    const before = await onHand(shop, floor.storefront.variantId)
    await floor.move([again!.id], 'void', { reason: 'One less' })
    expect(await onHand(shop, floor.storefront.variantId)).toEqual(before)
    await floor.moveOn([second!], 'packed')
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('a pressed print keeps the garment for its other print', async () => {
    const order = await floor.aJobOrder({ prints: 2 })
    const [front, back] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([front!, back!], 'printed')
    await floor.move([front!], 'pressed')
    await floor.move([front!], 'void', { reason: 'Back only' })
    await floor.move([back!], 'pressed')
    expect((await floor.costs(order)).map(({ quantity }) => quantity)).toEqual([1])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('all jobs of an order ends those that are not packed, and remembers that some were printed', async () => {
    const order = await floor.aJobOrder({ quantity: 3 })
    const orderId = decodeId('order', order.id)
    const [packed, failing, queued] = idsOf(await floor.jobsOf(order))
    const printed = () => shop.services.transaction((tx) => hasPrinted(tx, orderId))
    expect(await printed()).toBe(false)
    await floor.moveOn([packed!], 'packed')
    await floor.moveOn([failing!], 'printed')
    const [, again] = jobsIn(await floor.fail([failing!]))
    expect(await printed()).toBe(true)
    await shop.services.transaction((tx) => endJobs(tx, orderId, 'Cancelled', shop.clock.now()))
    const jobs = await floor.jobsOf(order)
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

describe('concurrently', () => {
  test('two people move a job, and one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [job] = idsOf(await floor.jobsOf(await floor.aJobOrder()))
      const replies = await Promise.all(times(2, () => floor.move([job!], 'nested')))
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    }
  })

  test('twenty garments of an order are pressed, and the ledger is correct', async () => {
    const order = await floor.aJobOrder({ quantity: 20 })
    const jobIds = idsOf(await floor.jobsOf(order))
    await floor.moveOn(jobIds, 'printed')
    const before = await onHand(shop, floor.storefront.variantId)
    const replies = await Promise.all(jobIds.map((id) => floor.move([id], 'pressed')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(times(20, () => 201))
    expect(await onHand(shop, floor.storefront.variantId)).toEqual({
      onHand: before.onHand - 20,
      reserved: before.reserved - 20,
    })
    expect((await floor.costs(order)).map(({ amount_minor }) => amount_minor)).toEqual(times(20, () => 340))
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('jobs and blanks in opposite order never deadlock', async () => {
    const other = await findVariant(shop, { size: 'L' })
    await setOnHand(shop, other, 500)
    const [item] = (await floor.storefront.order()).items
    const lines = [floor.storefront.variantId, other].map((variantId) => ({
      ...item!,
      variantId,
      quantity: 4,
    }))
    const orders = [
      await aPaidOrder(shop, floor.storefront, { items: lines }),
      await aPaidOrder(shop, floor.storefront, { items: lines.toReversed() }),
    ]
    const jobs = (await Promise.all(orders.map(floor.jobsOf))).flat()
    await floor.moveOn(idsOf(jobs), 'pressed')
    const batches = times(4, (index) => idsOf(jobs.filter(({ unit }) => unit === index + 1)))
    const replies = await Promise.all(
      batches.map((ids, index) => floor.fail(index % 2 === 0 ? ids : ids.toReversed())),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(await ledgerProblems(shop)).toEqual([])
  })
})

test('printing jobs of many orders takes one more statement per order', async () => {
  const statementsOf = async (orders: number) => {
    const placed = await Promise.all(times(orders, () => floor.aJobOrder()))
    const jobIds = idsOf((await Promise.all(placed.map((order) => floor.jobsOf(order)))).flat())
    await floor.move(jobIds, 'nested')
    const statements = await statementsDuring(shop.services.pool, () => floor.move(jobIds, 'printed'))
    expect(await floor.events(placed[0]!, 'job.printed')).toHaveLength(1)
    return statements.length
  }
  const [few, many] = [await statementsOf(2), await statementsOf(6)]
  expect(many - few).toBe(4)
})

test('stock and jobs agree after any sequence of moves', async () => {
  const step = fc.record({
    to: fc.constantFrom<PrintJobMove[]>('nested', 'printed', 'pressed', 'passed', 'packed', 'failed', 'void'),
    picks: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }),
    blankSpoiled: fc.boolean(),
    spare: fc.nat(1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
      await floor.move(idsOf(await floor.jobsOf(order)), 'nested')
      for (const { to, picks, blankSpoiled, spare } of steps) {
        const { reserved } = await onHand(shop, floor.storefront.variantId)
        await setOnHand(shop, floor.storefront.variantId, reserved + spare)
        const jobs = (await floor.jobsOf(order)).filter(({ allowedMoves }) => allowedMoves.includes(to))
        const jobIds = [...new Set(picks.map((pick) => jobs[pick % jobs.length]?.id))].filter(
          (id) => id !== undefined,
        )
        if (jobIds.length === 0) continue
        const reply = await floor.move(jobIds, to, {
          ...(to === 'failed' || to === 'void' ? { reason: 'Chance' } : {}),
          ...(to === 'failed' ? { blankSpoiled } : {}),
        })
        expect([201, 409]).toContain(reply.statusCode)
        expect(await ledgerProblems(shop)).toEqual([])
      }
      await setOnHand(shop, floor.storefront.variantId, 500)
      await openProductionGates(shop.services)
      const states = (await floor.jobsOf(order)).map(({ state }) => state)
      expect(states).not.toContain('blocked')
    }),
    { numRuns: 8 },
  )
}, 120_000)
