import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { TABLET } from '../testing/console.ts'
import { fillCart } from '../testing/filled-cart.ts'
import {
  FOLD,
  MARK_MM,
  ORIGIN,
  PRINT,
  PRINTED,
  aPhotographedGarment,
  orderOf,
  yellow,
} from '../testing/photographed-garment.ts'
import type { CartItem } from '../../apps/storefront/app/features/cart/cart-item.ts'
import { uploadPicture } from '../../lab/harness/shopper.ts'

const shop = testShop()

test('a print lies on a photo within a millimetre of its numbers, and takes its light', async () => {
  const garment = await aPhotographedGarment(shop)
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

  const order = await orderOf(shop, garment, artwork.id)
  for (const path of ['/cart', `/orders/${order.trackingToken}`]) {
    await page.goto(shop.url + path)
    expect(await boxOnPhoto(page), path).toEqual(PRINTED)
  }
  const console = await shop.openConsole({ viewport: TABLET, to: `/orders/${order.id}` })
  expect(await boxOnPhoto(console.page), 'order page').toEqual(PRINTED)
})

test('tints other colours where the cloth is, and nowhere else', async () => {
  const garment = await aPhotographedGarment(shop)
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
