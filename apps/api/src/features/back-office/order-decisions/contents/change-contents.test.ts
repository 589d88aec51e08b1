import {
  createPrintJobMoves,
  listPrintJobs,
  type AdminAuditLogRecord,
  type AdminOrderRecord,
  type OrderChange,
  type OrderRecord,
  type PrintJobRecord,
} from '@platen/contract'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../../platform/records/ids.ts'
import { openOrderClient } from '../../../../testing/order-client.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../../testing/shared.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../../testing/stock.ts'
import { findVariant } from '../../../../testing/storefront.ts'
import { aMember } from '../../../../testing/team.ts'
import { checkOrders } from '../../../selling/orders/index.ts'

const shop = sharedTestApp()
const client = shared(() => openOrderClient(shop))
const sizes = shared(async () => ({
  m: await findVariant(shop),
  l: await findVariant(shop, { size: 'L' }),
  s: await findVariant(shop, { size: 'S' }),
}))
beforeEach(async () => {
  for (const id of [sizes.m, sizes.l, sizes.s])
    await setOnHand(shop, id, (await onHand(shop, id)).reserved + 20)
})

type Line = OrderChange['items'][number]

const sameLines = ({ items }: OrderRecord): Line[] =>
  items.map(({ id, variantId, quantity }) => ({ id, variantId: variantId!, quantity }))
const aNewLine = ({ items }: OrderRecord, variantId: string, quantity: number): Line => {
  const { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg, artwork } = items[0]!.placements[0]!
  const print = {
    zoneId: zoneId!,
    artworkId: artwork.id,
    widthMm,
    heightMm,
    offsetXMm,
    offsetYMm,
    rotationDeg,
  }
  return { variantId, quantity, placements: [print] }
}
const read = async ({ id }: OrderRecord) =>
  (await shop.get(`/api/admin/orders/${id}`, client.owner.headers)).json<AdminOrderRecord>()
const change = async (order: OrderRecord, body: Partial<OrderChange>, headers = client.owner.headers) => {
  const { revision } = await read(order)
  return client.decide(order, 'changes', { revision, items: sameLines(order), ...body }, headers)
}
const changed = async (order: OrderRecord, body: Partial<OrderChange>): Promise<AdminOrderRecord> => {
  const reply = await change(order, body)
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json<AdminOrderRecord>()
}
const jobsOf = async ({ id }: OrderRecord) =>
  (await shop.get(`${listPrintJobs.path}?orderId=${id}&limit=200`, client.owner.headers)).json<
    PrintJobRecord[]
  >()
const move = (jobs: readonly PrintJobRecord[], to: string) =>
  shop.post(createPrintJobMoves.path, { jobIds: jobs.map(({ id }) => id), to }, client.owner.headers)
const reservedOf = async (variantId: string) => (await onHand(shop, variantId)).reserved
const booksAreRight = async () => {
  expect(await ledgerProblems(shop)).toEqual([])
  expect((await checkOrders(shop.services)).problems).toEqual([])
}

test('another size and quantity move blanks, print jobs, totals and what is due, and everybody can see it', async () => {
  const placed = await client.place()
  await client.pay(placed)
  const before = { m: await reservedOf(sizes.m), l: await reservedOf(sizes.l) }
  const after = await changed(placed, {
    items: [{ ...sameLines(placed)[0]!, variantId: sizes.l, quantity: 3 }],
    reason: 'You asked for three in L.',
  })
  expect(after.items).toMatchObject([{ id: placed.items[0]!.id, size: 'L', quantity: 3 }])
  expect(after.totals.totalMinor).toBe(3 * placed.totals.totalMinor)
  expect(after.totals.dueMinor).toBe(2 * placed.totals.totalMinor)
  expect({ m: await reservedOf(sizes.m), l: await reservedOf(sizes.l) }).toEqual({
    m: before.m - 1,
    l: before.l + 3,
  })
  expect(after.timeline.at(-1)).toMatchObject({ event: 'order.changed', reason: 'You asked for three in L.' })
  const tracked = await client.storefront.track(String(placed.trackingToken))
  expect(tracked.timeline.at(-1)).toMatchObject({
    label: 'We changed your order',
    reason: 'You asked for three in L.',
  })
  const entries = (
    await shop.get(
      `/api/admin/audit-log?entityType=order&entityId=${placed.id}&action=order.changed`,
      client.owner.headers,
    )
  ).json<AdminAuditLogRecord[]>()
  const path = `items.${placed.items[0]!.id}`
  expect(entries[0]?.changes).toEqual(
    expect.arrayContaining([
      { path: `${path}.variant`, from: 'Classic tee, Black, M', to: 'Classic tee, Black, L' },
      { path: `${path}.quantity`, from: 1, to: 3 },
      { path: 'totalMinor', from: placed.totals.totalMinor, to: after.totals.totalMinor },
    ]),
  )
  // Two thirds are unpaid and nothing is on film, so the work waits for the payment.
  expect(after).toMatchObject({
    stage: 'awaiting_payment',
    productionStatus: 'blocked',
    paymentStatus: 'partially_paid',
  })
  expect(await jobsOf(placed)).toEqual([])
  expect(await client.pay(after)).toMatchObject({ stage: 'ready_to_print', paymentStatus: 'paid' })
  expect((await jobsOf(placed)).map(({ state, size }) => [state, size])).toEqual([
    ...[
      ['queued', 'L'],
      ['queued', 'L'],
      ['queued', 'L'],
    ],
  ])
  await booksAreRight()
})

test('lines can be added and removed, and what was paid too much waits for a refund', async () => {
  const placed = await client.place()
  const added = await changed(placed, { items: [...sameLines(placed), aNewLine(placed, sizes.s, 2)] })
  expect(added.items.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['M', 1],
    ['S', 2],
  ])
  await client.pay(added)
  expect((await jobsOf(placed)).map(({ state }) => state)).toEqual(['queued', 'queued', 'queued'])
  const removed = await changed(added, { items: sameLines(added).slice(0, 1) })
  expect(removed).toMatchObject({ stage: 'ready_to_print', queues: ['ready_to_print', 'refund'] })
  expect(removed.toReturnMinor).toBe(added.totals.totalMinor - placed.totals.totalMinor)
  expect((await jobsOf(placed)).map(({ size }) => size)).toEqual(['M'])
  await booksAreRight()
})

test('a refund of what was paid too much does not pay for what is added later', async () => {
  const placed = await client.place()
  const [line] = sameLines(placed)
  const { totalMinor } = placed.totals
  await client.pay(await changed(placed, { items: [{ ...line!, quantity: 2 }] }))
  await changed(placed, { items: [line!] })
  await client.done(placed, 'refunds', { amountMinor: totalMinor, reason: 'One less.' })
  const again = await changed(placed, { items: [{ ...line!, quantity: 2 }] })
  expect(again).toMatchObject({
    totals: { dueMinor: totalMinor },
    revenueMinor: 2 * totalMinor - again.totals.taxMinor,
  })
  expect(again).toMatchObject({ stage: 'awaiting_payment', confirmedAt: null })
  const paid = (await client.pay(again)) as AdminOrderRecord
  expect(paid).toMatchObject({ totals: { dueMinor: 0 }, toReturnMinor: 0, stage: 'ready_to_print' })
  await booksAreRight()
})

test('credit pays for what is added later, and a refund uses it up', async () => {
  const placed = await client.place()
  const [line] = sameLines(placed)
  const { totalMinor } = placed.totals
  await client.pay(await changed(placed, { items: [{ ...line!, quantity: 3 }] }))
  await changed(placed, { items: [line!] })
  const kept = (await client.done(placed, 'credit', { reason: 'For later.' })) as AdminOrderRecord
  expect(kept.keptMinor).toBe(2 * totalMinor)
  const dearer = await changed(placed, { items: [{ ...line!, quantity: 2 }] })
  expect(dearer).toMatchObject({ totals: { dueMinor: 0 }, keptMinor: totalMinor, toReturnMinor: 0 })
  const refunded = await client.done(placed, 'refunds', { amountMinor: 100, reason: 'Cash after all.' })
  expect(refunded).toMatchObject({ keptMinor: totalMinor - 100, toReturnMinor: 0 })
  await booksAreRight()
})

test('a line on a gang sheet stays as it is, while other lines and the delivery can change', async () => {
  const placed = await client.place()
  const two = await changed(placed, { items: [...sameLines(placed), aNewLine(placed, sizes.l, 1)] })
  await client.pay(two)
  const jobs = await jobsOf(two)
  await move(
    jobs.filter(({ size }) => size === 'M'),
    'nested',
  )
  const [medium, large] = sameLines(two)
  for (const items of [
    [large!],
    [{ ...medium!, quantity: 2 }, large!],
    [{ ...medium!, variantId: sizes.s }, large!],
  ]) {
    const reply = await change(two, { items })
    expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
    expect(errorOf(reply).message).toContain('Classic tee, Black, M is already on a gang sheet')
  }
  const after = await changed(two, {
    items: [medium!, { ...large!, quantity: 4 }],
    fulfilment: { method: 'delivery', address: { line1: 'Calle 1', city: 'San Salvador', country: 'SV' } },
  })
  // Some of it is on film: the rest is due at the handover.
  expect(after.confirmedAt).not.toBeNull()
  expect(after.fulfilment.method).toBe('delivery')
  expect(after.totals.feeMinor).toBeGreaterThan(0)
  expect((await jobsOf(two)).map(({ state }) => state).toSorted()).toEqual([
    'nested',
    ...Array<string>(4).fill('queued'),
  ])
  await booksAreRight()
})

test('names the lines that are out of stock and changes nothing', async () => {
  const placed = await client.place()
  const reply = await change(placed, {
    items: [...sameLines(placed), { ...aNewLine(placed, sizes.l, 21) }],
  })
  expect(refusalOf(reply)).toEqual([409, 'OUT_OF_STOCK'])
  expect(errorOf(reply).message).toBe('Not enough in stock: items[1] Classic tee, Black, L.')
  expect((await read(placed)).revision).toBe(placed.revision)
  await booksAreRight()
})

test('an agreed price needs a reason and a permission, and stays with its garment at later changes', async () => {
  const placed = await client.place()
  const items = [{ ...sameLines(placed)[0]!, unitPriceMinor: 900 }]
  expect(fieldsOf(await change(placed, { items }))).toEqual(['reason'])
  const support = await aMember(shop, 'support')
  expect(refusalOf(await change(placed, { items, reason: 'A regular.' }, support.headers))).toEqual([
    403,
    'FORBIDDEN',
  ])
  const agreed = await changed(placed, { items, reason: 'A regular.' })
  expect(agreed).toMatchObject({ totals: { totalMinor: 900 }, items: [{ agreedPrice: true }] })
  const three = [{ ...sameLines(placed)[0]!, quantity: 3 }]
  expect(
    (await change(placed, { items: three }, support.headers)).json<OrderRecord>().totals.totalMinor,
  ).toBe(2_700)
  const large = [{ ...three[0]!, variantId: sizes.l }]
  expect((await change(placed, { items: large }, support.headers)).statusCode).toBe(201)
  // A price that was agreed for a tee is not one for another garment.
  const longSleeve = [{ ...three[0]!, variantId: await findVariant(shop, { kind: 'long_sleeve' }) }]
  expect(refusalOf(await change(placed, { items: longSleeve }, support.headers))).toEqual([403, 'FORBIDDEN'])
  expect(fieldsOf(await change(placed, { items: longSleeve }))).toEqual(['reason'])
  const back = [{ ...three[0]!, unitPriceMinor: null }]
  expect(await changed(placed, { items: back, reason: 'By mistake.' })).toMatchObject({
    totals: { totalMinor: 3 * placed.totals.totalMinor },
    items: [{ agreedPrice: false }],
  })
})

test('refuses an old revision, lines of other orders, prints of old lines and orders that are ready', async () => {
  const [placed, other] = [await client.place(), await client.place()]
  const [line] = sameLines(placed)
  expect(refusalOf(await change(placed, { revision: placed.revision + 1 }))).toEqual([
    409,
    'REVISION_CONFLICT',
  ])
  expect(fieldsOf(await change(placed, { items: sameLines(other) }))).toEqual(['items[0].id'])
  expect(fieldsOf(await change(placed, { items: [line!, line!] }))).toEqual(['items[1].id'])
  const again = { ...aNewLine(placed, sizes.m, 1), id: line!.id! }
  expect(fieldsOf(await change(placed, { items: [again] }))).toEqual(['items[0].placements'])
  expect(fieldsOf(await change(placed, { items: [{ variantId: sizes.m, quantity: 1 }] }))).toEqual([
    'items[0].placements',
  ])
  await client.pay(placed)
  await client.produce(placed, 'packed')
  expect(refusalOf(await change(placed, {}))).toEqual([409, 'INVALID_TRANSITION'])
})

test('refuses a garment that was removed after the catalogue was read', async () => {
  const placed = await client.place()
  const cached = await shop.services.shop.get()
  const [removed, variant] = [newUuid(), cached.variants.get(decodeId('variant', sizes.l))!]
  const variants = new Map([...cached.variants, [removed, { ...variant, id: removed }]])
  const stale = vi.spyOn(shop.services.shop, 'get').mockResolvedValue({ ...cached, variants })
  const items = [{ ...sameLines(placed)[0]!, variantId: encodeId('variant', removed) }]
  expect(fieldsOf(await change(placed, { items }))).toEqual(['items'])
  stale.mockRestore()
  await booksAreRight()
})

test('a preview shows what the change would do and changes nothing', async () => {
  const placed = await client.place()
  const body = { revision: placed.revision, items: [{ ...sameLines(placed)[0]!, quantity: 7 }] }
  const previewed = await client.decide(placed, 'change-previews', body)
  expect(previewed.statusCode).toBe(200)
  expect(await read(placed)).toMatchObject({ revision: placed.revision, items: [{ quantity: 1 }] })
  const { totals } = await changed(placed, body)
  expect(previewed.json<OrderRecord>().totals).toEqual(totals)
  expect(refusalOf(await client.decide(placed, 'change-previews', body))).toEqual([409, 'REVISION_CONFLICT'])
})

test('a change that meets a payment, a cancellation or the nesting of the order is made whole or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const placed = await client.placePaid()
    const { revision } = await read(placed)
    const rival = [
      () => client.decide(placed, `payments/${placed.payments[0]!.id}/verification`),
      () => client.decide(placed, 'cancellation'),
      async () => {
        await client.decide(placed, `payments/${placed.payments[0]!.id}/verification`)
        return move(await jobsOf(placed), 'nested')
      },
    ][round % 3]!
    const items = [{ ...sameLines(placed)[0]!, variantId: sizes.l, quantity: 2 }]
    const [reply] = await Promise.all([client.decide(placed, 'changes', { revision, items }), rival()])
    expect([201, 409]).toContain(reply.statusCode)
    const after = await read(placed)
    const made = reply.statusCode === 201
    expect(after.items.map(({ size, quantity }) => [size, quantity])).toEqual([made ? ['L', 2] : ['M', 1]])
    if (after.status === 'open') {
      expect(after.totals.totalMinor).toBe((made ? 2 : 1) * placed.totals.totalMinor)
      expect(new Set((await jobsOf(placed)).map(({ size }) => size)).size).toBeLessThanOrEqual(1)
    }
    await booksAreRight()
  }
})

test('whatever is changed, paid, held, nested and cancelled, the books stay right and no garment lacks its jobs', async () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('change' as const),
      quantities: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      swap: fc.boolean(),
    }),
    fc.record({ does: fc.constantFrom('pay', 'hold', 'resumption', 'nest', 'unnest', 'cancellation') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const placed = await client.place()
      for (const taken of steps) {
        const order = await read(placed)
        const jobs = await jobsOf(order)
        if (taken.does === 'change') {
          const { quantities, swap } = taken as { quantities: number[]; swap: boolean }
          const kept = order.items.flatMap(({ id, variantId, quantity }, at) =>
            quantities[at] === 0
              ? []
              : [{ id, variantId: swap ? sizes.l : variantId!, quantity: quantities[at] ?? quantity }],
          )
          const items =
            quantities[2] === 3 || kept.length === 0 ? [...kept, aNewLine(order, sizes.s, 1)] : kept
          expect([201, 409]).toContain((await change(order, { items })).statusCode)
        } else if (taken.does === 'pay') {
          if (order.allowedActions.includes('record_payment')) await client.pay(order)
        } else if (taken.does === 'nest' || taken.does === 'unnest') {
          const from = taken.does === 'nest' ? 'queued' : 'nested'
          const some = jobs.filter(({ state }) => state === from).slice(0, 1)
          if (some.length > 0) await move(some, taken.does === 'nest' ? 'nested' : 'queued')
        } else {
          await client.decide(order, taken.does, { reason: 'Chance.' })
        }
        await booksAreRight()
        const now = await read(placed)
        if (now.status === 'open' && now.confirmedAt !== null) {
          const wanted = now.items.reduce(
            (sum, { quantity, placements }) => sum + quantity * placements.length,
            0,
          )
          expect(await jobsOf(now)).toHaveLength(wanted)
        }
        if (now.status === 'open' || now.status === 'on_hold') {
          const { rows } = await shop.services.pool.query<{ quantity: number; reserved_quantity: number }>(
            'SELECT quantity, reserved_quantity FROM order_items WHERE order_id = $1',
            [decodeId('order', placed.id)],
          )
          for (const row of rows) expect(row.reserved_quantity).toBe(row.quantity)
        }
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)
