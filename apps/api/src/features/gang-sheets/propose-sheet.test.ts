import type { GangSheetDetail } from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, openFloor, type Floor } from '../../testing/floor.ts'
import { openSheetDesk, type SheetDesk } from '../../testing/sheet-desk.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { layoutProblems } from './sheet-geometry.ts'

let shop: TestApp
let floor: Floor
let desk: SheetDesk
beforeAll(async () => {
  shop = await startTestApp({ now: new Date('2026-11-20T15:00:00Z') })
  floor = await openFloor(shop)
  desk = await openSheetDesk(shop)
})
afterAll(() => shop.close())

const faults = (sheet: GangSheetDetail) => layoutProblems(sheet.prints, sheet.film, String)

test('puts what waits on a sheet, and packs it shorter while one looks on', async () => {
  const order = await floor.aJobOrder({ quantity: 6, prints: 2 })
  const jobs = await floor.jobsOf(order)
  const proposed = await desk.aSheet({ jobIds: idsOf(jobs) })
  expect(proposed).toMatchObject({
    number: expect.stringMatching(/^GS-\d{6}$/) as string,
    state: 'draft',
    jobs: 12,
    orders: 1,
    fabrics: ['cotton'],
    promisedBy: order.promisedBy,
    costMinor: null,
    packing: { startedAt: '2026-11-20T15:00:00.000Z' },
    allowedActions: ['pack', 'change', 'lock', 'void'],
    tooLarge: [],
  })
  expect(new Set(proposed.prints.map(({ jobId }) => jobId))).toEqual(new Set(idsOf(jobs)))
  expect(faults(proposed)).toEqual([])
  for (const job of await floor.jobsOf(order)) {
    expect(job).toMatchObject({ state: 'nested', sheet: { id: proposed.id, number: proposed.number } })
  }

  const packed = await desk.whenPacked(proposed.id)
  expect(packed.lengthMm).toBeLessThanOrEqual(proposed.lengthMm)
  expect(packed.boundMm).toBeLessThanOrEqual(packed.lengthMm)
  expect(packed.revision).toBeGreaterThan(proposed.revision)
  expect(faults(packed)).toEqual([])
})
