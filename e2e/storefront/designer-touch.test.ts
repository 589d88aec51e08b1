import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  aPage,
  aTriangle,
  boxOf,
  centreOf,
  openTool,
  PHONE,
  print,
  seen,
  uploadArtwork,
} from './designer-page.ts'
import { testShop } from '../testing/test-shop.ts'
import { aHand } from '../../lab/harness/touch.ts'

const shop = testShop()
let picture: Buffer
beforeAll(async () => {
  picture = await aTriangle()
})

test('a finger moves the print without scrolling the page', async () => {
  const page = await aDesign()
  const before = await centreOf(page)
  const hand = await aHand(page)
  await hand.drag([before], [{ x: before.x + 17, y: before.y + 23 }])
  const after = await centreOf(page)
  expect(after.x - before.x).toBeCloseTo(17, 0)
  expect(after.y - before.y).toBeCloseTo(23, 0)
  expect(await page.evaluate('scrollY')).toBe(0)

  await page.getByRole('button', { name: 'Undo' }).tap()
  expect(await print(page)).toMatchObject({ offsetXMm: 0, offsetYMm: 0 })
  expect(seen(page)).toEqual([])
})

test('a finger on a corner resizes the print and keeps the opposite corner', async () => {
  const page = await aDesign()
  const before = await boxOf(page, '[data-print]')
  const corner = { x: before.x + before.width, y: before.y + before.height }
  const hand = await aHand(page)
  await hand.drag([corner], [{ x: corner.x + 18, y: corner.y + 12 }])
  const after = await boxOf(page, '[data-print]')
  expect(after.width - before.width).toBeCloseTo(18, 0)
  expect(after.x).toBeCloseTo(before.x, 0)
  expect(after.y).toBeCloseTo(before.y, 0)
})

test('a tap on the rotate handle turns the print', async () => {
  const page = await aDesign()
  const { x, y } = await centreOf(page, '[data-turn]')
  await page.touchscreen.tap(x, y)
  await expect.poll(async () => (await print(page)).rotationDeg).toBe(90)
})

test('a pinch enlarges the print, and one undo reverts it', async () => {
  const page = await aDesign()
  const { x, y } = await centreOf(page)
  const hand = await aHand(page)
  await hand.drag(
    [
      { x: x - 12, y },
      { x: x + 12, y },
    ],
    [
      { x: x - 18, y },
      { x: x + 18, y },
    ],
  )
  const pinched = await print(page)
  expect(pinched.widthMm).toBeCloseTo(152.4 * 1.5, 0)
  expect(pinched.offsetXMm).toBeCloseTo(0, 0)

  await page.getByRole('button', { name: 'Undo' }).tap()
  expect(await print(page)).toMatchObject({ widthMm: 152.4, heightMm: 101.6, offsetXMm: 0, offsetYMm: 0 })
})

test.each([
  ['first', [0, 70]],
  ['second', [70, 0]],
] as const)(
  'a pinch works when the finger on the print comes %s and the other is beside it',
  async (_, offsets) => {
    const page = await aDesign()
    const { x, y } = await centreOf(page)
    const hand = await aHand(page)
    const from = offsets.map((dy) => ({ x, y: y + dy }))
    const to = offsets.map((dy) => ({ x, y: y + dy / 2 }))
    await hand.drag(from, to)
    expect((await print(page)).widthMm).toBeCloseTo(152.4 / 2, 0)
  },
)

test('a finger beside the print scrolls the page and does not move the print', async () => {
  const page = await aDesign()
  const before = await print(page)
  const shirt = await boxOf(page, '[data-zone="full_front"]')
  const beside = { x: shirt.x - 30, y: shirt.y + shirt.height }
  const hand = await aHand(page)
  await hand.drag([beside], [{ x: beside.x, y: beside.y - 200 }])
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(30)
  expect(await print(page)).toEqual(before)
})

test('a print on a phone is large enough to see and hold, with its handles beside it', async () => {
  const page = await aDesign()
  const { width } = await boxOf(page, '[data-print]')
  // 152.4 mm; on the whole garment it was 56 px wide.
  expect(width).toBeGreaterThan(100)
  const art = await boxOf(page, '[data-print]')
  for (const corner of await page.locator('[data-corner] circle').all()) {
    const handle = (await corner.boundingBox())!
    const apartX = Math.max(art.x - handle.x - handle.width, handle.x - art.x - art.width)
    const apartY = Math.max(art.y - handle.y - handle.height, handle.y - art.y - art.height)
    expect(Math.max(apartX, apartY)).toBeGreaterThanOrEqual(0)
    const target = (await corner.locator('xpath=preceding-sibling::*').boundingBox())!
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44 - 0.1)
  }

  await page.getByRole('button', { name: 'Preview without handles' }).tap()
  await page.locator('[data-turn]').waitFor({ state: 'hidden' })
  expect((await boxOf(page, '[data-print]')).width).toBeLessThan(100)
  await page.getByRole('button', { name: 'Preview without handles' }).tap()
  await page.locator('[data-turn]').waitFor()
  await page.getByRole('button', { name: 'Whole garment' }).tap()
  await expect.poll(async () => (await boxOf(page, '[data-print]')).width).toBeLessThan(100)
})

test.each([
  ['narrow', { width: 320, height: 568 }, false],
  ['held across', { width: 667, height: 375 }, true],
] as const)('the designer fits a phone that is %s', async (_name, viewport, beside) => {
  const page = await aDesign()
  await page.setViewportSize(viewport)
  const canvas = () => boxOf(page, '[role="group"][aria-label*="Classic tee"]')
  await expect.poll(async () => (await canvas()).width).toBeLessThan(viewport.width)
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
  for (const name of ['Undo', 'Preview without handles', 'Whole garment']) {
    const { x, width } = (await page.getByRole('button', { name }).boundingBox())!
    expect(x + width).toBeLessThanOrEqual(viewport.width)
  }
  const tool = (await page.getByRole('button', { name: 'Choose another file' }).boundingBox())!
  const { x, y, width, height } = await canvas()
  expect(beside ? tool.x - x - width : tool.y - y - height).toBeGreaterThan(0)
  expect(height).toBeLessThan(viewport.height - 44)
  for (const name of ['Size', 'Garment', 'Quantities']) {
    await openTool(page, name)
    expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBe(viewport.width)
  }
})

async function aDesign(): Promise<Page> {
  const page = await aPage(shop, PHONE, { hasTouch: true })
  await page.goto(`${shop.url}/design/classic-tee`)
  await uploadArtwork(page, picture)
  await page.evaluate('scrollTo(0, 0)')
  return page
}
