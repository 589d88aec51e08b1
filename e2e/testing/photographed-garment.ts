import { expectData, type Resources } from '@platen/api-client'
import type { GarmentRecord, OrderRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect } from 'vitest'
import { aBotToken, submitOrder } from '../../lab/harness/shopper.ts'
import type { TestShop } from './test-shop.ts'

/**
 * A photo of 800 × 1000 mm, of which two pixels are a millimetre: cloth of 600 × 760 mm, a dark fold across it, and marks
 * of 20 mm whose inner edges are 300 mm from the origin, to its left and right.
 */
const PX_PER_MM = 2
export const ORIGIN = { xMm: 400, yMm: 140 }
export const MARK_MM = 300
export const FOLD = { yMm: 250, heightMm: 20 }

function rectangle(xMm: number, yMm: number, widthMm: number, heightMm: number, fill: string): string {
  const [x, y, width, height] = [xMm, yMm, widthMm, heightMm].map((mm) => mm * PX_PER_MM)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

export const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><rect width="1600" height="2000" fill="#ffffff"/>${[
  rectangle(100, 120, 600, 760, '#c8c8c8'),
  rectangle(100, ORIGIN.yMm + FOLD.yMm, 600, FOLD.heightMm, '#646464'),
  rectangle(ORIGIN.xMm - MARK_MM - 20, 800, 20, 60, '#ff00ff'),
  rectangle(ORIGIN.xMm + MARK_MM, 800, 20, 60, '#ff00ff'),
].join('')}</svg>`

/** Its zone hangs 76 mm below the collar and is 356 mm high, so that its middle is at (0, 254). */
export const PRINT = { widthMm: 200, heightMm: 120, offsetXMm: 10, offsetYMm: -20, rotationDeg: 0 as const }
export const PRINTED = { left: -90, right: 110, top: 174, bottom: 294 }

let made = 0

export async function aPhotographedGarment({ staff: { client }, shopper }: TestShop): Promise<GarmentRecord> {
  const content = await sharp(Buffer.from(PHOTO)).png().toBuffer()
  const file = new File([Uint8Array.from(content)], 'front.png')
  const photo = await expectData(client.uploadGarmentPhoto({ body: { file } }))
  const spot = (xMm: number, yMm: number) => ({ x: xMm / 800, y: yMm / 1000 })
  const body: Resources['GarmentCreateRequest'] = {
    ...{ slug: `photo-tee-${(made += 1)}`, kind: 'tee', name: `Photo tee ${made}`, description: 'Cotton.' },
    ...{ fabric: 'cotton', basePriceMinor: 1000, active: true, sort: 0 },
    photos: [
      {
        ...{ photoId: photo.id, view: 'front', colour: 'Grey', neutral: true },
        points: [spot(100, 500), spot(700, 500)],
        distanceMm: 600,
        origin: spot(ORIGIN.xMm, ORIGIN.yMm),
      },
    ],
    variants: [
      ['Grey', '#c8c8c8'],
      ['Red', '#b02020'],
    ].map(([colour = '', colourHex = '']) => ({
      colour,
      colourHex,
      size: 'M',
      surchargeMinor: 0,
      active: true,
    })),
  }
  const garment = await expectData(client.createGarment({ body, idempotencyKey: crypto.randomUUID() }))
  await expect
    .poll(async () => (await expectData(shopper.shop.getCatalog())).garments.map(({ slug }) => slug))
    .toContain(garment.slug)
  return garment as GarmentRecord
}

export function yellow(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 720, channels: 3, background: '#f0e010' } })
    .png()
    .toBuffer()
}

export async function orderOf(
  { url, shopper }: TestShop,
  garment: GarmentRecord,
  artworkId: string,
): Promise<OrderRecord> {
  const api = shopper.shop
  const draft = await shopper.order()
  const placements = [{ ...PRINT, zoneId: 'full_front', artworkId }]
  const items = [{ variantId: garment.variants[0]!.id, quantity: 1, placements }]
  const fulfilment = { method: 'pickup' as const }
  const { totals } = await expectData(api.createQuote({ body: { items, fulfilment } }))
  const botToken = await aBotToken(url)
  const reply = await submitOrder(url, {
    ...draft,
    ...{ items, fulfilment, botToken, expectedTotalMinor: totals.totalMinor },
  })
  expect(reply.status, reply.text).toBe(201)
  return reply.order
}
