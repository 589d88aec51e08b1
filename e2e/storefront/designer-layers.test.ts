import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test, describe } from 'vitest'
import {
  aPage,
  aTriangle,
  boxOf,
  cartOf,
  DESKTOP,
  draftOf,
  live,
  openTool,
  PHONE,
  pngFile,
  print,
  seen,
  type Kept,
} from './designer-page.ts'
import { accessibilityProblems, clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

interface Layer {
  readonly id: string
  readonly kind: string
  readonly text?: string
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: number
  readonly sizeMm?: number
}
interface Placement {
  readonly artwork: { readonly fileName: string; readonly vector: boolean }
  readonly layers?: readonly Layer[]
}

/** The share of pixels whose colour is within ten steps of this one. */
async function shareOf(
  picture: Buffer,
  [red, green, blue]: readonly [number, number, number],
): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let near = 0
  for (let at = 0; at < data.length; at += 3) {
    const off = [data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue]
    if (off.every((step) => Math.abs(step) <= 10)) near += 1
  }
  return near / (info.width * info.height)
}
const NAVY = [0x1f, 0x2a, 0x44] as const
const TRIANGLE = [0xd9, 0x14, 0x7a] as const

const layersOf = async (page: Page) =>
  ((await draftOf(page)) as unknown as { layers?: Record<string, Layer[]> }).layers?.full_front ?? []
const layerOf = async (page: Page, id: string) => (await layersOf(page)).find((layer) => layer.id === id)
const placementOf = async (page: Page) =>
  (await draftOf(page)).placements[0] as unknown as Placement | undefined
const body = (id: string) => `[data-layer-body="${id}"]`

async function opened(viewport: typeof PHONE, address = '/design/classic-tee?colour=Navy') {
  const page = await aPage(shop, viewport)
  await page.goto(`${shop.url}${address}`)
  await live(page)
  return page
}

async function addText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.locator('[data-layer] path').first().waitFor()
}

/** Until the service has made a print of what is shown now. */
const composed = (page: Page) =>
  expect
    .poll(
      async () => {
        const layers = await layersOf(page)
        return (
          JSON.stringify((await placementOf(page))?.layers) === JSON.stringify(layers) && layers.length > 0
        )
      },
      { timeout: 20_000 },
    )
    .toBe(true)

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_, viewport) => {
  test('a text is typed, curved, composed, added to the cart and opened again', async () => {
    const page = await opened(viewport)
    await page.getByRole('button', { name: 'Add text' }).click()
    const field = page.getByLabel('Text', { exact: true })
    await expect
      .poll(() => field.evaluate('document.activeElement === document.querySelector("textarea")'))
      .toBe(true)
    await page.keyboard.type('Equipo Volcán')
    await page.getByLabel('Curve').fill('120')
    expect(await layersOf(page)).toMatchObject([
      { kind: 'text', text: 'Equipo Volcán', arcDeg: 120, offsetXMm: 0, offsetYMm: 0 },
    ])
    await composed(page)
    expect(await placementOf(page)).toMatchObject({
      artwork: { fileName: 'Equipo Volcán.svg', vector: true },
    })

    await openTool(page, 'Quantities')
    await page.getByRole('button', { name: 'Add one M' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const [item] = await cartOf(page)
    expect(item?.placements).toMatchObject([{ zoneId: 'full_front', layers: [{ text: 'Equipo Volcán' }] }])

    await page.goto(`${shop.url}/design/classic-tee?cartItem=${item?.id}`)
    await page.locator(body('l1')).waitFor()
    await page.getByRole('button', { name: 'Select: Equipo Volcán' }).click()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Equipo Volcán')
    expect(seen(page)).toEqual([])
  })
})

test('a layer is dragged, scaled and rotated with the mouse, and each step is undone', async () => {
  const page = await opened(DESKTOP)
  await addText(page, 'VOLCÁN')
  const before = await layerOf(page, 'l1')
  await drag(page, body('l1'), 30, 40)
  const dragged = await layerOf(page, 'l1')
  expect(dragged?.offsetXMm).toBeGreaterThan(10)
  expect(dragged?.offsetYMm).toBeGreaterThan(10)

  const { x, y, width, height } = await boxOf(page, body('l1'))
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 9, y + height / 2 + 9)
  // How far it is from each edge of the zone, as long as it is dragged.
  await expect.poll(() => page.locator('[data-edge-distances] text').count()).toBeGreaterThan(1)
  await page.mouse.up()
  expect(await page.locator('[data-edge-distances]').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()

  await drag(page, '[data-corner="bottom-right"]', -30, -8)
  const scaled = await layerOf(page, 'l1')
  expect(scaled?.sizeMm).toBeLessThan((dragged?.sizeMm ?? 0) - 2)

  await drag(page, '[data-layer-turn]', 60, 25)
  const rotated = await layerOf(page, 'l1')
  expect(rotated?.rotationDeg).toBeGreaterThan(20)
  for (const step of [scaled, dragged]) {
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await layerOf(page, 'l1')).toEqual(step)
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await layerOf(page, 'l1')).toMatchObject({
    offsetXMm: before?.offsetXMm,
    offsetYMm: before?.offsetYMm,
  })
})

test('a panel that is used at once works with what was just selected on the canvas', async () => {
  const page = await opened(DESKTOP)
  await addText(page, 'One')
  await addText(page, 'Two')
  await page.locator(body('l1')).press('ArrowRight')
  const field = page.getByLabel('Text', { exact: true })
  await expect.poll(() => field.inputValue()).toBe('One')
  await composed(page)
  // No timer runs from here on, so the panels still show the first text.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator(body('l1')).press('ArrowLeft')
  await page.locator(body('l2')).focus()
  expect(await field.inputValue()).toBe('One')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(await page.locator('[data-layer-body]').count()).toBe(1)
  expect(await page.locator(body('l1')).count()).toBe(1)
})

test('everything can be done by keyboard', async () => {
  const page = await opened(DESKTOP)
  await addText(page, 'KEYS')
  await page.locator(body('l1')).focus()
  await page.locator(body('l1')).press('?')
  await page.getByText('Arrow keys move it by 1 mm').last().waitFor()
  await page.locator(body('l1')).focus()
  for (const key of ['ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowLeft', 'r', '.', '.'])
    await page.keyboard.press(key)
  expect(await layerOf(page, 'l1')).toMatchObject({ offsetXMm: 0.9, offsetYMm: 10, rotationDeg: 92 })
  await page.keyboard.press('Control+d')
  expect(await layersOf(page)).toMatchObject([{ id: 'l1' }, { id: 'l2', offsetXMm: 5.9, offsetYMm: 15 }])
  await page.locator(body('l2')).focus()
  await page.keyboard.press('[')
  expect((await layersOf(page)).map(({ id }) => id)).toEqual(['l2', 'l1'])
  await page.locator(body('l2')).press('Control+a')
  await page.locator(body('l2')).press('ArrowUp')
  expect((await layersOf(page)).map(({ offsetYMm }) => offsetYMm)).toEqual([14, 9])
  await page.locator(body('l2')).press('Delete')
  expect(await layersOf(page)).toEqual([])
})

test('a picture that was there becomes the layer behind a text', async () => {
  const page = await opened(DESKTOP)
  await page.locator('input[type=file]').setInputFiles(pngFile(await aTriangle()))
  await page.locator('[data-print]').waitFor()
  await addText(page, 'Front')
  expect((await layersOf(page)).map(({ kind }) => kind)).toEqual(['image', 'text'])
  await composed(page)
  await page.getByRole('button', { name: 'Select: triangle.png' }).click()
  await page.locator('#tool-artwork').getByText('300 DPI', { exact: true }).waitFor()
  await page.getByLabel('Left, %').fill('50')
  await page.getByLabel('Left, %').press('Enter')
  expect(await layersOf(page)).toMatchObject([{ crop: { left: 0.5, right: 0 }, widthMm: 76.2 }, {}])
  await composed(page)
})

test('a text that is too long for the zone becomes smaller, and an emoji is named', async () => {
  const page = await opened(DESKTOP)
  await addText(page, 'A very long line of text that no zone is wide enough for 🎉')
  await page.getByText('This font has no 🎉').waitFor()
  // Too much for the smallest letters: it stays wider than the zone, and the page goes on.
  await page.getByLabel('Text', { exact: true }).fill('m'.repeat(500))
  await page.getByText('Letters this small may not stay').waitFor()
  await page
    .getByLabel('Text', { exact: true })
    .fill('A very long line of text that no zone is wide enough for')
  await composed(page)
  expect((await print(page)).widthMm).toBeLessThanOrEqual(305)
})

async function drag(page: Page, selector: string, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = await boxOf(page, selector)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + dx / 2, y + height / 2 + dy / 2)
  await page.mouse.move(x + width / 2 + dx, y + height / 2 + dy)
  await page.mouse.up()
}

/** Requests wait from this one on, counted from 1, until they are released. */
async function heldFrom(page: Page, url: string, first: number) {
  let count = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    count += 1
    if (count >= first) await released
    await route.continue()
  })
  return { release: () => release() }
}

const peopleOf = async (page: Page) =>
  (await cartOf(page)) as unknown as readonly (Kept & { readonly member: { readonly name: string } })[]

test('a pasted list becomes a garment with an own print for each person', async () => {
  const page = await opened(PHONE)
  await addText(page, 'Equipo Volcán')
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('button', { name: 'Insert name' }).click()
  await page.getByRole('button', { name: 'Insert number' }).click()
  expect(await layersOf(page)).toMatchObject([{ text: 'Equipo Volcán' }, { text: '{name} {number}' }])
  await composed(page)
  expect((await placementOf(page))?.artwork.fileName).toBe('Equipo Volcán.svg')

  await openTool(page, 'Quantities')
  const people = Array.from(
    { length: 12 },
    (_, index) => `Jugador ${index + 1}\t${index + 1}\t${index % 2 ? 'M' : 'L'}`,
  )
  await page.getByLabel('Paste a list').fill(['Nombre\tNúmero\tTalla', ...people].join('\n'))
  await page.getByRole('button', { name: 'Add list' }).click()
  await page.getByText('12 people').waitFor()
  await page.getByLabel('Size 7').selectOption('')
  await page.getByRole('button', { name: 'Choose a size for each person.' }).click()
  await expect
    .poll(() => page.evaluate<string>('document.activeElement.getAttribute("aria-label")'))
    .toBe('Size 7')
  await page.getByLabel('Size 7').selectOption('L')
  await page.getByLabel('Number 5').fill('')
  await page.getByLabel('Name 3').fill('Rosa con un nombre larguísimo de verdad')
  const prints = await heldFrom(page, '**/api/v1/designs', 3)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Preparing print 2 of 12…').waitFor()
  // The bar with the price stays as low as it is.
  const { y, height } = await boxOf(page, 'button[aria-busy]')
  expect(PHONE.height - y - height).toBeLessThan(24)
  prints.release()
  const preview = page.getByRole('dialog', { name: 'Check every name and number' })
  await preview.waitFor({ timeout: 60_000 })
  expect(await preview.getByRole('listitem').count()).toBe(12)
  await preview.getByRole('img', { name: 'Full front: 12 Jugador 12' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await preview.getByRole('button', { name: 'Change something' }).click()
  expect(await cartOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await preview.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart', { timeout: 60_000 })
  const items = await peopleOf(page)
  expect(items).toHaveLength(12)
  expect(
    new Set(
      items.map(({ placements }) => (placements[0] as unknown as { artwork: { id: string } }).artwork.id),
    ).size,
  ).toBe(12)
  expect(items[2]).toMatchObject({
    member: { name: 'Rosa con un nombre larguísimo de verdad', number: '3' },
    placements: [
      { layers: [{ text: 'Equipo Volcán' }, { text: 'Rosa con un nombre larguísimo de verdad 3' }] },
    ],
  })
  expect(items[4]).toMatchObject({
    member: { number: '' },
    placements: [{ layers: [{}, { text: 'Jugador 5' }] }],
  })
  for (const { quantities } of items) expect(Object.values(quantities)).toEqual([1])

  // The cart has the design once, and everybody with their size and price.
  const team = page.getByRole('article')
  await team.getByText('12 people').waitFor()
  expect(await team.count()).toBe(1)
  await page.setViewportSize({ width: 320, height: 700 })
  const { x, width } = await boxOf(page, 'article')
  expect([x, x + width]).toEqual([16, 304])
  await page.setViewportSize(PHONE)
  expect(await team.getByRole('list', { name: 'Names and numbers' }).getByRole('listitem').count()).toBe(12)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await team.getByRole('button', { name: 'Remove: 2 Jugador 2' }).click()
  await page.getByText('2 Jugador 2 was removed.').waitFor()
  await team.getByText('11 people').waitFor()

  // One of them is changed, and stays in the team at their place.
  await team.getByRole('link', { name: 'Edit: 4 Jugador 4' }).click()
  await live(page)
  await openTool(page, 'Quantities')
  await page.getByLabel('Name 1').fill('Jugadora 4')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/cart', { timeout: 60_000 })
  const names = async () => (await peopleOf(page)).map(({ member }) => member.name)
  expect((await names()).slice(0, 3)).toEqual([
    'Jugador 1',
    'Rosa con un nombre larguísimo de verdad',
    'Jugadora 4',
  ])

  // A size and the note, without the designer; the checkout says who gets what.
  const sizeOf = team.getByRole('combobox', { name: 'Size of: 1 Jugador 1' })
  await sizeOf.selectOption('M')
  const [first] = await peopleOf(page)
  expect(Object.keys(first?.quantities ?? {})).toEqual([await sizeOf.inputValue()])
  await team.getByRole('button', { name: 'Add a note' }).click()
  await team.getByLabel('Note for the printer').fill('Fold them')
  const noted = (await cartOf(page)) as unknown as { note: string }[]
  expect(noted.map(({ note }) => note)).toEqual(noted.map(() => 'Fold them'))
  await page.goto(`${shop.url}/checkout`)
  await page.getByText('3 Rosa con un nombre larguísimo de verdad').first().waitFor()
  await page.goto(`${shop.url}/cart`)

  // All of them: one more, and the texts still stand for names.
  await page.getByRole('link', { name: 'Edit all' }).click()
  await live(page)
  await openTool(page, 'Quantities')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name 12').fill('Nueva')
  await page.getByLabel('Size 12').selectOption('M')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await preview.getByRole('button', { name: 'Save changes' }).click({ timeout: 60_000 })
  await page.waitForURL('**/cart', { timeout: 60_000 })
  expect((await names()).slice(-1)).toEqual(['Nueva'])
  expect(await names()).toHaveLength(12)
  await page.getByRole('button', { name: 'Remove all' }).click()
  expect(await cartOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await names()).toHaveLength(12)
  expect(seen(page)).toEqual([])
})

test('of a list of 2,000 names the first 50 are taken, and the rest waits in the box', async () => {
  const page = await opened(PHONE)
  await addText(page, 'Lions')
  await page.getByRole('button', { name: 'Insert name' }).click()
  await composed(page)
  await openTool(page, 'Quantities')
  const lines = Array.from({ length: 2000 }, (_, index) => `Name ${index + 1},${index % 99},M`)
  await page.getByLabel('Paste a list').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Add list' }).click()
  await page.getByText('This list has 2,000 people, and one order holds 50.').waitFor()
  await page.getByText('50 people', { exact: true }).waitFor()
  expect(await page.getByLabel('Paste a list').inputValue()).toBe(lines.slice(50).join('\n'))
  await page.getByRole('button', { name: 'Add list' }).click()
  await page.getByText('These 1,950 were not added').waitFor()
  await page.reload()
  await live(page)
  await openTool(page, 'Quantities')
  expect(await page.getByLabel('Paste a list').inputValue()).toBe(lines.slice(50).join('\n'))
})

test('the design stays for the names that wait for the next order', async () => {
  const page = await opened(PHONE)
  await addText(page, 'Lions')
  await page.getByRole('button', { name: 'Insert name' }).click()
  await composed(page)
  await openTool(page, 'Quantities')
  await page.getByLabel('Paste a list').fill('Rosa,7,M')
  await page.getByRole('button', { name: 'Add list' }).click()
  await page.getByText('1 person', { exact: true }).waitFor()
  await page.getByLabel('Paste a list').fill('Iván,10,L')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const preview = page.getByRole('dialog', { name: 'Check every name and number' })
  await preview.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  await page.goto(`${shop.url}/design/classic-tee?colour=Navy`)
  await live(page)
  await openTool(page, 'Quantities')
  await page.getByRole('button', { name: 'Add list' }).click()
  expect(await page.getByLabel('Name 1').inputValue()).toBe('Iván')
  expect(await page.getByLabel('Paste a list').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await preview.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  expect((await peopleOf(page)).map(({ member }) => member.name)).toEqual(['Rosa', 'Iván'])
})

describe.each([
  ['light', 'phone', { width: 320, height: 700 }],
  ['dark', 'phone', PHONE],
  ['light', 'desktop', DESKTOP],
] as const)('in %s on a %s', (colorScheme, _, viewport) => {
  test('the designer of layers and its choosers are accessible and nothing is cut off', async () => {
    const page = await opened(viewport)
    await page.emulateMedia({ colorScheme })
    await addText(page, 'Lions')
    await page.getByText('More text options').click()
    await page.getByLabel('Outline', { exact: true }).check()
    expect(await accessibilityProblems(page)).toEqual([])
    for (const [button, first] of [
      ['Add a shape', 'Basic shapes'],
      ['Templates', 'Birthday'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('heading', { name: first }).waitFor()
      await page.locator('dialog li path').first().waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.locator('dialog li button').first().click()
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
    await page.getByLabel('Select several').check()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await clippedTexts(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
})

test('a design is shared by a link, and whoever opens it makes a copy', async () => {
  const page = await opened(DESKTOP)
  await page.locator('input[type=file]').setInputFiles(pngFile(await aTriangle()))
  await page.locator('[data-print]').waitFor()
  await addText(page, 'Shared')
  await composed(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByRole('dialog').getByText('/d/').innerText()
  expect(link).toMatch(/\/d\/[\w-]{43}\?garment=classic-tee&colour=Navy$/)
  await page.getByRole('dialog').locator('svg image').first().waitFor()
  const [own] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save a picture' }).click(),
  ])
  expect(own.suggestedFilename()).toBe('Shared.png')
  expect(await shareOf(await readFile(await own.path()), TRIANGLE)).toBeGreaterThan(0.005)

  const other = await aPage(shop, PHONE)
  await other.goto(link)
  await other.locator('svg image').first().waitFor()
  expect(await accessibilityProblems(other)).toEqual([])
  expect(await scrollsSideways(other)).toBe(false)
  const [saved] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Save a picture' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('Shared.png')
  const picture = await readFile(await saved.path())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1080 })
  // The cloth, and the print on it.
  expect(await shareOf(picture, NAVY)).toBeGreaterThan(0.1)
  expect(await shareOf(picture, TRIANGLE)).toBeGreaterThan(0.005)
  await other.getByRole('button', { name: 'Use this design' }).click()
  await other.waitForURL('**/design/classic-tee?colour=Navy')
  await other.locator(body('l2')).waitFor()
  expect(await layersOf(other)).toMatchObject([{ kind: 'image' }, { kind: 'text', text: 'Shared' }])
  // Nothing has to be composed for a copy.
  expect((await placementOf(other))?.layers).toEqual(await layersOf(other))

  await other.goto(link)
  await other.getByRole('button', { name: 'Use this design' }).click()
  await other.getByText('You have an unfinished design').waitFor()
  await other.getByRole('button', { name: 'Replace my design' }).click()
  await other.waitForURL('**/design/classic-tee?colour=Navy')
  expect([...seen(page), ...seen(other)]).toEqual([])
})

test('the narrowest phone shares a design too', async () => {
  const page = await opened({ width: 320, height: 700 })
  await addText(page, 'Lions')
  await composed(page)
  await page.getByRole('button', { name: 'Share' }).scrollIntoViewIfNeeded()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog', { name: 'Share this design' }).getByText('/d/').waitFor()
})
