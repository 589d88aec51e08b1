import { ROLES, getMetrics, may, type AdminMetricsResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { aLead, anOrder, aPayment, setOrder } from '../../../testing/builders.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp({ now: new Date('2026-11-21T18:00:00Z') })
const owner = shared(() => aMember(shop, 'owner'))

const get = (query: string, { headers } = owner) => shop.get(`${getMetrics.path}${query}`, headers)
const read = async (dateFrom: string, dateTo = dateFrom) =>
  (await get(`?dateFrom=${dateFrom}&dateTo=${dateTo}`)).json<AdminMetricsResponse>()
const run = (statement: string, values: unknown[] = []) => shop.services.pool.query(statement, values)

test.each(ROLES)('a %s reads the metrics as their permissions allow', async (role) => {
  const reply = await get('', await aMember(shop, role))
  expect(reply.statusCode).toBe(may(role, 'metrics:read') ? 200 : 403)
})

test('refuses requests without a session', async () => {
  expect((await shop.get(getMetrics.path)).statusCode).toBe(401)
})

test.each([
  ...[
    '?dateFrom=2026-02-30',
    '?dateTo=yesterday',
    '?dateFrom=2026-11-02&dateTo=2026-11-01',
    '?from=2026-01-01',
  ],
  ...[
    '?dateFrom=2020-01-01&dateTo=2026-01-01',
    '?dateFrom=0001-01-01&dateTo=0001-01-02',
    '?dateTo=9999-12-31',
  ],
])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(422)
})

test.each(['', '?dateFrom=&dateTo=', '?dateFrom='])('uses the last 30 days for %j', async (query) => {
  const { range, previousRange, series } = (await get(query)).json<AdminMetricsResponse>()
  expect(range).toEqual({ dateFrom: '2026-10-23', dateTo: '2026-11-21', timeZone: 'America/El_Salvador' })
  expect(previousRange).toEqual({ dateFrom: '2026-09-23', dateTo: '2026-10-22' })
  expect(series).toHaveLength(30)
})

test('has null rates without a base and a row for every empty day', async () => {
  const metrics = await read('2020-02-28', '2020-03-01')
  expect(metrics).toMatchObject({
    averageOrderMinor: null,
    grossMarginPercent: null,
    onTimePercent: null,
    leadTimeHours: null,
    reprintPercent: null,
    film: { usedMm: 0, artworkAreaMm2: 0, utilisationPercent: null },
    orders: { count: 0 },
    topGarments: [],
    topZones: [],
    discountCodes: [],
  })
  expect(metrics.series.map(({ date }) => date)).toEqual(['2020-02-28', '2020-02-29', '2020-03-01'])
  expect(metrics.series[1]).toEqual({
    ...{ date: '2020-02-29', orders: 0, grossMinor: 0, netMinor: 0, taxMinor: 0, costMinor: 0, units: 0 },
  })
})

test('counts orders on the day they were placed, without cancelled ones', async () => {
  const { pool } = shop.services
  // Six hours behind UTC: 10 May begins at 06:00 UTC.
  await anOrder(pool, { createdAt: new Date('2026-05-10T05:59:59.999Z') })
  await anOrder(pool, { createdAt: new Date('2026-05-10T06:00:00Z'), items: [{ quantity: 3 }] })
  await anOrder(pool, { createdAt: new Date('2026-05-11T05:59:59.999Z') })
  await anOrder(pool, { createdAt: new Date('2026-05-10T12:00:00Z'), status: 'cancelled' })
  await anOrder(pool, { createdAt: new Date('2026-05-11T06:00:00Z') })

  const metrics = await read('2026-05-10')
  expect(metrics.orders).toMatchObject({ count: 3, byStage: { awaiting_payment: 2, cancelled: 1, ready: 0 } })
  expect(metrics).toMatchObject({ averageOrderMinor: 3_000, units: 5 })
  expect(metrics.series).toEqual([
    { date: '2026-05-10', orders: 3, grossMinor: 0, netMinor: 0, taxMinor: 0, costMinor: 0, units: 5 },
  ])
  expect(metrics.topGarments).toEqual([expect.objectContaining({ units: 5, revenueMinor: 6_000 })])
})

test('counts money on the day it moved, each refund once, and no tax as profit', async () => {
  const { pool } = shop.services
  const { id: orderId } = await anOrder(pool, { createdAt: new Date('2026-03-01T12:00:00Z') })
  // An eighth of the total of 24.00.
  await setOrder(pool, orderId, { tax_minor: 300 })
  const paymentId = await aPayment(pool, orderId, { reference: 'M1' })
  await run(
    `UPDATE payments SET status = 'refunded', verified_minor = 2400, decided_at = '2026-04-02T05:00:00Z' WHERE id = $1`,
    [paymentId],
  )
  const rejected = await aPayment(pool, orderId, { reference: 'M2', status: 'rejected' })
  await run(`UPDATE payments SET decided_at = '2026-04-02T12:00:00Z', verified_minor = 7 WHERE id = $1`, [
    rejected,
  ])
  await run(
    `INSERT INTO refunds (id, order_id, payment_id, amount_minor, reason, refunded_by, refunded_at)
     VALUES ($1, $2, $3, 400, 'Faint', $4, '2026-04-03T12:00:00Z')`,
    [newUuid(), orderId, paymentId, owner.userId],
  )
  const cost = (category: string, amountMinor: number, day: string, reversalOf: string | null = null) => {
    const id = newUuid()
    return run(
      `INSERT INTO cost_entries (id, category, amount_minor, incurred_on, description, source, reversal_of, actor_kind, created_at)
       VALUES ($1, $2, $3, $4, 'A bill', 'manual', $5, 'system', now())`,
      [id, category, amountMinor, day, reversalOf],
    ).then(() => id)
  }
  await cost('rent', 300, '2026-04-01')
  const mistaken = await cost('film', 500, '2026-04-02')
  await cost('film', -200, '2026-04-02', mistaken)
  await cost('refund', 400, '2026-04-03')
  await cost('rent', 9_999, '2026-04-04')

  const metrics = await read('2026-04-01', '2026-04-03')
  expect(metrics).toMatchObject({
    revenue: { grossMinor: 2_400, refundsMinor: 400, netMinor: 2_000, taxMinor: 250, withoutTaxMinor: 1_750 },
    costs: { totalMinor: 600, byCategory: { rent: 300, film: 300, refund: 400, ink: 0 } },
    profitMinor: 1_150,
    marginPercent: 65.7,
    grossProfitMinor: 1_400,
    grossMarginPercent: 70,
    orders: { count: 0 },
  })
  expect(
    metrics.series.map(({ grossMinor, netMinor, taxMinor, costMinor }) => [
      ...[grossMinor, netMinor, taxMinor, costMinor],
    ]),
  ).toEqual([
    [2_400, 2_400, 300, 300],
    [0, 0, 0, 300],
    [0, -400, -50, 0],
  ])
  expect(await read('2026-04-03')).toMatchObject({ grossProfitMinor: -400, grossMarginPercent: null })
})

test('says what each code took off the orders of the period that still have it', async () => {
  const { pool } = shop.services
  const code = async (name: string) => {
    const id = newUuid()
    await run(
      `INSERT INTO discounts (id, code, kind, percent_off_bp, created_at, updated_at)
       VALUES ($1, $2, 'percent', 1000, now(), now())`,
      [id, name],
    )
    return id
  }
  const [summer, school] = [await code('SUMMER'), await code('SCHOOL')]
  const use = async (
    discountId: string,
    amountMinor: number,
    at: string,
    returnedAt: string | null = null,
  ) => {
    const { id } = await anOrder(pool, { createdAt: new Date(at) })
    await run(
      `INSERT INTO discount_uses (order_id, discount_id, amount_minor, used_at, returned_at)
       VALUES ($1, $2, $3, now(), $4)`,
      [id, discountId, amountMinor, returnedAt],
    )
    return id
  }
  // Six hours behind UTC.
  await use(summer, 100, '2026-02-10T06:00:00Z')
  await use(summer, 250, '2026-02-11T05:59:59Z')
  await use(summer, 999, '2026-02-11T06:00:00Z')
  await use(summer, 999, '2026-02-10T12:00:00Z', '2026-02-12T12:00:00Z')
  await use(school, 400, '2026-02-10T12:00:00Z')
  const ownOrder = await use(school, 999, '2026-02-10T12:00:00Z')
  await run('INSERT INTO test_orders (order_id, created_by, created_at) VALUES ($1, $2, now())', [
    ...[ownOrder, owner.userId],
  ])

  const { discountCodes } = await read('2026-02-10')
  expect(discountCodes).toEqual([
    { discountId: encodeId('discount', school), code: 'SCHOOL', orders: 1, amountMinor: 400 },
    { discountId: encodeId('discount', summer), code: 'SUMMER', orders: 2, amountMinor: 350 },
  ])
})

test('measures production: on time by the day of the store, hours from confirmation, reprints and film', async () => {
  const { pool } = shop.services
  const handedOver = async (promisedBy: string, confirmedAt: string | null, at: string) => {
    const order = await anOrder(pool, { promisedBy, createdAt: new Date('2026-06-01T00:00:00Z') })
    await setOrder(pool, order.id, { confirmed_at: confirmedAt, handed_over_at: at })
    return order
  }
  // Still the 9th in the store; ten hours.
  const first = await handedOver('2026-06-09', '2026-06-09T19:00:00Z', '2026-06-10T05:00:00Z')
  // A day late; never confirmed: counted from its creation, 9 days and 8 hours.
  await handedOver('2026-06-09', null, '2026-06-10T08:00:00Z')
  await handedOver('2026-06-01', '2026-06-01T00:00:00Z', '2026-06-11T06:00:00Z')
  await threePrintsOneAgain(first.id)
  await aPrintedSheet(first.id, '2026-06-09T15:00:00Z', { lengthMm: 100.4, filmUsedMm: 120 })
  await aPrintedSheet(null, '2026-06-11T12:00:00Z', { lengthMm: 100 })

  const metrics = await read('2026-06-09', '2026-06-10')
  expect(metrics).toMatchObject({
    onTimePercent: 50,
    leadTimeHours: { p50: 117, p90: 202.6 },
    reprintPercent: 33.3,
    film: { usedMm: 120, artworkAreaMm2: 30_000, utilisationPercent: 50 },
  })
})

test('ranks zones by orders and counts requests that became orders', async () => {
  const { pool } = shop.services
  const createdAt = new Date('2026-07-01T12:00:00Z')
  const order = await anOrder(pool, { createdAt, items: [{ quantity: 4 }] })
  await aPlacement(order.id, createdAt, 'left_chest', 0)
  await aPlacement(order.id, createdAt, 'neck_label', 1)
  const other = await anOrder(pool, { createdAt, items: [{ quantity: 1 }] })
  await aPlacement(other.id, createdAt, 'neck_label', 0)
  const gone = await anOrder(pool, { createdAt, items: [{ quantity: 9 }], status: 'expired' })
  await aPlacement(gone.id, createdAt, 'full_back', 0)
  for (const orderId of [order.id, null]) {
    const { id } = await aLead(pool)
    await run(`UPDATE contact_leads SET id = $2, order_id = $3, status = $4 WHERE id = $1`, [
      ...[id, newUuid(createdAt), orderId, orderId === null ? 'new' : 'converted'],
    ])
  }
  const { topZones, leads } = await read('2026-07-01')
  expect(topZones).toEqual([
    { zoneId: 'neck_label', name: 'Neck label', units: 5, revenueMinor: 1_500, ...NOTHING_MADE },
    { zoneId: 'left_chest', name: 'Left chest', units: 4, revenueMinor: 1_200, ...NOTHING_MADE },
  ])
  expect(leads).toEqual({ received: 2, converted: 1 })
})

const NOTHING_MADE = { costMinor: null, marginMinor: null }

test('the margin of garments and zones is that of produced lines without tax', async () => {
  const { pool } = shop.services
  const createdAt = new Date('2026-08-01T12:00:00Z')
  // Two shirts of 12.00, in which there is an eighth of tax, and one that still waits.
  const made = await anOrder(pool, { createdAt, items: [{ quantity: 2 }] })
  await setOrder(pool, made.id, { production_status: 'done', tax_minor: 300 })
  const waiting = await anOrder(pool, { createdAt, items: [{ quantity: 1 }] })
  await run(
    `UPDATE order_items AS i SET inventory_item_id = s.id FROM inventory_items AS s
     WHERE s.variant_id = i.variant_id AND i.order_id = ANY($1)`,
    [[made.id, waiting.id]],
  )
  const costed: [string, string, string[]][] = [
    [await aPlacement(made.id, createdAt, 'full_front', 0), made.id, ['1.25', '1.50']],
    [await aPlacement(made.id, createdAt, 'neck_label', 1), made.id, ['0.105', '0.105']],
    [await aPlacement(waiting.id, createdAt, 'full_front', 0), waiting.id, ['9']],
  ]
  for (const [placementId, orderId, costs] of costed) {
    for (const [index, cost] of costs.entries()) await aPrintCost(placementId, orderId, index + 1, cost)
  }
  await run(
    `INSERT INTO cost_entries (id, category, amount_minor, incurred_on, description, order_id, inventory_item_id, source, actor_kind, created_at)
     SELECT gen_random_uuid(), category::cost_category, amount, '2026-08-02', 'x', i.order_id, i.inventory_item_id, 'computed', 'system', now()
     FROM order_items AS i, (VALUES ('blank', 680), ('blank', 340), ('packaging', 50)) AS c(category, amount)
     WHERE i.order_id = ANY($1)`,
    [[made.id, waiting.id]],
  )
  const { topGarments, topZones } = await read('2026-08-01')
  // 21.00 without tax; blanks 10.20, one of them spoiled, and prints 2.96.
  expect(topGarments).toMatchObject([
    { units: 3, revenueMinor: 3_600, costMinor: 1_316, marginMinor: 2_100 - 1_316 },
  ])
  // Two prints of 3.00 each, less an eighth.
  expect(topZones).toMatchObject([
    { zoneId: 'full_front', units: 3, revenueMinor: 900, costMinor: 275, marginMinor: 525 - 275 },
    { zoneId: 'neck_label', units: 2, revenueMinor: 600, costMinor: 21, marginMinor: 525 - 21 },
  ])
})

test('a day of 25 hours keeps its last hour', async () => {
  await run(`UPDATE store_settings SET time_zone = 'America/New_York'`)
  await expect.poll(async () => (await read('2025-11-02')).range.timeZone).toBe('America/New_York')
  const { pool } = shop.services
  await anOrder(pool, { createdAt: new Date('2025-11-02T03:59:59Z') })
  await anOrder(pool, { createdAt: new Date('2025-11-02T04:00:00Z') })
  await anOrder(pool, { createdAt: new Date('2025-11-03T04:59:59Z') })
  await anOrder(pool, { createdAt: new Date('2025-11-03T05:00:00Z') })
  const { series } = await read('2025-11-01', '2025-11-03')
  expect(series.map(({ orders }) => orders)).toEqual([1, 2, 1])
})

async function aPlacement(orderId: string, at: Date, zoneId: string, position: number): Promise<string> {
  const id = newUuid(at)
  await run(
    `WITH artwork AS (
       INSERT INTO artworks (id, sha256, file_name, byte_size, format, inspection)
       VALUES (gen_random_uuid(), sha256('x'), 'x.png', 1, 'png', '{}') RETURNING id)
     INSERT INTO placements (id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm,
       offset_y_mm, rotation_deg, size_tier_id, price_minor, state, preflight)
     SELECT $2, i.id, $4, $3, artwork.id, 100, 100, 0, 0, 0, 'small', 300, 'approved', '{}'
     FROM artwork, order_items AS i WHERE i.order_id = $1`,
    [orderId, id, zoneId, position],
  )
  return id
}

async function threePrintsOneAgain(orderId: string): Promise<void> {
  const placementId = await aPlacement(orderId, new Date('2026-06-01T00:00:00Z'), 'full_front', 0)
  let parent: string | null = null
  for (const [unit, state] of [
    [1, 'packed'],
    [2, 'failed'],
    [2, 'packed'],
  ] as const) {
    const id = newUuid()
    await run(
      `INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, parent_job_id, printed_at, created_at)
       SELECT $1, $2, order_item_id, id, $4, $5, now(), $6, '2026-06-09T15:00:00Z', now() FROM placements WHERE id = $3`,
      [id, orderId, placementId, unit, state, parent],
    )
    parent = state === 'failed' ? id : null
  }
}

async function aPrintCost(placementId: string, orderId: string, unit: number, cost: string): Promise<void> {
  await run(
    `WITH job AS (
       INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at)
       SELECT gen_random_uuid(), $2, order_item_id, id, $3, 'packed', now(), now() FROM placements WHERE id = $1
       RETURNING *)
     INSERT INTO print_job_costs (job_id, run_id, order_item_id, placement_id, area_mm2, film_mm, colour_ink_ml,
       white_ink_ml, powder_g, film_cost, ink_cost, powder_cost, labour_cost, measured, created_at)
     SELECT id, gen_random_uuid(), order_item_id, placement_id, 10000, 20, 0, 0, 0, $4, 0, 0, 0, true, now() FROM job`,
    [placementId, orderId, unit, cost],
  )
}

async function aPrintedSheet(
  orderId: string | null,
  at: string,
  { lengthMm, filmUsedMm = null }: { lengthMm: number; filmUsedMm?: number | null },
): Promise<void> {
  await run(
    `WITH sheet AS (
       INSERT INTO gang_sheets (id, state, state_since, film, length_mm, bound_mm, film_used_mm, seed, created_by_kind, created_at, updated_at)
       VALUES (gen_random_uuid(), 'printed', $2, '{"widthMm": 500}', $3, 0, $4, 1, 'system', $2, $2) RETURNING id)
     INSERT INTO print_job_costs (job_id, run_id, order_item_id, placement_id, area_mm2, film_mm, colour_ink_ml,
       white_ink_ml, powder_g, film_cost, ink_cost, powder_cost, labour_cost, measured, created_at)
     SELECT j.id, sheet.id, order_item_id, placement_id, 10000, 20, 0, 0, 0, 0, 0, 0, 0, true, now()
     FROM print_jobs AS j, sheet WHERE j.order_id = $1`,
    [orderId, at, lengthMm, filmUsedMm],
  )
}
