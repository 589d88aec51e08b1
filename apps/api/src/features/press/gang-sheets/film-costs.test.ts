import type { AdminOrderRecord, OrderCreate, OrderRecord, SheetLayoutRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { costsOfJobs } from '../../../testing/laid-sheet.ts'
import { aPaidOrder } from '../../../testing/paid-order.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient } from '../../../testing/sheet-client.ts'
import { upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { makeFilm } from '../film/index.ts'
import { openProductionGates } from '../production/index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
const manager = shared(() => aMember(shop, 'manager'))

type Item = OrderCreate['items'][number]

/** A red disc of this strength, up to the edges of its picture. */
async function aDisc(opacity = 1): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><circle cx="50%" cy="50%" r="50%" fill="#f00" fill-opacity="${opacity}"/></svg>`
  return (await upload(shop, await sharp(Buffer.from(svg)).png().toBuffer())).id
}

/** Approved, whatever the check of its artwork found. */
async function paid(items: Item[]): Promise<OrderRecord> {
  const order = await aPaidOrder(shop, floor.storefront, { items })
  await shop.services.pool.query(
    `UPDATE placements SET state = 'approved'
     WHERE order_item_id IN (SELECT id FROM order_items WHERE order_id = $1)`,
    [decodeId('order', order.id)],
  )
  await openProductionGates(shop.services)
  return order
}

const recordOf = async ({ id }: OrderRecord) =>
  (await shop.get(`/api/admin/orders/${id}`, manager.headers)).json<AdminOrderRecord>()

/** As a share of what was expected. */
const off = (found: number, expected: number) => Math.abs(found / expected - 1)

const discMm2 = (side: number) => (Math.PI / 4) * side ** 2

test('garments, transfers and sheets cost the ink that is on their film, within 1 %, and have a margin', async () => {
  const [full, half] = [await aDisc(), await aDisc(0.5)]
  const { items } = await floor.storefront.order()
  const [garment] = items
  const transfer = { kind: 'transfer', artworkId: half, widthMm: 80, heightMm: 80, quantity: 1 } as const
  const pieces = [
    { artworkId: full, widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false },
    { artworkId: full, widthMm: 60, heightMm: 60, xMm: 200, yMm: 0, turned: true },
  ]
  const layout = (await shop.post('/api/v1/layouts', { pieces })).json<SheetLayoutRecord>()
  const halftone = { lpi: 45, angleDeg: 22.5, dot: 'round' } as const
  const dots = { halftone, knockOut: null, alphaThreshold: null, chokeMm: null }
  const orders = [
    await paid([{ ...garment!, quantity: 1 }]),
    await paid([transfer]),
    await paid([{ ...transfer, finish: dots }]),
    await paid([{ kind: 'sheet', layoutId: layout.id, quantity: 1 }]),
  ]
  const jobIds: string[] = []
  for (const order of orders) jobIds.push(...idsOf(await floor.jobsOf(order)))
  const { id } = await client.aLockedSheet({ jobIds })
  await client.step(await client.read(id), 'export')
  await client.makeFiles(id, { makeFilm })
  expect((await client.step(await client.read(id), 'printing')).statusCode).toBe(201)

  // Per layer and square metre: 8 ml of colour and 12 ml of white. Red has two layers of colour.
  const costs = await costsOfJobs(shop, jobIds)
  const [, shades, asDots, sheet] = [costs[0], ...costs.slice(-3)]
  for (const [cost, layersMm2] of [
    [shades, discMm2(80) / 2],
    [asDots, discMm2(80) / 2],
    [sheet, discMm2(100) + discMm2(60)],
  ] as const) {
    expect(off(cost!.colour_ink_ml, (2 * 8 * layersMm2) / 1e6)).toBeLessThan(0.01)
    expect(off(cost!.white_ink_ml, (12 * layersMm2) / 1e6)).toBeLessThan(0.01)
    expect(cost!.measured).toBe(true)
  }
  // Powder sticks to shades as to full ink, and between dots to nothing.
  expect(off(shades!.powder_g, (30 * discMm2(80)) / 1e6)).toBeLessThan(0.01)
  expect(off(asDots!.powder_g, shades!.powder_g / 2)).toBeLessThan(0.01)

  for (const [at, order] of orders.entries()) {
    const { cost, marginMinor, revenueMinor, estimate } = await recordOf(order)
    const isGarment = at === 0
    expect(cost!.filmMinor).toBeGreaterThan(0)
    expect(marginMinor).toBe(revenueMinor - cost!.totalMinor)
    expect(marginMinor).toBeGreaterThan(0)
    expect(estimate!.filmMinor).toBeGreaterThan(0)
    expect(estimate!.blankMinor > 0).toBe(isGarment)
    if (!isGarment) expect(cost!.blankMinor).toBe(0)
  }
  // The film of all four is the film of the sheet.
  const films = costs.reduce((sum, cost) => sum + cost!.film_mm, 0)
  expect(films).toBeCloseTo((await client.read(id)).lengthMm, 2)
})

test('an estimate counts the powder of dots, which is less than that of shades', async () => {
  const half = await aDisc(0.5)
  const item = { kind: 'transfer', artworkId: half, widthMm: 80, heightMm: 80, quantity: 200 } as const
  const dots = { halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' }, knockOut: null } as const
  const finish = { ...dots, alphaThreshold: null, chokeMm: null }
  const shades = (await recordOf(await floor.storefront.ordered({ items: [item] }))).estimate!
  const halftone = (await recordOf(await floor.storefront.ordered({ items: [{ ...item, finish }] })))
    .estimate!
  expect(halftone.inkMinor).toBe(shades.inkMinor)
  expect(off(halftone.powderMinor, shades.powderMinor / 2)).toBeLessThan(0.02)
})
