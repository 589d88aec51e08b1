import type { AdminOrderRecord, InventoryItemRecord, OrderRecord } from '@platen/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { idsOf, jobsIn, openFloor } from '../../../testing/floor.ts'
import { aLaidSheet, costsOfJobs, printLaidSheet } from '../../../testing/laid-sheet.ts'
import { rowsRead } from '../../../testing/statements.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { checkPrintCosts } from './index.ts'
import { listDebts } from './production-costs.store.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const manager = shared(() => aMember(shop, 'manager'))
beforeEach(() => {
  shop.clock.advance(60_000)
})

const run = (statement: string, values: unknown[] = []) => shop.services.pool.query(statement, values)
const jobIdsOf = async (order: OrderRecord) => idsOf(await floor.jobsOf(order))
const orderOf = async (order: OrderRecord, { headers } = manager) =>
  (await shop.get(`/api/admin/orders/${order.id}`, headers)).json<AdminOrderRecord>()
const problems = async () => [
  ...(await ledgerProblems(shop)),
  ...(await checkPrintCosts(shop.services)).problems,
]

/** Such as `film 18`; entries without an order are waste. */
async function entries(runId: string): Promise<string[]> {
  const { rows } = await run(
    `SELECT category || ' ' || amount_minor || CASE WHEN order_id IS NULL THEN ' waste' ELSE '' END AS entry
     FROM cost_entries WHERE run_id = $1 ORDER BY category, amount_minor DESC, order_id`,
    [runId],
  )
  return rows.map(({ entry }: { entry: string }) => entry)
}

async function movements(sku: string, since: Date): Promise<string[]> {
  const { rows } = await run(
    `SELECT m.type || ' ' || m.quantity || ' ' || m.reason AS movement
     FROM inventory_movements AS m JOIN inventory_items AS i ON i.id = m.item_id
     WHERE i.sku = $1 AND m.occurred_at >= $2 ORDER BY m.created_at, m.id`,
    [sku, since],
  )
  return rows.map(({ movement }: { movement: string }) => movement)
}

async function item(sku: string): Promise<InventoryItemRecord> {
  const items = (await shop.get('/api/admin/inventory-items?limit=200', manager.headers)).json<
    InventoryItemRecord[]
  >()
  return items.find((one) => one.sku === sku)!
}

const setLabour = (costPerHour: string | null) =>
  run(`UPDATE production_settings SET settings = jsonb_set(settings, '{labour,costPerHour}', $1)`, [
    JSON.stringify(costPerHour),
  ])

describe('a printed sheet', () => {
  test('is charged to the orders on it print by print, and is taken from stock once', async () => {
    await setLabour('7.2')
    const [pair, single] = [await floor.aJobOrder({ quantity: 2 }), await floor.aJobOrder()]
    const jobIds = [...(await jobIdsOf(pair)), ...(await jobIdsOf(single))]
    const ink = { areaMm2: 25_000, colour: 1.5, white: 1 }
    const sheetId = await aLaidSheet(shop, jobIds, { lengthMm: 601, ink })
    await printLaidSheet(shop, sheetId)
    await setLabour(null)

    // Each a third of 601 mm, 0.025 m² × 1.5 × 8 ml, × 12 ml, × 30 g, and 300 + 90 + 120 s at 7.20 an hour.
    expect(await costsOfJobs(shop, jobIds)).toMatchObject([
      { film_mm: 200.334, colour_ink_ml: 0.3, white_ink_ml: 0.3, powder_g: 0.75, measured: true },
      { film_mm: 200.333, film_cost: 0.1803, ink_cost: 0.02685, powder_cost: 0.0135, labour_cost: 1.02 },
      { film_mm: 200.333, area_mm2: 40_000, cost: 1.24065 },
    ])
    // Film 54.09, ink 8.055, powder 4.05 and labour 306 in all; two thirds and one third of it.
    expect(await entries(sheetId)).toEqual([
      ...['film 36', 'film 18', 'ink 5', 'ink 3', 'powder 3', 'powder 1', 'labour 204', 'labour 102'],
    ])
    expect((await orderOf(pair)).cost).toMatchObject({ filmMinor: 36, inkMinor: 5, labourMinor: 204 })
    expect((await orderOf(pair, floor.printer)).cost).toBeNull()
    const since = shop.clock.now()
    const reason = expect.stringMatching(/^consumption 601 Sheet GS-\d{6}$/) as string
    expect(await movements('FILM-22', since)).toEqual([reason])
    expect(await movements('INK-CMYK', since)).toEqual([expect.stringContaining('consumption 1 ')])
    expect(await movements('POWDER', since)).toEqual([expect.stringContaining('consumption 2 ')])
    expect(await problems()).toEqual([])
  })

  test('charges void prints and film beyond its length to the shop', async () => {
    const [kept, gone] = [await floor.aJobOrder(), await floor.aJobOrder()]
    const [keptId, goneId] = [...(await jobIdsOf(kept)), ...(await jobIdsOf(gone))]
    const sheetId = await aLaidSheet(shop, [keptId!, goneId!], { lengthMm: 400 })
    await run(`UPDATE print_jobs SET state = 'void', reason = 'Off' WHERE id = $1`, [
      decodeId('printJob', goneId!),
    ])
    await printLaidSheet(shop, sheetId, 450)
    expect(await costsOfJobs(shop, [keptId!, goneId!])).toMatchObject([{ film_mm: 200 }, undefined])
    // 200 mm are the order's; 200 mm and 50 mm are waste.
    expect(await entries(sheetId)).toEqual([
      ...['film 23 waste', 'film 18', 'ink 2', 'ink 2 waste', 'powder 1', 'powder 1 waste'],
    ])
    expect(await movements('FILM-22', shop.clock.now())).toEqual([
      expect.stringContaining('consumption 200 Sheet'),
      expect.stringContaining('waste 250 Sheet'),
    ])
    expect((await orderOf(gone)).cost).toBeNull()
    expect(await problems()).toEqual([])
  })

  test('of materials without stock costs what the settings say, and moves no stock', async () => {
    const { rows } = await run('SELECT settings FROM production_settings')
    await run(
      `UPDATE production_settings SET settings = jsonb_set(jsonb_set(settings, '{film}',
         '{"itemId": null, "unitCost": "0.01"}'), '{powder}', '{"itemId": null, "unitCost": null, "gramsPerM2": 30}')`,
    )
    const order = await floor.aJobOrder()
    const sheetId = await aLaidSheet(shop, await jobIdsOf(order), { lengthMm: 300 })
    await printLaidSheet(shop, sheetId)
    expect(await entries(sheetId)).toEqual(['film 300', 'ink 2'])
    expect(await movements('FILM-22', shop.clock.now())).toEqual([])
    await run('UPDATE production_settings SET settings = $1', [
      JSON.stringify((rows[0] as { settings: unknown }).settings),
    ])
    expect(await problems()).toEqual([])
  })

  test('deducts what was missing in stock from the next receipt, unless a count settles it', async () => {
    const film = await item('FILM-22')
    const post = (body: object) => shop.post('/api/admin/inventory-movements', body, manager.headers)
    await post({ itemId: film.id, type: 'count', quantity: 100 })
    shop.clock.advance(1_000)
    const printOne = async (lengthMm: number) => {
      const jobIds = await jobIdsOf(await floor.aJobOrder())
      await printLaidSheet(shop, await aLaidSheet(shop, jobIds, { lengthMm }))
    }
    await printOne(300)
    expect((await item('FILM-22')).onHand).toBe(0)
    const { rows } = await run(`SELECT message FROM audit_log WHERE action = 'stock.missing'`)
    expect(rows).toEqual([
      { message: expect.stringMatching(/^Sheet GS-\d{6} used 200 more of FILM-22 than/) as string },
    ])
    await post({ itemId: film.id, type: 'receipt', quantity: 100_000, unitCost: '0.0009' })
    await printOne(300)
    expect((await item('FILM-22')).onHand).toBe(99_500)

    await post({ itemId: film.id, type: 'count', quantity: 50 })
    await printOne(300)
    shop.clock.advance(1_000)
    await post({ itemId: film.id, type: 'count', quantity: 90_000 })
    shop.clock.advance(1_000)
    await printOne(300)
    expect((await item('FILM-22')).onHand).toBe(89_700)

    // This printing was requested before the count and waited for it.
    await post({ itemId: film.id, type: 'count', quantity: 50 })
    shop.clock.advance(-1_000)
    await printOne(300)
    shop.clock.advance(2_000)
    await post({ itemId: film.id, type: 'receipt', quantity: 90_000, unitCost: '0.0009' })
    await printOne(300)
    expect((await item('FILM-22')).onHand).toBe(89_450)
    expect(await problems()).toEqual([])
  })

  test('finds the latest count of an item without reading its ledger', async () => {
    const itemId = decodeId('inventoryItem', (await item('FILM-22')).id)
    const read = await rowsRead(shop, {
      table: 'inventory_movements',
      given: async (tx) => {
        await sql`INSERT INTO material_debts VALUES (${itemId}, 1, now())
          ON CONFLICT (item_id) DO UPDATE SET updated_at = now()`.execute(tx)
        await sql`
          INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, actor_kind, occurred_at, created_at)
          SELECT gen_random_uuid(), i.id, (CASE i.id WHEN ${itemId} THEN 'consumption' ELSE 'count' END)::movement_type,
            1, -1, 1, 'system', '2026-01-01', now()
          FROM inventory_items AS i, generate_series(1, 1000)
          WHERE i.id = ${itemId} OR i.sku = 'POWDER'`.execute(tx)
      },
      work: (tx) => listDebts(tx, [itemId]),
    })
    expect(read).toBeLessThan(10)
  })

  test('and another at the same time are both taken from stock', async () => {
    const jobs = [await jobIdsOf(await floor.aJobOrder()), await jobIdsOf(await floor.aJobOrder())]
    const sheets = [
      await aLaidSheet(shop, jobs[0]!, { lengthMm: 300 }),
      await aLaidSheet(shop, jobs[1]!, { lengthMm: 400 }),
    ]
    const before = (await item('FILM-22')).onHand
    await Promise.all(sheets.map((sheetId) => printLaidSheet(shop, sheetId)))
    expect((await item('FILM-22')).onHand).toBe(before - 700)
    expect(await problems()).toEqual([])
  })

  test('with wrong charges is found by the check', async () => {
    const jobIds = await jobIdsOf(await floor.aJobOrder())
    const sheetId = await aLaidSheet(shop, jobIds, { lengthMm: 300 })
    await printLaidSheet(shop, sheetId)
    await run('UPDATE print_job_costs SET film_mm = 299, film_cost = 1 WHERE run_id = $1', [sheetId])
    await run('UPDATE gang_sheets SET number = 1234567 WHERE id = $1', [sheetId])
    expect((await checkPrintCosts(shop.services)).problems).toEqual([
      {
        check: 'print_costs',
        subject: 'GS-1234567, film',
        expected: '100',
        found: '27',
      },
      {
        check: 'sheet_film',
        subject: 'GS-1234567, mm',
        expected: '300',
        found: '299',
      },
    ])
    await run('UPDATE print_job_costs SET film_mm = 300, film_cost = 0.27 WHERE run_id = $1', [sheetId])
    expect(await problems()).toEqual([])
  })
})

describe('a print without a sheet', () => {
  test('is charged its usual use, once', async () => {
    const order = await floor.aJobOrder({ prints: 2 })
    const jobIds = await jobIdsOf(order)
    await floor.moveOn(jobIds, 'printed')
    // 206 × 206 mm of film 558.8 mm wide that is filled to 75 %.
    expect(await costsOfJobs(shop, jobIds)).toMatchObject([
      { film_mm: 101.255, film_cost: 0.09113, measured: false },
      { film_mm: 101.255, film_cost: 0.09113, measured: false },
    ])
    expect((await orderOf(order)).cost).toMatchObject({ filmMinor: 18, blankMinor: 0 })
    expect(await problems()).toEqual([])
  })

  test('is not undercharged by rounding when printed alone', async () => {
    const order = await floor.aJobOrder({ quantity: 5, sizeMm: 30 })
    const jobIds = await jobIdsOf(order)
    for (const jobId of jobIds) await floor.moveOn([jobId], 'printed')
    // 36 × 36 mm of film 558.8 mm wide, filled to 75 %, at 0.09 a millimetre: 0.278 each, which alone is nothing.
    expect((await orderOf(order)).cost).toMatchObject({ filmMinor: 1 })
    expect(await problems()).toEqual([])
    const first = decodeId('printJob', jobIds[0]!)
    await run('UPDATE print_job_costs SET film_cost = film_cost + 1 WHERE job_id = $1', [first])
    expect((await checkPrintCosts(shop.services)).problems).toEqual([
      { check: 'print_costs', subject: `${order.number}, film`, expected: '101', found: '1' },
    ])
    await run('UPDATE print_job_costs SET film_cost = film_cost - 1 WHERE job_id = $1', [first])
    expect(await problems()).toEqual([])
  })

  test('that uses little ink is taken from stock once whole units add up', async () => {
    const before = (await item('POWDER')).onHand
    const { rows } = await run(`SELECT coalesce(sum(powder_g), 0)::float8 AS g FROM print_job_costs`)
    for (let n = 0; n < 5; n += 1) {
      const [jobId] = await jobIdsOf(await floor.aJobOrder())
      await run(
        `UPDATE placements SET width_mm = 20, height_mm = 20 WHERE id = (SELECT placement_id FROM print_jobs WHERE id = $1)`,
        [decodeId('printJob', jobId!)],
      )
      await floor.moveOn([jobId!], 'printed')
    }
    const after = await run(`SELECT sum(powder_g)::float8 AS g FROM print_job_costs`)
    const used = (after.rows[0] as { g: number }).g - (rows[0] as { g: number }).g
    expect(Math.abs(before - (await item('POWDER')).onHand - used)).toBeLessThanOrEqual(1)
    const owed = await run(`SELECT quantity FROM material_debts`)
    for (const { quantity } of owed.rows as { quantity: number }[]) {
      expect(Math.abs(quantity)).toBeLessThanOrEqual(0.5)
    }
  })
})

describe('a print that fails or is voided', () => {
  test('turns its film into waste, and its order pays for both prints', async () => {
    const order = await floor.aJobOrder()
    const [jobId] = await jobIdsOf(order)
    await printLaidSheet(shop, await aLaidSheet(shop, [jobId!], { lengthMm: 300 }))
    const before = (await item('FILM-22')).onHand
    shop.clock.advance(1_000)
    const [failed, again] = jobsIn(await floor.fail([jobId!]))
    expect([failed?.state, again?.state, again?.parentJobId]).toEqual(['failed', 'queued', jobId])
    expect(await movements('FILM-22', shop.clock.now())).toEqual([
      'return 300 The film was wet',
      'waste 300 The film was wet',
    ])
    expect((await item('FILM-22')).onHand).toBe(before)

    await printLaidSheet(shop, await aLaidSheet(shop, [again!.id], { lengthMm: 300 }))
    expect((await orderOf(order)).cost).toMatchObject({ filmMinor: 54 })
    expect(await problems()).toEqual([])
  })

  test('also wastes the film of prints already pressed on the garment', async () => {
    const order = await floor.aJobOrder({ prints: 2 })
    const jobIds = await jobIdsOf(order)
    await printLaidSheet(shop, await aLaidSheet(shop, jobIds, { lengthMm: 300 }))
    await floor.move(jobIds, 'pressed')
    await floor.move([jobIds[0]!], 'passed')
    shop.clock.advance(1_000)
    await floor.fail([jobIds[1]!])
    expect(await movements('FILM-22', shop.clock.now())).toEqual([
      ...['return 150 The film was wet', 'waste 150 The film was wet'],
      ...['return 150 The film was wet', 'waste 150 The film was wet'],
    ])
    expect(await problems()).toEqual([])
  })

  test('is waste when voided after printing, but not before', async () => {
    const order = await floor.aJobOrder({ quantity: 2 })
    const [printed, queued] = await jobIdsOf(order)
    await printLaidSheet(shop, await aLaidSheet(shop, [printed!], { lengthMm: 300 }))
    shop.clock.advance(1_000)
    await floor.move([printed!, queued!], 'void', { reason: 'One less' })
    expect(await movements('FILM-22', shop.clock.now())).toEqual([
      'return 300 One less',
      'waste 300 One less',
    ])
    expect((await orderOf(order)).cost).toMatchObject({ filmMinor: 27 })
    expect(await problems()).toEqual([])
  })
})

test('the labour of a garment is recorded once, with the first of its prints', async () => {
  await setLabour('36')
  const order = await floor.aJobOrder({ prints: 2 })
  const [front, back] = await jobIdsOf(order)
  const [first, second] = [
    await aLaidSheet(shop, [front!], { lengthMm: 300 }),
    await aLaidSheet(shop, [back!], { lengthMm: 300 }),
  ]
  await printLaidSheet(shop, first)
  await printLaidSheet(shop, second)
  const costs = await costsOfJobs(shop, [front!, back!])
  // 900 s of the sheet, 90 of the print, 120 of the garment, at a cent a second.
  expect(costs.map((cost) => cost?.labour_cost)).toEqual([11.1, 9.9])
  const [again] = jobsIn(await floor.fail([front!])).slice(1)
  await printLaidSheet(shop, await aLaidSheet(shop, [again!.id], { lengthMm: 300 }))
  expect((await costsOfJobs(shop, [again!.id]))[0]?.labour_cost).toBe(9.9)
  await setLabour(null)
})
