import type { GangSheetDetail } from '@platen/contract'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { decodeId, newUuid } from '../../../../platform/records/ids.ts'
import { idsOf, openFloor } from '../../../../testing/floor.ts'
import { shared, sharedTestApp } from '../../../../testing/shared.ts'
import { asLaid, openSheetClient, sheetIn } from '../../../../testing/sheet-client.ts'
import { setOnHand } from '../../../../testing/stock.ts'
import { startTestApp } from '../../../../testing/test-app.ts'
import { saveLayout } from './packing.store.ts'
import { layoutProblems } from '../sheet-geometry.ts'
import { createSheetPacker } from './sheet-packer.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
beforeAll(async () => {
  await setOnHand(shop, floor.storefront.variantId, 500)
})

async function aWastefulSheet(): Promise<GangSheetDetail> {
  const orders = [
    await floor.aJobOrder({ quantity: 5 }),
    await floor.aJobOrder({ quantity: 5, sizeMm: 61.3 }),
  ]
  const jobs = await Promise.all(orders.map((order) => floor.jobsOf(order)))
  const draft = await client.aPackedSheet({ jobIds: idsOf(jobs.flat()) })
  const spread = asLaid(draft).map((print, index) => ({
    ...print,
    ...{ xMm: 20.5, yMm: 50 + index * 210, turned: false, pinned: index === 0 },
  }))
  return sheetIn(await client.layout(draft, spread))
}

test('packs around the pinned print and reports the end', async () => {
  const wasteful = await aWastefulSheet()
  const begun = sheetIn(await client.step(wasteful, 'packing', { seconds: 1 }))
  expect(begun).toMatchObject({ packing: { startedAt: '2026-11-20T15:00:00.000Z' } })
  const packed = await client.whenPacked(wasteful.id)
  expect(packed.lengthMm).toBeLessThan(wasteful.lengthMm / 2)
  expect(layoutProblems(packed.prints, packed.film, String)).toEqual([])
  const [pinned] = packed.prints.filter((print) => print.pinned)
  expect(pinned).toMatchObject({ jobId: wasteful.prints[0]!.jobId, xMm: 20.5, yMm: 50 })
  expect(packed.utilisationPercent).toBeGreaterThan(wasteful.utilisationPercent)
})

async function packOnAnotherReplica(sheet: GangSheetDetail) {
  const other = await startTestApp({ databaseUrl: shop.databaseUrl, now: shop.clock.now() })
  onTestFinished(() => other.close())
  const reply = await other.post(
    `/api/admin/gang-sheets/${sheet.id}/packing`,
    { revision: sheet.revision, seconds: 120 },
    client.printer.headers,
  )
  expect(sheetIn(reply).packing).not.toBeNull()
  return other.services.packer
}

const whenShorter = (sheet: GangSheetDetail) =>
  vi.waitFor(
    async () => {
      const now = await client.read(sheet.id)
      expect(now.lengthMm).toBeLessThan(sheet.lengthMm)
      return now
    },
    { timeout: 30_000, interval: 100 },
  )

test('a stop on another replica ends packing and keeps the best layout', async () => {
  const wasteful = await aWastefulSheet()
  const packer = await packOnAnotherReplica(wasteful)
  const better = await whenShorter(wasteful)
  const stopped = sheetIn(await client.step(better, 'packing-stop'))
  expect(stopped.packing).toBeNull()
  expect(stopped.lengthMm).toBeLessThanOrEqual(better.lengthMm)
  await packer.close()
  expect(await client.read(wasteful.id)).toMatchObject({
    ...{ lengthMm: stopped.lengthMm, revision: stopped.revision, packing: null },
  })
})

test('changing the layout by hand or locking the sheet ends packing', async () => {
  const wasteful = await aWastefulSheet()
  const packer = await packOnAnotherReplica(wasteful)
  await whenShorter(wasteful)
  // Every better layout raises the revision, so a slow client has to read again.
  const byHand = await vi.waitFor(
    async () => sheetIn(await client.layout(await client.read(wasteful.id), asLaid(wasteful))),
    { timeout: 30_000 },
  )
  expect(byHand).toMatchObject({ lengthMm: wasteful.lengthMm, packing: null })
  await packer.close()
  const now = await client.read(wasteful.id)
  expect(now).toMatchObject({ lengthMm: wasteful.lengthMm, revision: byHand.revision })

  const again = await packOnAnotherReplica(now)
  const locked = await vi.waitFor(async () => sheetIn(await client.step(await client.read(now.id), 'lock')), {
    timeout: 30_000,
  })
  await again.close()
  expect(await client.read(now.id)).toMatchObject({ state: 'locked', revision: locked.revision })
})

test('a service that stops ends its packing', async () => {
  const wasteful = await aWastefulSheet()
  const packer = await packOnAnotherReplica(wasteful)
  await whenShorter(wasteful)
  await packer.close()
  expect(await client.read(wasteful.id)).toMatchObject({ packing: null, state: 'draft' })
})

test('a service that stops while packing starts does not continue packing', async () => {
  const sheet = await aWastefulSheet()
  const [sheetId, packingId] = [decodeId('gangSheet', sheet.id), newUuid()]
  await shop.services.pool.query(
    `UPDATE gang_sheets SET packing_id = $2, packing_since = $3, packing_until = $4 WHERE id = $1`,
    [sheetId, packingId, shop.clock.now(), new Date(shop.clock.now().getTime() + 600_000)],
  )
  let closing: Promise<void> | undefined
  const packer = createSheetPacker({
    ...shop.services,
    clock: {
      now: () => {
        closing ??= Promise.resolve().then(() => packer.close())
        return shop.clock.now()
      },
    },
  })
  packer.start({ sheetId, packingId, seconds: 600 })
  await closing
  expect((await client.read(sheet.id)).packing).toBeNull()
})

test('stopping a draft that is not being packed changes nothing', async () => {
  const sheet = await aWastefulSheet()
  const stopped = sheetIn(await client.step(sheet, 'packing-stop'))
  expect(stopped).toEqual(await client.read(sheet.id))
  expect(stopped.revision).toBe(sheet.revision)
})

test('does not save a layout of another packing or after the time is over', async () => {
  const sheet = await aWastefulSheet()
  const [sheetId, packingId] = [decodeId('gangSheet', sheet.id), newUuid()]
  const until = new Date(shop.clock.now().getTime() + 1_000)
  await shop.services.pool.query(
    `UPDATE gang_sheets SET packing_id = $2, packing_since = $3, packing_until = $3 WHERE id = $1`,
    [sheetId, packingId, until],
  )
  const shorter = {
    prints: sheet.prints.map(({ jobId }) => ({
      id: decodeId('printJob', jobId),
      xMm: 20,
      yMm: 20,
      turned: false,
    })),
    ...{ leftOut: [], lengthMm: 300, utilisationPercent: 50, boundMm: 100 },
  }
  const keep = (id: string, now: Date) =>
    saveLayout(shop.services.database, { sheetId, packingId: id }, shorter, now)
  expect(await keep(newUuid(), shop.clock.now())).toBe(false)
  expect(await keep(packingId, until)).toBe(false)
  expect(asLaid(await client.read(sheet.id))).toEqual(asLaid(sheet))
  expect(await keep(packingId, shop.clock.now())).toBe(true)
  const kept = await client.read(sheet.id)
  expect(kept).toMatchObject({ lengthMm: 300, revision: sheet.revision + 1 })
  expect(kept.prints.find(({ pinned }) => pinned)).toMatchObject({ xMm: 20.5, yMm: 50 })
})

test('packing by a replica that died runs out, and another replica can start', async () => {
  const sheet = await aWastefulSheet()
  await shop.services.pool.query(
    `UPDATE gang_sheets SET packing_id = gen_random_uuid(), packing_since = $2, packing_until = $3 WHERE id = $1`,
    [decodeId('gangSheet', sheet.id), shop.clock.now(), new Date(shop.clock.now().getTime() + 5_000)],
  )
  expect((await client.read(sheet.id)).packing).not.toBeNull()
  shop.clock.advance(5_001)
  const now = await client.read(sheet.id)
  expect(now).toMatchObject({ packing: null, allowedActions: ['pack', 'change', 'lock', 'void'] })
  expect((await client.step(now, 'lock')).statusCode).toBe(201)
})
