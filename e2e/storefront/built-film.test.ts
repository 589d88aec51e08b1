import type { AdminOrderRecord, GangSheetDetail, OrderCreate, SheetLayoutRecord } from '@platen/contract'
import { expectData } from '@platen/api-client'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
const FILM_MM = 558.8
/** Between the edge of the builder's drawing and the film: the ruler at the left, and what is above. */
const RULER_PX = 40
const ABOVE_PX = 16
const MOST_ZOOM = 8
const TOLERANCE_MM = 0.1

const COLOURS = { red: [196, 47, 3], blue: [0, 95, 158], green: [20, 120, 60] } as const
type Colour = keyof typeof COLOURS

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One colour, up to its edges. */
async function aFile(colour: Colour, width: number, height: number) {
  const [r, g, b] = COLOURS[colour]
  const buffer = await sharp({ create: { width, height, channels: 4, background: { r, g, b, alpha: 1 } } })
    .png()
    .toBuffer()
  return { name: `${colour}.png`, mimeType: 'image/png', buffer }
}

const drawing = (page: Page) => page.getByRole('img', { name: /^Film sheet with/ })
const selected = (page: Page) => page.getByRole('button', { name: /from the left edge/ })

/** Where the frame of the selected piece lies, and how wide the drawing is. In pixels. */
const READ_FRAME = `(() => {
  const element = document.querySelector('canvas + button')
  const { transform, width, height } = getComputedStyle(element)
  const { m41: left, m42: top } = new DOMMatrix(transform)
  const { width: regionPx } = element.closest('[role=region]').parentElement.getBoundingClientRect()
  return { left, top, width: parseFloat(width), height: parseFloat(height), regionPx }
})()`
const NEXT_FRAME =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))'

/** Of the selected piece, in millimetres, from what the browser laid out. */
async function shownBox(page: Page): Promise<Box & { readonly name: string }> {
  const frame = await page.evaluate<Box & { readonly regionPx: number }>(READ_FRAME)
  const pxPerMm = ((frame.regionPx - RULER_PX - ABOVE_PX) / FILM_MM) * MOST_ZOOM
  return {
    name: String(await selected(page).getAttribute('aria-label')),
    left: (frame.left - RULER_PX) / pxPerMm,
    top: (frame.top - ABOVE_PX) / pxPerMm,
    width: frame.width / pxPerMm,
    height: frame.height / pxPerMm,
  }
}

async function shownBoxes(page: Page, count: number): Promise<(Box & { readonly colour: Colour })[]> {
  const boxes = new Map<string, Box>()
  for (let at = 0; at < count; at += 1) {
    const before = at === 0 ? undefined : await selected(page).getAttribute('aria-label')
    await page.getByRole('button', { name: 'Next piece' }).click()
    await expect.poll(() => selected(page).getAttribute('aria-label')).not.toBe(before)
    // It is put into its place with the next frame.
    await page.evaluate(NEXT_FRAME)
    const { name, ...box } = await shownBox(page)
    boxes.set(name, box)
  }
  expect(boxes.size).toBe(count)
  return [...boxes].map(([name, box]) => ({ ...box, colour: name.slice(0, name.indexOf('.')) as Colour }))
}

/** From the order of the sheet to the pixels of its film. */
async function filmOf(layout: SheetLayoutRecord) {
  const { shopper, staff, url } = shop
  const items: OrderCreate['items'] = [{ kind: 'sheet', layoutId: layout.id, quantity: 1 }]
  const quote = await expectData(shopper.shop.createQuote({ body: { items } }))
  const draft = await shopper.order()
  const reply = await submitOrder(url, { ...draft, items, expectedTotalMinor: quote.totals.totalMinor })
  expect(reply.status, reply.text).toBe(201)
  await staff.takePayment(reply.order)
  const { artworkStatus } = await staff.read<AdminOrderRecord>(`/api/admin/orders/${reply.order.id}`)
  if (artworkStatus !== 'approved') await staff.decide(reply.order, 'artwork-approval')
  const made = await staff.send('POST', '/api/admin/gang-sheets', { seconds: 1 })
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as GangSheetDetail
  const path = `/api/admin/gang-sheets/${id}`
  const read = () => staff.read<GangSheetDetail>(path)
  await expect.poll(async () => (await read()).packing, { timeout: 60_000 }).toBeNull()
  for (const step of ['lock', 'export']) {
    const { revision } = await read()
    expect((await staff.send('POST', `${path}/${step}`, { revision })).status).toBe(201)
  }
  await expect.poll(async () => (await read()).state, { timeout: 200_000 }).toBe('exported')
  const png = Buffer.from(await (await staff.open(`${path}/files/sheet.png`)).arrayBuffer())
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { sheet: await read(), data, width: info.width, height: info.height }
}

type Film = Awaited<ReturnType<typeof filmOf>>

const MM_PER_PIXEL = 25.4 / 300
/** Less than the gap between two pieces. */
const AROUND_MM = 2.5

/** What lies there in this colour, in millimetres of the film. */
function printedBox({ data, width, height }: Film, box: Box, colour: Colour): Box {
  const [r, g, b] = COLOURS[colour]
  const [left, right] = [box.left - AROUND_MM, box.left + box.width + AROUND_MM]
  const [top, bottom] = [box.top - AROUND_MM, box.top + box.height + AROUND_MM]
  const found = { left: Infinity, top: Infinity, right: -1, bottom: -1 }
  for (
    let y = Math.max(0, Math.floor(top / MM_PER_PIXEL));
    y < Math.min(height, bottom / MM_PER_PIXEL);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(left / MM_PER_PIXEL));
      x < Math.min(width, right / MM_PER_PIXEL);
      x += 1
    ) {
      const at = (y * width + x) * 4
      const isInk = data[at + 3] === 255 && data[at] === r && data[at + 1] === g && data[at + 2] === b
      if (!isInk) continue
      found.left = Math.min(found.left, x)
      found.top = Math.min(found.top, y)
      found.right = Math.max(found.right, x + 1)
      found.bottom = Math.max(found.bottom, y + 1)
    }
  }
  return {
    left: found.left * MM_PER_PIXEL,
    top: found.top * MM_PER_PIXEL,
    width: (found.right - found.left) * MM_PER_PIXEL,
    height: (found.bottom - found.top) * MM_PER_PIXEL,
  }
}

test('every piece on the film is where the builder showed it, and as large, within 0.1 mm', async () => {
  const { page, context, errors } = await shop.openPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(`${shop.url}/film`)
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await page.setInputFiles(
    'input[type=file]',
    await Promise.all([aFile('red', 900, 700), aFile('blue', 1500, 330), aFile('green', 400, 1000)]),
  )
  const field = (label: string) => page.getByRole('textbox', { name: label })
  await field('Copies: green.png').waitFor()
  await field('Width, mm: red.png').fill('61.7')
  await field('Height, mm: blue.png').fill('23.3')
  for (const [file, copies] of [
    ['red', '3'],
    ['blue', '4'],
    ['green', '2'],
  ] as const)
    await field(`Copies: ${file}.png`).fill(copies)
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('9 pieces')
  // One lies where no packing would put it, turned.
  await page.getByRole('button', { name: 'Next piece' }).click()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Turn', exact: true }).click()
  await field('From left, mm').fill('307.3')
  await page.keyboard.press('Enter')
  await field('From start, mm').fill('143.9')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('This cannot be printed yet').count()).toBe(0)
  // Both end the search for a shorter sheet, so that nothing moves while it is measured.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  for (let at = 0; at < 6; at += 1) {
    const zoomIn = page.getByRole('button', { name: 'Zoom in' })
    if (await zoomIn.isEnabled()) await zoomIn.click()
  }
  expect(await page.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true)
  const shown = await shownBoxes(page, 9)
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/layouts'))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const layout = (await (await saved).json()) as SheetLayoutRecord
  expect(errors).toEqual([])
  await context.close()

  const film = await filmOf(layout)
  const [placed] = film.sheet.prints
  expect(film.sheet.prints).toHaveLength(1)
  const wrong = shown.filter((box) => {
    // The sheet of the order begins at the margin.
    const left = box.left + placed!.xMm - film.sheet.film.sideMarginMm
    const expected = { ...box, left, top: box.top + placed!.yMm }
    const printed = printedBox(film, expected, box.colour)
    return (['left', 'top', 'width', 'height'] as const).some(
      (side) => !(Math.abs(printed[side] - expected[side]) <= TOLERANCE_MM),
    )
  })
  expect(wrong).toEqual([])
})
