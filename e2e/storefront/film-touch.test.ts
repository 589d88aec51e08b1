import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aHand, type Point } from '../../lab/harness/touch.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('two fingers zoom around what lies between them', async () => {
  const page = await aSheet()
  const before = await boxOf(page)
  const middle = { x: before.x + 60, y: before.y + 30 }
  const hand = await aHand(page)
  await hand.drag(around(middle, 40), around(middle, 80))
  await expect.poll(async () => (await boxOf(page)).width / before.width).toBeCloseTo(2, 1)
  const after = await boxOf(page)
  expect(Math.abs(after.x - (middle.x + 2 * (before.x - middle.x)))).toBeLessThan(2)
  expect(Math.abs(after.y - (middle.y + 2 * (before.y - middle.y)))).toBeLessThan(2)

  await hand.drag(around(middle, 80), around(middle, 20))
  await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width, 0)
})

test('two fingers move a sheet that is zoomed', async () => {
  const page = await aSheet()
  const { x, y } = await boxOf(page)
  const middle = { x: x + 120, y: y + 150 }
  const hand = await aHand(page)
  await hand.drag(around(middle, 40), around(middle, 120))
  const zoomed = await boxOf(page)
  const moved = { x: middle.x - 40, y: middle.y - 60 }
  await hand.drag(around(middle, 60), around(moved, 60))
  await expect.poll(async () => (await boxOf(page)).x - zoomed.x).toBeCloseTo(-40, 0)
  expect((await boxOf(page)).y - zoomed.y).toBeCloseTo(-60, 0)
})

test('a second finger puts back the piece that the first one moves', async () => {
  const page = await aSheet()
  const name = await frame(page).getAttribute('aria-label')
  const { x, y, width, height } = await boxOf(page)
  const first = { x: x + width / 2, y: y + height / 2 }
  const hand = await aHand(page)
  await hand.put([first])
  await hand.move([first], [{ x: first.x + 60, y: first.y + 90 }])
  const [one, other] = [
    { x: first.x + 60, y: first.y + 90 },
    { x: first.x + 120, y: first.y + 90 },
  ]
  await hand.put([one, other])
  await hand.move([one, other], [one, { x: other.x + 60, y: other.y }])
  await hand.lift()
  await expect.poll(async () => (await boxOf(page)).width / width).toBeCloseTo(2, 1)
  expect(await frame(page).getAttribute('aria-label')).toBe(name)
  expect(await page.getByRole('button', { name: 'Unpin' }).count()).toBe(0)
})

test('one finger moves the selected piece, and scrolls everywhere else', async () => {
  const page = await aSheet()
  const { x, y, width, height } = await boxOf(page)
  const hand = await aHand(page)
  const inside = { x: x + width / 2, y: y + height / 2 }
  await hand.drag([inside], [{ x: inside.x + 100, y: inside.y + 80 }])
  await page.getByRole('button', { name: 'Unpin' }).waitFor()
  const moved = await boxOf(page)
  expect(Math.abs(moved.x - x - 100)).toBeLessThan(10)
  expect(Math.abs(moved.y - y - 80)).toBeLessThan(10)
  expect(await scrolled(page)).toBe(0)

  const label = await frame(page).getAttribute('aria-label')
  const elsewhere = { x: x + 20, y: y + 260 }
  await hand.put([elsewhere])
  await hand.move([elsewhere], [{ x: elsewhere.x, y: elsewhere.y - 120 }])
  await hand.lift()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(60)
  expect(await frame(page).getAttribute('aria-label')).toBe(label)
})

/** On a phone: 90 pieces, more than the screen shows, of which the first is selected. */
async function aSheet(): Promise<Page> {
  const { page } = await shop.openPage({
    ...{ viewport: { width: 375, height: 812 }, hasTouch: true, reducedMotion: 'reduce' },
  })
  await page.goto(`${shop.url}/film`)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path d="M0 0H1200L600 900Z"/></svg>'
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
  await page.setInputFiles('input[type=file]', { name: 'crest.png', mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: 'Copies: crest.png' }).fill('90')
  const sheet = page.getByRole('img', { name: /^Film sheet with 90 pieces/ })
  await sheet.waitFor()
  await page.getByRole('region', { name: 'Film sheet' }).scrollIntoViewIfNeeded()
  await sheet.tap({ position: { x: 70, y: 40 } })
  await frame(page).waitFor()
  return page
}

const frame = (page: Page) => page.getByRole('button', { name: /from the left edge/ })

async function boxOf(page: Page) {
  return (await frame(page).boundingBox())!
}

function scrolled(page: Page): Promise<number> {
  return page
    .getByRole('region', { name: 'Film sheet' })
    .evaluate((region: unknown) => (region as { scrollTop: number }).scrollTop)
}

function around({ x, y }: Point, apart: number): Point[] {
  return [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ]
}
