import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { storageKey } from '../../apps/api/src/platform/storage/storage.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { testShop } from '../testing/test-shop.ts'
import { draftOf, live } from './designer-page.ts'

const shop = testShop()

const COLOUR = [0xd9, 0x14, 0x7a] as const
const SIZE_MM = 90
/** On the middle of the chest, where the drawn cloth is plain, and on a fold below the shoulder. */
const PLAIN = { id: 'plain', offsetXMm: 55, offsetYMm: -20 }
const FOLDED = { id: 'folded', offsetXMm: -70, offsetYMm: -80 }

const squares = [PLAIN, FOLDED].map((place) => ({
  ...{ ...place, kind: 'shape', shape: 'square', colours: ['#d9147a'], rotationDeg: 0 },
  ...{ widthMm: SIZE_MM, heightMm: SIZE_MM },
}))

async function designed(deviceScaleFactor: number, colour: string): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const { page } = await shop.openPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
  const draft = {
    ...{ garmentSlug: 'classic-tee', colour, quantities: {}, placements: [], note: '' },
    ...{ layers: { full_front: squares }, activeZoneId: 'full_front' },
  }
  await page.goto(`${shop.url}/faq`)
  await page.evaluate(
    `localStorage.setItem('platen.draft.classic-tee', ${JSON.stringify(JSON.stringify(draft))})`,
  )
  await page.goto(`${shop.url}/design/classic-tee`)
  await live(page)
  await page.locator('[data-print] [data-layer="folded"] path').waitFor()
  return page
}

/** Red, green and blue of the middle of a square, without its edges and handles. */
async function seen(page: Page, id: string) {
  const box = await page.locator(`[data-print] [data-layer="${id}"]`).boundingBox()
  if (!box) throw new Error('The square is drawn.')
  const clip = {
    ...{ x: box.x + box.width * 0.1, y: box.y + box.height * 0.1 },
    ...{ width: box.width * 0.8, height: box.height * 0.8 },
  }
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .stats()
  const off = channels.map(({ mean }, at) => Math.abs(mean - (COLOUR[at] ?? 0)))
  return { off: Math.max(...off), varies: Math.max(...channels.map(({ stdev }) => stdev)) }
}

test.each(['White', 'Black'])(
  'a print on a drawing of %s cloth takes its weave, and keeps its colour',
  async (colour) => {
    const page = await designed(2, colour)
    const far = await seen(page, 'plain')
    console.log(far)
    expect(far.off).toBeLessThan(10)
    expect(far.varies).toBeLessThan(4)
    await page.getByRole('button', { name: 'Zoom to the zone' }).click()
    const near = await seen(page, 'plain')
    console.log(near)
    expect(near.off).toBeLessThan(10)
    expect(near.varies).toBeGreaterThan(2)
    expect(near.varies).toBeLessThan(10)
    // Light lies on the fold and not beside it.
    const folded = await seen(page, 'folded')
    console.log(folded)
    expect(folded.varies).toBeGreaterThan(near.varies + 1)
    expect(folded.off).toBeLessThan(25)
  },
)

test('on a small screen the weave is no noise', async () => {
  const page = await designed(1, 'White')
  expect((await seen(page, 'plain')).varies).toBeLessThan(2)
})

test('what is printed has neither weave nor folds', async () => {
  const page = await designed(1, 'White')
  await expect.poll(async () => (await draftOf(page)).placements.length).toBe(1)
  const [placement] = (await draftOf(page)).placements as unknown as { artwork: { id: string } }[]
  const { rows } = await shop.pool.query<{ sha256: Buffer }>('SELECT sha256 FROM artworks WHERE id = $1', [
    decodeId('artwork', placement?.artwork.id ?? ''),
  ])
  const key = storageKey('artwork', rows[0]!.sha256.toString('hex'))
  const { data, info } = await sharp(readFileSync(join(shop.dataFolder, 'files', key)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = data.subarray(
    (Math.floor(info.height * 0.2) * info.width + Math.floor(info.width * 0.2)) * 4,
  )
  expect([...middle.subarray(0, 4)]).toEqual([...COLOUR, 255])
})

test('the cart shows the weave on a print', async () => {
  const { page } = await shop.openPage({ viewport: { width: 390, height: 844 } })
  await fillCart(page, [await aDesign(shop.shopper)])
  await page.goto(`${shop.url}/cart`)
  await page.locator('svg:has(image) pattern').first().waitFor({ state: 'attached' })
})
