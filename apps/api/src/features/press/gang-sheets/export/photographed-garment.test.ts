import type { GarmentPhoto, GarmentOrderCreate, GarmentRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { idsOf, openFloor } from '../../../../testing/floor.ts'
import { aPaidOrder } from '../../../../testing/paid-order.ts'
import { shared, sharedTestApp } from '../../../../testing/shared.ts'
import { openSheetClient } from '../../../../testing/sheet-client.ts'
import { postFile, upload } from '../../../../testing/storefront.ts'
import { aMember } from '../../../../testing/team.ts'
import { makeFilm } from '../../film/index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
const manager = shared(() => aMember(shop, 'manager'))

const PX_PER_MM = 300 / 25.4

/** Four colours around a hole, so that a wrong place, size or rotation changes pixels. */
const ARTWORK = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200">
  <rect width="900" height="600" fill="#f00"/><rect x="900" width="900" height="600" fill="#0f0"/>
  <rect y="600" width="900" height="600" fill="#00f"/><path d="M900 600h900v600H1200z" fill="#ff0"/></svg>`

async function photographedTee(): Promise<GarmentRecord> {
  const { headers } = manager
  const content = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const photo = (
    await postFile(shop, '/api/admin/garment-photos', content, 'front.png', headers)
  ).json<GarmentPhoto>()
  const reply = await shop.post(
    '/api/admin/garments',
    {
      ...{ slug: 'photographed-tee', kind: 'tee', name: 'Photographed tee', description: 'Cotton.' },
      ...{ fabric: 'cotton', basePriceMinor: 1000, active: true, sort: 0 },
      photos: [
        {
          ...{ photoId: photo.id, view: 'front', colour: 'Black', neutral: false },
          points: [
            { x: 0.125, y: 0.5 },
            { x: 0.875, y: 0.5 },
          ],
          distanceMm: 600,
          origin: { x: 0.5, y: 0.14 },
        },
      ],
      variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
    },
    headers,
  )
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json<GarmentRecord>()
}

/** The only print of an order, on a sheet of its own. */
async function filmOf(item: GarmentOrderCreate['items'][number]) {
  const order = await aPaidOrder(shop, floor.storefront, { items: [item] })
  const { id } = await client.aLockedSheet({ jobIds: idsOf(await floor.jobsOf(order)) })
  await client.step(await client.read(id), 'export')
  await client.makeFiles(id, { makeFilm })
  const sheet = await client.read(id)
  const [print] = sheet.prints
  if (!print) throw new Error('The sheet is empty.')
  const { xMm, yMm, widthMm, heightMm, turned } = print
  const size = turned ? [heightMm, widthMm] : [widthMm, heightMm]
  const [left = 0, top = 0, width = 0, height = 0] = [xMm, yMm, ...size].map((mm) =>
    Math.round(mm * PX_PER_MM),
  )
  const film = (await client.fileOf(sheet, 'sheet.png')).rawPayload
  const pixels = await sharp(film).extract({ left, top, width, height }).raw().toBuffer()
  return { place: { xMm, yMm, widthMm, heightMm, turned }, pixels }
}

test('a print on a photographed garment gives the same film as on a drawn one', async () => {
  const artwork = await upload(shop, await sharp(Buffer.from(ARTWORK)).png().toBuffer())
  const placement = {
    ...{ zoneId: 'full_front', artworkId: artwork.id, widthMm: 120, heightMm: 80 },
    ...{ offsetXMm: 10, offsetYMm: -20, rotationDeg: 90 as const },
  }
  const [variant] = (await photographedTee()).variants
  const itemOf = (variantId: string) => ({ variantId, quantity: 1, placements: [placement] })
  const drawn = await filmOf(itemOf(floor.storefront.variantId))
  const photographed = await filmOf(itemOf(variant!.id))

  expect(photographed.place).toEqual(drawn.place)
  expect(photographed.pixels.equals(drawn.pixels)).toBe(true)
  const inked = drawn.pixels.filter((alpha, at) => at % 4 === 3 && alpha === 255).length
  expect(inked / (drawn.pixels.length / 4)).toBeGreaterThan(0.9)
})
