import { expectData, type Resources } from '@platen/api-client'
import type { GarmentRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { TABLET } from '../testing/console.ts'
import { fillCart } from '../testing/filled-cart.ts'
import type { CartItem } from '../../apps/storefront/app/features/cart/cart-item.ts'
import { aBotToken, submitOrder, uploadPicture } from '../../lab/harness/shopper.ts'

const shop = testShop()

/**
 * A photo of 800 × 1000 mm, of which two pixels are a millimetre: cloth of 600 × 760 mm, a dark fold across it, and marks
 * of 20 mm whose inner edges are 300 mm from the origin, to its left and right.
 */
const PX_PER_MM = 2
const ORIGIN = { xMm: 400, yMm: 140 }
const MARK_MM = 300
const FOLD = { yMm: 250, heightMm: 20 }

function rectangle(xMm: number, yMm: number, widthMm: number, heightMm: number, fill: string): string {
  const [x, y, width, height] = [xMm, yMm, widthMm, heightMm].map((mm) => mm * PX_PER_MM)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><rect width="1600" height="2000" fill="#ffffff"/>${[
  rectangle(100, 120, 600, 760, '#c8c8c8'),
  rectangle(100, ORIGIN.yMm + FOLD.yMm, 600, FOLD.heightMm, '#646464'),
  rectangle(ORIGIN.xMm - MARK_MM - 20, 800, 20, 60, '#ff00ff'),
  rectangle(ORIGIN.xMm + MARK_MM, 800, 20, 60, '#ff00ff'),
].join('')}</svg>`

/** Its zone hangs 76 mm below the collar and is 356 mm high, so that its middle is at (0, 254). */
const PRINT = { widthMm: 200, heightMm: 120, offsetXMm: 10, offsetYMm: -20, rotationDeg: 0 as const }
const PRINTED = { left: -90, right: 110, top: 174, bottom: 294 }

test('a print lies on a photo within a millimetre of its numbers, and takes its light', async () => {
  const garment = await photographed()
  const artwork = await uploadPicture(shop.shopper.shop, await yellow())
  const design: CartItem = {
    ...{ id: 'photo', garmentSlug: garment.slug, colour: 'Grey', note: '' },
    quantities: { [garment.variants[0]!.id]: 1 },
    placements: [{ ...PRINT, zoneId: 'full_front', artwork, thumbnail: artwork.previewUrl }],
  }
  const { page } = await shop.openPage({ viewport: { width: 1440, height: 1100 }, deviceScaleFactor: 2 })
  await fillCart(page, [design])
  await page.goto(`${shop.url}/design/${garment.slug}?cartItem=photo`)
  await page.getByRole('button', { name: 'Preview without handles' }).click()
  const seen = await measure(page)
  for (const [side, mm] of Object.entries(PRINTED))
    expect(
      Math.abs(seen[side as keyof typeof PRINTED] - mm),
      `${side}: ${seen[side as keyof typeof PRINTED]}`,
    ).toBeLessThan(1)
  // Half of the light of the cloth is left in the fold, and the print is as dark there.
  expect(seen.inFold / seen.onPrint).toBeCloseTo(0.5, 1)

  const order = await ordered(garment, artwork.id)
  for (const path of ['/cart', `/orders/${order.trackingToken}`]) {
    await page.goto(shop.url + path)
    expect(await boxOnPhoto(page), path).toEqual(PRINTED)
  }
  const console = await shop.openConsole({ viewport: TABLET, to: `/orders/${order.id}` })
  expect(await boxOnPhoto(console.page), 'order page').toEqual(PRINTED)
  await shop.staff.takePayment(order)
  const ticket = await shop.staff.open(`/api/admin/job-tickets?orderId=${order.id}`)
  expect([ticket.status, ticket.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('tints other colours where the cloth is, and nowhere else', async () => {
  const garment = await photographed()
  const { page } = await shop.openPage({ viewport: { width: 1440, height: 1100 } })
  await page.goto(`${shop.url}/design/${garment.slug}?colour=Red`)
  const { at } = await canvas(page)
  const [cloth, ground, fold] = [at(200, 600), at(-380, 700), at(-200, FOLD.yMm + FOLD.heightMm / 2)]
  expect(distance(cloth, [0xb0, 0x20, 0x20])).toBeLessThan(12)
  expect(distance(ground, [255, 255, 255])).toBeLessThan(12)
  expect(distance(fold, [0x58, 0x10, 0x10])).toBeLessThan(16)
})

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
}

let made = 0

async function photographed(): Promise<GarmentRecord> {
  const { client } = shop.staff
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
    .poll(async () => (await expectData(shop.shopper.shop.getCatalog())).garments.map(({ slug }) => slug))
    .toContain(garment.slug)
  return garment as GarmentRecord
}

function yellow(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 720, channels: 3, background: '#f0e010' } })
    .png()
    .toBuffer()
}

async function ordered(garment: GarmentRecord, artworkId: string) {
  const api = shop.shopper.shop
  const draft = await shop.shopper.order()
  const placements = [{ ...PRINT, zoneId: 'full_front', artworkId }]
  const items = [{ variantId: garment.variants[0]!.id, quantity: 1, placements }]
  const fulfilment = { method: 'pickup' as const }
  const { totals } = await expectData(api.createQuote({ body: { items, fulfilment } }))
  const botToken = await aBotToken(shop.url)
  const reply = await submitOrder(shop.url, {
    ...draft,
    ...{ items, fulfilment, botToken, expectedTotalMinor: totals.totalMinor },
  })
  expect(reply.status, reply.text).toBe(201)
  return reply.order
}

/** The drawing of the garment as pixels, by millimetres from the origin as its marks show them. */
async function canvas(page: Page) {
  const drawing = page.locator('svg:has(> image)').first()
  await drawing.waitFor()
  await page.waitForLoadState('networkidle')
  const { data, info } = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const isMark = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 90 && blue > 200
  const y = Math.round((info.height * 830) / 1000)
  const marks = Array.from({ length: info.width }, (_, x) => x).filter((x) => isMark(pixel(x, y)))
  const split = marks.findIndex((x, index) => index > 0 && x - (marks[index - 1] ?? 0) > 10)
  const tinted = marks.length === 0
  // Tinted cloth hides the marks; then the picture itself tells the scale.
  const left = tinted ? (info.width * 100) / 800 : (marks[split - 1] ?? 0) + 1
  const right = tinted ? (info.width * 700) / 800 : (marks[split] ?? 0)
  const pxPerMm = (right - left) / (2 * MARK_MM)
  const originX = (left + right) / 2
  const originY = (info.height * ORIGIN.yMm) / 1000
  return {
    ...{ pixel, pxPerMm, originX, originY, info },
    at: (xMm: number, yMm: number) =>
      pixel(Math.round(originX + xMm * pxPerMm), Math.round(originY + yMm * pxPerMm)),
  }
}

async function measure(page: Page) {
  const { pixel, pxPerMm, originX, originY, info, at } = await canvas(page)
  const isYellow = ([red = 0, green = 0, blue = 0]: number[]) => blue < red / 2 && blue < green / 2
  const columns: number[] = []
  const rows: number[] = []
  const [midX, midY] = [Math.round(originX + 10 * pxPerMm), Math.round(originY + 200 * pxPerMm)]
  for (let x = 0; x < info.width; x += 1) if (isYellow(pixel(x, midY))) columns.push(x)
  for (let y = 0; y < info.height; y += 1) if (isYellow(pixel(midX, y))) rows.push(y)
  const light = (colour: number[]) => colour[0] ?? 0
  return {
    left: ((columns[0] ?? 0) - originX) / pxPerMm,
    right: ((columns.at(-1) ?? 0) + 1 - originX) / pxPerMm,
    top: ((rows[0] ?? 0) - originY) / pxPerMm,
    bottom: ((rows.at(-1) ?? 0) + 1 - originY) / pxPerMm,
    onPrint: light(at(10, 200)),
    inFold: light(at(10, FOLD.yMm + FOLD.heightMm / 2)),
  }
}

/** By the page's own geometry, against the picture of the photo: small pictures have too few pixels for a millimetre. */
async function boxOnPhoto(page: Page): Promise<typeof PRINTED> {
  await page.locator('svg > image').first().waitFor()
  return page.evaluate<typeof PRINTED>(`(() => {
    const photo = document.querySelector('svg > image').getBoundingClientRect()
    const print = document.querySelector('svg [data-print]').getBoundingClientRect()
    const mm = 800 / photo.width
    const tenth = (value) => Math.round(value * 10) / 10
    return {
      left: tenth((print.left - photo.left) * mm - ${ORIGIN.xMm}),
      right: tenth((print.right - photo.left) * mm - ${ORIGIN.xMm}),
      top: tenth((print.top - photo.top) * mm - ${ORIGIN.yMm}),
      bottom: tenth((print.bottom - photo.top) * mm - ${ORIGIN.yMm}),
    }
  })()`)
}
