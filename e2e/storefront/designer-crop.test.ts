import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  aPage,
  aTriangle,
  boxOf,
  centreOf,
  DESKTOP,
  draftOf,
  live,
  PHONE,
  pngFile,
  seen,
} from './designer-page.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'
import { aHand } from '../../lab/harness/touch.ts'

const shop = testShop()

interface Picture {
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly crop?: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>
}
/** 152.4 by 101.6 mm. */
const pictureOf = async (page: Page) =>
  ((await draftOf(page)) as unknown as { layers: Record<string, readonly Picture[]> }).layers.full_front![0]!
/** Its bar: the target reaches further out. */
const handle = (side: string) => `[data-crop="${side}"] rect:last-child`
const PICTURE = '[data-layer-body][aria-pressed=true]'

test('a mouse crops a picture on a side and the other sides stay; one undo brings it back', async () => {
  const page = await aPicture(DESKTOP)
  const before = await boxOf(page, PICTURE)
  const { x, y } = await centreOf(page, handle('right'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - before.width / 8, y + 30)
  await page.mouse.move(x - before.width / 4, y + 30)
  await page.locator('[data-cut-off]').waitFor()
  await page.mouse.up()
  const after = await boxOf(page, PICTURE)
  expect(after.width / before.width).toBeCloseTo(0.75, 2)
  expect(after.x).toBeCloseTo(before.x, 0)
  expect(after.height).toBeCloseTo(before.height, 0)
  const { crop } = await pictureOf(page)
  expect(crop).toMatchObject({ left: 0, top: 0, bottom: 0 })
  expect(crop!.right).toBeCloseTo(0.25, 2)

  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await pictureOf(page)).toMatchObject({ widthMm: 152.4, heightMm: 101.6, offsetXMm: 0 })
  expect((await pictureOf(page)).crop).toBeUndefined()
  expect(seen(page)).toEqual([])
})

test('keys crop a picture, and say how much; the fields show the same', async () => {
  const page = await aPicture(DESKTOP)
  const left = page.getByRole('slider', { name: 'Crop the left side' })
  await left.press('Shift+ArrowRight')
  await left.press('ArrowRight')
  await left.press('ArrowLeft')
  await left.press('ArrowUp')
  expect(await left.getAttribute('aria-valuetext')).toBe('10 %')
  expect((await pictureOf(page)).crop).toMatchObject({ left: 0.1, right: 0 })
  // The panels follow the canvas.
  await expect.poll(() => page.getByLabel('Left, %').inputValue()).toBe('10')
  await page.getByRole('slider', { name: 'Crop the bottom' }).press('Shift+ArrowUp')
  expect((await pictureOf(page)).crop).toMatchObject({ left: 0.1, bottom: 0.1 })
  expect(await accessibilityProblems(page)).toEqual([])
  // Presses that follow each other are one step; each side has its own.
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await pictureOf(page)).crop).toMatchObject({ left: 0.1, bottom: 0 })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await pictureOf(page)).crop).toBeUndefined()
})

test('a picture that is alone in its zone is cropped too', async () => {
  const page = await aPage(shop, DESKTOP)
  await page.goto(`${shop.url}/design/classic-tee?colour=Navy`)
  await live(page)
  await page.locator('input[type=file]').setInputFiles(pngFile(await aTriangle()))
  await page.locator('[data-print]').waitFor()
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await page.getByRole('slider', { name: 'Crop the left side' }).press('Shift+ArrowRight')
  expect((await pictureOf(page)).crop).toMatchObject({ left: 0.1, right: 0 })
  expect(seen(page)).toEqual([])
})

test('a finger crops a picture and does not scroll the page', async () => {
  const page = await aPicture(PHONE)
  await page.evaluate('scrollTo(0, 0)')
  const before = await boxOf(page, PICTURE)
  const from = await centreOf(page, handle('top'))
  const hand = await aHand(page)
  await hand.drag([from], [{ x: from.x, y: from.y + before.height / 4 }])
  expect((await pictureOf(page)).crop!.top).toBeCloseTo(0.25, 1)
  const after = await boxOf(page, PICTURE)
  expect(after.y + after.height).toBeCloseTo(before.y + before.height, 0)
  expect(await page.evaluate('scrollY')).toBe(0)
})

/** Selected, with a text in front of it, so that it is a layer. */
async function aPicture(viewport: typeof PHONE): Promise<Page> {
  const page = await aPage(shop, viewport, { hasTouch: viewport === PHONE })
  await page.goto(`${shop.url}/design/classic-tee?colour=Navy`)
  await live(page)
  await page.locator('input[type=file]').setInputFiles(pngFile(await aTriangle()))
  await page.locator('[data-print]').waitFor()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByLabel('Text', { exact: true }).fill('A')
  await page.locator('[data-layer] path').first().waitFor()
  await page.getByRole('button', { name: 'Select: triangle.png' }).click()
  await page.locator(handle('left')).waitFor()
  return page
}
