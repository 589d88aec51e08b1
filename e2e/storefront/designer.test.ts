import { createPlatenClient, expectData } from '@platen/api-client'
import { zoneLimit } from '@platen/placement'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aPage,
  aTriangle,
  boxOf,
  cartOf,
  centreOf,
  DESKTOP,
  draftOf,
  live,
  openTool,
  PHONE,
  pngFile,
  print,
  seen,
  uploadArtwork,
  type Kept,
} from './designer-page.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
let picture: Buffer
beforeAll(async () => {
  picture = await aTriangle()
})

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_, viewport) => {
  test('a design made by mouse, keys and numbers goes into the cart at the quoted price', async () => {
    const page = await aPage(shop, viewport)
    await page.goto(`${shop.url}/design/classic-tee?colour=Navy`)
    await uploadArtwork(page, picture)
    expect(await print(page)).toMatchObject({ widthMm: 152.4, heightMm: 101.6, offsetXMm: 0, offsetYMm: 0 })

    const before = await centreOf(page)
    await dragPrint(page, 17, 23)
    const after = await centreOf(page)
    expect(after.x - before.x).toBeCloseTo(17, 0)
    expect(after.y - before.y).toBeCloseTo(23, 0)
    const dragged = await print(page)
    expect(dragged.offsetXMm).toBeGreaterThan(0)

    await page.locator('[data-print-body]').focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp', 'Alt+ArrowLeft'])
      await page.keyboard.press(key)
    const nudged = await print(page)
    expect(nudged.offsetXMm).toBeCloseTo(dragged.offsetXMm + 1.9)
    expect(nudged.offsetYMm).toBeCloseTo(dragged.offsetYMm - 10)

    await page.keyboard.press('Control+z')
    expect(await print(page)).toEqual(dragged)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await print(page)).toMatchObject({ offsetXMm: 0, offsetYMm: 0 })
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.keyboard.press('Control+Shift+z')
    expect(await print(page)).toEqual(nudged)

    await setNumber(page, 'Width, mm', '120,5')
    await setNumber(page, 'Right of centre, mm', '-12.3')
    expect(await print(page)).toMatchObject({ widthMm: 120.5, heightMm: 80.3, offsetXMm: -12.3 })

    await openTool(page, 'Quantities')
    for (const size of ['M', 'M', '2XL']) await page.getByRole('button', { name: `Add one ${size}` }).click()
    const shown = Number(await page.locator('[data-total]').getAttribute('data-total'))

    const draft = await draftOf(page)
    await page.reload()
    await expect.poll(() => page.locator('[data-print]').count()).toBe(1)
    expect(await draftOf(page)).toEqual(draft)

    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const [item] = await cartOf(page)
    expect(item).toMatchObject({ colour: 'Navy', placements: [{ widthMm: 120.5, offsetXMm: -12.3 }] })
    expect(shown).toBe(await quotedTotal(item!))
    expect(await page.evaluate('localStorage.getItem("platen.draft.classic-tee")')).toBe('null')
    expect(seen(page)).toEqual([])
  })

  test('the preview shows exactly what is printed', async () => {
    const page = await aPage(shop, viewport)
    await page.goto(`${shop.url}/design/classic-tee`)
    await uploadArtwork(page, picture)
    const places = [
      ['60', '20', '-30'],
      ['150,4', '-50,5', '77.7'],
      ['290', '0', '10'],
    ] as const
    for (const [width, x, y] of places) {
      await setNumber(page, 'Width, mm', width)
      await setNumber(page, 'Right of centre, mm', x)
      await setNumber(page, 'Below centre, mm', y)
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await expectPreviewToBeTrue(page)
        await page.getByRole('button', { name: 'Rotate 90°' }).click()
      }
    }
    await page.getByRole('button', { name: /^(Zoom to the zone|Whole garment)$/ }).click()
    await expectPreviewToBeTrue(page)
  })

  test('a smaller size shrinks the print and says so, and every size accepts it', async () => {
    const page = await aPage(shop, viewport)
    await page.goto(`${shop.url}/design/classic-tee`)
    await uploadArtwork(page, picture)
    await openTool(page, 'Size')
    await page.getByRole('button', { name: 'Fill the zone' }).click()
    expect((await print(page)).widthMm).toBe(305)

    await openTool(page, 'Quantities')
    await page.getByRole('button', { name: 'Add one YS' }).click()
    await page.getByRole('button', { name: 'Add one XL' }).click()
    await page.getByText('your smallest size allows 229 × 254 mm there').waitFor()
    expect((await print(page)).widthMm).toBe(229)
    await expectPreviewToBeTrue(page)

    await page.getByText('A little soft at this size').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const [item] = await cartOf(page)
    const same = await quotedTotal(item!)
    expect(same).toBeGreaterThan(0)

    await page.goto(`${shop.url}/design/classic-tee?cartItem=${item!.id}`)
    await openTool(page, 'Quantities')
    await page.getByLabel('Print each size as large as it fits').check()
    await openTool(page, 'Size')
    await page.getByRole('button', { name: 'Fill the zone' }).click()
    await expect.poll(() => page.locator('[data-size]').textContent()).toMatch(/^305/)
    await openTool(page, 'Quantities')
    await page.getByText('YS: Full front 229 × 152.7 mm').waitFor()
    await page.getByText('The price is the same.').waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL('**/cart**')
    await page.getByText('YS: 229 × 152.7 mm').waitFor()
    const [changed] = await cartOf(page)
    expect(await quotedTotal(changed!)).toBe(same)
  })
})

test('a double tap adds the design to the cart once', async () => {
  const page = await aPage(shop, PHONE)
  await page.goto(`${shop.url}/design/canvas-tote`)
  await uploadArtwork(page, picture)
  await openTool(page, 'Quantities')
  await page.getByRole('button', { name: 'Add one One size' }).click()
  const button = page.getByRole('button', { name: 'Add to cart' })
  await button.evaluate((element) => {
    const tapped = element as unknown as { click(): void }
    tapped.click()
    tapped.click()
  })
  await page.waitForURL('**/cart')
  expect(await cartOf(page)).toHaveLength(1)
})

test('edits a design of the cart in place', async () => {
  const page = await aPage(shop, DESKTOP)
  await page.goto(`${shop.url}/design/canvas-tote`)
  await uploadArtwork(page, picture)
  await page.getByRole('button', { name: 'Add one One size' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  const [before] = await cartOf(page)

  await page.goto(`${shop.url}/design/canvas-tote?cartItem=${before!.id}`)
  await page.getByRole('button', { name: 'Add one One size' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/cart')
  const after = await cartOf(page)
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ id: before!.id, placements: before!.placements })
  expect(Object.values(after[0]!.quantities)).toEqual([2])
})

test('refuses a file that is not an image, with the reason in the language of the page', async () => {
  const page = await aPage(shop, DESKTOP)
  await page.goto(`${shop.url}/es/design/classic-tee`)
  await live(page)
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.locator('input[type=file]').setInputFiles(file)
  const alert = page.getByRole('alert')
  await alert.getByText('No podemos usar este archivo').waitFor()
  await alert.getByText('No podemos imprimir este tipo de archivo.').waitFor()
})

test('resumes an upload that lost its connection on retry', async () => {
  const page = await aPage(shop, DESKTOP)
  await page.goto(`${shop.url}/design/classic-tee`)
  await live(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/artworks', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  await page.locator('input[type=file]').setInputFiles(pngFile(picture))
  await page.getByText('The connection was lost').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[data-print]').waitFor()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('shows the garment, its zones and a way to order before any script runs', async () => {
  const html = await (await fetch(`${shop.url}/es/design/classic-tee`)).text()
  expect(html).toMatch(/<h1[^>]*>Diseña tu Camiseta clásica</)
  expect(html).toContain('data-zone="full_front"')
  expect(html).toMatch(/<noscript>[^]*href="\/es\/contact"/)
  expect((await fetch(`${shop.url}/design/no-such-thing`)).status).toBe(404)
})

async function setNumber(page: Page, label: string, value: string): Promise<void> {
  await openTool(page, 'Size')
  await page.getByLabel(label).fill(value)
  await page.keyboard.press('Enter')
}

async function dragPrint(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await centreOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 })
  await page.mouse.move(x + dx, y + dy, { steps: 3 })
  await page.mouse.up()
}

/** Measures the print against the outline of its zone, as a ruler on the screen would. */
async function expectPreviewToBeTrue(page: Page): Promise<void> {
  const design = await draftOf(page)
  const [numbers] = design.placements
  const { catalog, sizes } = await chosen(design)
  const zone = catalog.zones.find(({ id }) => id === numbers!.zoneId)!
  const limits = sizes.length > 0 ? sizes.map((size) => zoneLimit(zone, size)) : [zoneLimit(zone, 'M')]
  const widthMm = Math.min(...limits.map((limit) => limit.widthMm))

  const outline = await boxOf(page, `[data-zone="${zone.id}"] rect`)
  const drawn = await boxOf(page, '[data-print]')
  const mm = widthMm / outline.width
  const turned = numbers!.rotationDeg % 180 !== 0
  const measured = {
    width: drawn.width * mm,
    height: drawn.height * mm,
    x: (drawn.x + drawn.width / 2 - outline.x - outline.width / 2) * mm,
    y: (drawn.y + drawn.height / 2 - outline.y - outline.height / 2) * mm,
  }
  const ordered = {
    width: turned ? numbers!.heightMm : numbers!.widthMm,
    height: turned ? numbers!.widthMm : numbers!.heightMm,
    x: numbers!.offsetXMm,
    y: numbers!.offsetYMm,
  }
  for (const side of ['width', 'height', 'x', 'y'] as const) {
    expect(
      Math.abs(measured[side] - ordered[side]),
      `${side} of ${numbers!.widthMm} mm at ${numbers!.rotationDeg}°`,
    ).toBeLessThan(0.5)
  }
}

async function chosen(design: Kept) {
  const catalog = await expectData(createPlatenClient({ baseUrl: shop.url }).getCatalog())
  const sizes = catalog.garments
    .flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes))
    .filter(({ variantId }) => design.quantities[variantId] !== undefined)
    .map(({ size }) => size)
  return { catalog, sizes }
}

async function quotedTotal({ quantities, placements, sized }: Kept): Promise<number> {
  const client = createPlatenClient({ baseUrl: shop.url })
  const items = Object.entries(quantities).map(([variantId, quantity]) => ({
    variantId,
    quantity,
    placements: placements.map(({ zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }) => ({
      ...{ zoneId, widthMm, heightMm, offsetXMm, offsetYMm },
      ...sized?.[variantId]?.[zoneId],
      rotationDeg: rotationDeg as 0 | 90 | 180 | 270,
    })),
  }))
  return (await expectData(client.createQuote({ body: { items } }))).totals.totalMinor
}
