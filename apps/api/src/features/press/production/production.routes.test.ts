import {
  ROLES,
  createPrintJobMoves,
  getPrintQueue,
  listPrintJobs,
  may,
  type OrderRecord,
  type PrintJobRecord,
  type PrintQueue,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { PRODUCTION_STEPS, idsOf, jobsIn, openFloor } from '../../../testing/floor.ts'
import { codeOf, errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, onHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'

const JOBS = listPrintJobs.path
const MOVES = createPrintJobMoves.path

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))

const messageOf = (reply: LightMyRequestResponse) => reply.json<{ detail: string }>().detail

async function auditOf(order: OrderRecord, action: string) {
  return shop.services.database
    .selectFrom('audit_log')
    .select(['actor_name', 'message', 'changes'])
    .where('entity_id', '=', order.id)
    .where('action', '=', action)
    .orderBy('occurred_at')
    .execute()
}

test.each(ROLES)('a %s reads and moves jobs as their permissions allow', async (role) => {
  const [job] = await floor.jobsOf(await floor.aJobOrder())
  const { headers } = await aMember(shop, role)
  const mayRead = may(role, listPrintJobs.access) ? 200 : 403
  expect((await shop.get(JOBS, headers)).statusCode).toBe(mayRead)
  expect((await shop.get(`${JOBS}/${job!.id}`, headers)).statusCode).toBe(mayRead)
  const moved = await shop.post(MOVES, { jobIds: [job!.id], to: 'nested' }, headers)
  expect(moved.statusCode).toBe(may(role, createPrintJobMoves.access) ? 201 : 403)
})

describe('the list', () => {
  test('has a job for each print of each garment of a paid order', async () => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    const jobs = await floor.jobsOf(order)
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
        fabric: 'cotton',
        widthMm: 200,
        heightMm: 200,
        rotationDeg: 0,
      },
      artwork: { id: floor.storefront.artworkId, fileName: 'logo.png' },
      promisedBy: '2026-11-25',
      ...{
        garmentKind: 'tee',
        fabric: 'cotton',
        colourHex: '#17171a',
        quantity: 2,
        offsetXMm: 0,
        offsetYMm: 0,
      },
      ...{ neededBy: null, note: null, sheet: null },
      allowedMoves: ['nested', 'void'],
    })
    expect((await shop.get(jobs[0]!.artwork.previewUrl)).statusCode).toBe(200)
    expect(await auditOf(order, 'print_jobs.queued')).toMatchObject([
      {
        actor_name: 'Platen',
        message: `4 print jobs of order ${order.number} entered the queue.`,
        changes: [],
      },
    ])
  })

  test('is read page by page, the earliest promised day first', async () => {
    const [late, early] = [await floor.aJobOrder({ quantity: 3 }), await floor.aJobOrder({ quantity: 2 })]
    await floor.change(early, { promisedBy: '2026-11-21' })
    await floor.change(late, { promisedBy: '2026-11-22' })
    const seen: PrintJobRecord[] = []
    let url: string | undefined = `${JOBS}?limit=2&dueTo=2026-11-22`
    while (url !== undefined) {
      const reply: LightMyRequestResponse = await shop.get(url, floor.printer.headers)
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
    await floor.change(early, { promisedBy: '2026-12-01' })
    await floor.change(late, { promisedBy: '2026-12-01' })
  })

  test('can be filtered by fabric, and the queue totals what is waiting', async () => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    await floor.change(order, { promisedBy: '2026-11-19' })
    const due = async (query: string) => jobsIn(await floor.list(`?dueTo=2026-11-19${query}`)).length
    expect([await due('&fabric=cotton'), await due('&fabric=nylon')]).toEqual([4, 0])
    const waiting = async () =>
      (await shop.get(getPrintQueue.path, floor.printer.headers))
        .json<PrintQueue>()
        .waiting.filter(({ promisedBy }) => promisedBy === '2026-11-19')
    const one = { promisedBy: '2026-11-19', fabric: 'cotton', orders: 1 }
    expect(await waiting()).toEqual([{ ...one, jobs: 4, areaMm2: 160_000 }])
    await floor.moveOn(idsOf(await floor.jobsOf(order)).slice(0, 1), 'nested')
    expect(await waiting()).toEqual([{ ...one, jobs: 3, areaMm2: 120_000 }])
    await floor.change(order, { status: 'on_hold', holdReason: 'Waits' })
    expect(await waiting()).toEqual([])
    await floor.change(order, { status: 'open', holdReason: null, promisedBy: '2026-12-01' })
  })

  test('leaves out finished jobs and held orders unless they are requested', async () => {
    const order = await floor.aJobOrder({ quantity: 3 })
    await floor.change(order, { promisedBy: '2026-11-20' })
    const [packed, queued, dropped] = idsOf(await floor.jobsOf(order))
    await floor.moveOn([packed!], 'packed')
    await floor.move([dropped!], 'void', { reason: 'One less' })
    const due = async (query: string) => idsOf(jobsIn(await floor.list(`?dueTo=2026-11-20${query}`)))
    expect(await due('')).toEqual([queued])
    expect(await due('&state=packed,void')).toEqual([packed, dropped])
    expect(await due('&state=printed')).toEqual([])

    await floor.change(order, { status: 'on_hold', holdReason: 'Waits' })
    expect(await due('')).toEqual([])
    expect(await due('&onHold=include')).toEqual([queued])
    expect(idsOf(await floor.jobsOf(order))).toEqual([packed, queued, dropped])
    expect((await floor.detail(queued!)).allowedMoves).toEqual([])
    await floor.change(order, { status: 'open', holdReason: null, promisedBy: '2026-12-01' })
  })

  test('finds the jobs of one placement', async () => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    const [, back] = order.items[0]!.placements
    const jobs = jobsIn(await floor.list(`?placementId=${back!.id}`))
    expect(jobs.map(({ unit, placementId }) => [unit, placementId])).toEqual([
      [1, back!.id],
      [2, back!.id],
    ])
    expect(jobsIn(await floor.list(`?placementId=${encodeId('placement', newUuid())}`))).toEqual([])
  })

  test.each(['state=ready', 'state=', 'state=queued,,nested', 'onHold=only', 'orderId=job_1', 'dueTo=soon'])(
    'refuses %s',
    async (query) => {
      const reply = await floor.list(`?${query}`)
      expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
    },
  )

  test('says the same as each job, whatever changed since it was read before', async () => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    const [first] = await floor.jobsOf(order)
    const change = (statement: string) => () =>
      shop.services.pool.query(statement, [decodeId('order', order.id)])
    const ofLine = 'order_item_id IN (SELECT id FROM order_items WHERE order_id = $1)'
    const changes = [
      () => floor.move([first!.id], 'nested'),
      () => floor.move([first!.id], 'void', { reason: 'Torn' }),
      change(
        `UPDATE print_jobs SET finish = '{"halftone":null,"knockOut":null,"alphaThreshold":9,"chokeMm":0}' WHERE order_id = $1`,
      ),
      change(`UPDATE order_items SET note = 'Fold it' WHERE order_id = $1`),
      change(`UPDATE order_items SET colour = 'Navy' WHERE order_id = $1`),
      change(`UPDATE placements SET offset_x_mm = 5 WHERE ${ofLine}`),
      change(`UPDATE orders SET needed_by = '2026-12-24' WHERE id = $1`),
      change(`UPDATE orders SET status = 'on_hold' WHERE id = $1`),
      change(`UPDATE orders SET status = 'open', needed_by = '2026-12-23' WHERE id = $1`),
    ]
    const seen = new Set<string>()
    for (const each of changes) {
      await each()
      const jobs = await floor.jobsOf(order)
      for (const job of jobs) {
        expect(await floor.detail(job.id)).toEqual({ ...job, parents: [] })
      }
      seen.add(JSON.stringify(jobs))
    }
    expect(seen.size).toBe(changes.length)
  })

  test('is empty after a cursor that is not a job', async () => {
    const reply = await floor.list(`?cursor=${encodeId('printJob', newUuid())}`)
    expect([reply.statusCode, jobsIn(reply)]).toEqual([200, []])
  })
})

test('an unknown job can be neither read nor moved', async () => {
  const [known] = await floor.jobsOf(await floor.aJobOrder())
  const unknown = encodeId('printJob', newUuid())
  expect(codeOf(await shop.get(`${JOBS}/${unknown}`, floor.printer.headers))).toBe('RESOURCE_NOT_FOUND')
  const reply = await floor.move([known!.id, unknown], 'nested')
  expect(refusalOf(reply)).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await floor.detail(known!.id)).state).toBe('queued')
})

test('jobs go from the queue to packed, and the order is ready with the last one', async () => {
  const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
  const jobIds = idsOf(await floor.jobsOf(order)).toReversed()
  const before = await onHand(shop, floor.storefront.variantId)

  const nested = await floor.move(jobIds, 'nested')
  expect(nested.statusCode).toBe(201)
  expect(jobsIn(nested).map(({ id, state }) => [id, state])).toEqual(jobIds.map((id) => [id, 'nested']))
  expect(await floor.orderRow(order)).toMatchObject({ production_status: 'queued', stage: 'ready_to_print' })

  const [printed] = jobsIn(await floor.move(jobIds, 'printed'))
  expect(printed).toMatchObject({
    printedAt: '2026-11-20T15:00:00.000Z',
    allowedMoves: ['pressed', 'failed', 'void'],
  })
  expect(await floor.orderRow(order)).toMatchObject({
    production_status: 'in_production',
    stage: 'in_production',
  })
  expect(await floor.events(order, 'job.printed')).toEqual([{ number: order.number, jobIds }])

  await floor.move(jobIds, 'pressed')
  await floor.move(jobIds, 'passed')
  expect(await floor.events(order, 'fulfilment.ready')).toEqual([])
  await floor.move(jobIds, 'packed')
  expect(await floor.orderRow(order)).toEqual({
    ...{ production_status: 'done', fulfilment_status: 'ready', stage: 'ready' },
    ready_at: shop.clock.now(),
  })
  expect(await floor.events(order, 'fulfilment.ready')).toEqual([{ number: order.number }])

  expect(await onHand(shop, floor.storefront.variantId)).toEqual({
    onHand: before.onHand - 2,
    reserved: before.reserved - 2,
  })
  const audit = await auditOf(order, 'print_jobs.moved')
  expect(audit.map(({ message }) => message)).toEqual(
    PRODUCTION_STEPS.map((to) => `The production moved 4 print jobs of order ${order.number} to ${to}.`),
  )
  expect(audit[0]!.changes).toContainEqual({ path: `${jobIds[0]!}.state`, from: 'queued', to: 'nested' })
  expect(audit.at(-1)!.changes).toEqual(
    expect.arrayContaining([
      { path: 'productionStatus', from: 'in_production', to: 'done' },
      { path: 'fulfilmentStatus', from: 'unfulfilled', to: 'ready' },
    ]),
  )
  expect(await ledgerProblems(shop)).toEqual([])
})

test('a nested job goes back into the queue', async () => {
  const [job] = await floor.jobsOf(await floor.aJobOrder())
  await floor.move([job!.id], 'nested')
  expect(jobsIn(await floor.move([job!.id], 'queued'))).toMatchObject([{ state: 'queued' }])
})

describe('refuses', () => {
  test('a move that is not allowed, and moves none of the other jobs', async () => {
    const [ready, early] = idsOf(await floor.jobsOf(await floor.aJobOrder({ quantity: 2 })))
    await floor.move([ready!], 'nested')
    const reply = await floor.move([ready!, early!], 'printed')
    expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
    expect(messageOf(reply)).toBe(`Print job ${early!} is queued and can be moved to nested, void.`)
    expect((await floor.detail(ready!)).state).toBe('nested')
  })

  test('to move a packed job', async () => {
    const [job] = idsOf(await floor.jobsOf(await floor.aJobOrder()))
    await floor.moveOn([job!], 'packed')
    const reply = await floor.move([job!], 'void', { reason: 'Too late' })
    expect(messageOf(reply)).toBe(`Print job ${job!} is packed and can no longer be moved.`)
  })

  test('to pack a garment whose other print has not passed', async () => {
    const [front, back] = idsOf(await floor.jobsOf(await floor.aJobOrder({ prints: 2 })))
    await floor.moveOn([front!, back!], 'pressed')
    await floor.move([front!], 'passed')
    const reply = await floor.move([front!], 'packed')
    expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
    expect(messageOf(reply)).toContain(`print job ${back!} on garment 1 of Classic tee, Black, M is pressed`)
    await floor.move([back!], 'passed')
    expect((await floor.move([front!], 'packed')).statusCode).toBe(201)
    expect((await floor.move([back!], 'packed')).statusCode).toBe(201)
  })

  test.each(['on_hold', 'cancelled'] as const)('to move jobs of an order that is %s', async (status) => {
    const order = await floor.aJobOrder()
    const [job] = idsOf(await floor.jobsOf(order))
    await floor.change(order, { status })
    for (const [to, more] of [
      ['nested', {}],
      ['void', { reason: 'Off' }],
    ] as const) {
      const reply = await floor.move([job!], to, more)
      expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
      expect(messageOf(reply)).toContain(`Order ${order.number} is ${status}`)
    }
    await floor.change(order, { status: 'open' })
  })

  test.each([
    ['failed without a reason', { to: 'failed' }, 'reason'],
    ['void without a reason', { to: 'void' }, 'reason'],
    ['a reason for a move that needs none', { to: 'nested', reason: 'Because' }, 'reason'],
    ['a spoiled blank that did not fail', { to: 'void', reason: 'Off', blankSpoiled: true }, 'blankSpoiled'],
    ['to block a job', { to: 'blocked' }, 'to'],
    ['no jobs', { jobIds: [], to: 'nested' }, 'jobIds'],
  ])('%s', async (_, change, field) => {
    const [job] = await floor.jobsOf(await floor.aJobOrder())
    const reply = await shop.post(MOVES, { jobIds: [job!.id], ...change }, floor.printer.headers)
    expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
    expect(errorOf(reply).fields![0]!.path).toBe(field)
  })

  test('the same job twice', async () => {
    const [job] = await floor.jobsOf(await floor.aJobOrder())
    expect((await floor.move([job!.id, job!.id], 'nested')).statusCode).toBe(422)
  })
})

test('the same key gives the same answer again, and one pressing', async () => {
  const order = await floor.aJobOrder()
  const [job] = idsOf(await floor.jobsOf(order))
  await floor.moveOn([job!], 'printed')
  const [first, second] = [
    await floor.move([job!], 'pressed', {}, { 'idempotency-key': 'press-1' }),
    await floor.move([job!], 'pressed', {}, { 'idempotency-key': 'press-1' }),
  ]
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect((await floor.costs(order)).map(({ quantity }) => quantity)).toEqual([1])
})
