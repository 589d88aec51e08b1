import { createPlatenClient, expectData } from '@platen/api-client'
import { HtmlValidate } from 'html-validate/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import {
  aPage,
  aTriangle,
  chooseGarment,
  DESKTOP,
  draftOf,
  live,
  openTool,
  PHONE,
  pngFile,
  seen,
  uploadArtwork,
} from './designer-page.ts'
import { OWNER } from '../../lab/harness/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
let picture: Buffer
beforeAll(async () => {
  picture = await aTriangle()
})

describe('another garment', () => {
  test('keeps the artwork, says what was dropped, and undo restores all of it', async () => {
    const page = await aPage(shop, PHONE)
    await page.goto(`${shop.url}/design/classic-tee`)
    await uploadArtwork(page, picture)
    await openTool(page, 'Size')
    await page.getByRole('button', { name: 'Fill the zone' }).click()
    await openTool(page, 'Quantities')
    for (const size of ['M', 'XL']) await page.getByRole('button', { name: `Add one ${size}` }).click()
    const tee = await draftOf(page)

    await chooseGarment(page, 'canvas-tote')
    await page.getByRole('heading', { name: 'Design your Canvas tote' }).waitFor()
    await page.getByText('Sizes M, XL were removed').waitFor()
    await page.getByText('was made smaller: this garment allows 254 × 305 mm there').waitFor()
    await page.locator('[data-print="full_front"]').waitFor()

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Design your Classic tee' }).waitFor()
    await page.waitForURL('**/design/classic-tee?*')
    expect(await draftOf(page)).toEqual(tee)
    expect(await draftOf(page, 'canvas-tote')).toBeNull()
    expect(seen(page)).toEqual([])
  })

  test('that has a draft shows it and offers the current design instead', async () => {
    const page = await aPage(shop, DESKTOP)
    await page.goto(`${shop.url}/design/canvas-tote`)
    await uploadArtwork(page, await aTriangle('#0a7d4f'))
    const tote = await draftOf(page, 'canvas-tote')
    await page.goto(`${shop.url}/design/classic-tee`)
    await uploadArtwork(page, picture)
    const tee = await draftOf(page)

    await chooseGarment(page, 'canvas-tote')
    await page.getByText('This is your Canvas tote as you left it.').waitFor()
    expect(await draftOf(page, 'canvas-tote')).toEqual(tote)
    expect(await draftOf(page)).toEqual(tee)

    await page.getByRole('button', { name: 'Use my design from Classic tee' }).click()
    await expect.poll(async () => artworksOf(await draftOf(page, 'canvas-tote'))).toEqual(artworksOf(tee))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => draftOf(page, 'canvas-tote')).toEqual(tote)

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Design your Classic tee' }).waitFor()
    expect(await draftOf(page)).toEqual(tee)
    expect(await draftOf(page, 'canvas-tote')).toEqual(tote)
  })

  test('names the new colour in the language of the page', async () => {
    const page = await aPage(shop, DESKTOP)
    await page.goto(`${shop.url}/es/design/classic-tee?colour=White`)
    await live(page)
    await page.getByRole('combobox', { name: 'Prenda' }).selectOption('canvas-tote')
    await page.getByText('El color ahora es Crudo: Blanco no está disponible aquí.').waitFor()
  })
})

test('says that a design cannot be saved until the browser has space', async () => {
  const page = await aPage(shop, PHONE)
  await page.goto(`${shop.url}/design/classic-tee`)
  await live(page)
  await page.evaluate(`
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try { for (let n = 0; ; n += 1) localStorage.setItem('filler.' + size + '.' + n, 'x'.repeat(size)) } catch {}
  `)
  await uploadArtwork(page, picture)
  await page.getByText('Your browser has no space to save this design.').waitFor()

  await page.evaluate(
    `Object.keys(localStorage).filter((key) => key.startsWith('filler')).forEach((key) => localStorage.removeItem(key))`,
  )
  await openTool(page, 'Quantities')
  await page.getByRole('button', { name: 'Add one M' }).click()
  await page.getByText('Your browser has no space to save this design.').waitFor({ state: 'detached' })
  expect((await draftOf(page)).placements).toHaveLength(1)
})

describe('a picture comes', () => {
  test('from the clipboard', async () => {
    const page = await aPage(shop, DESKTOP)
    await page.goto(`${shop.url}/design/classic-tee`)
    await live(page)
    await page.evaluate(
      `document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: ${carried(picture)}, bubbles: true, cancelable: true }))`,
    )
    await page.locator('[data-print="full_front"]').waitFor()
  })

  test('dropped anywhere on the page, into the selected zone', async () => {
    const page = await aPage(shop, DESKTOP)
    await page.goto(`${shop.url}/design/classic-tee`)
    await live(page)
    await page.getByRole('radio', { name: 'Left chest' }).check()
    const dataTransfer = await page.evaluateHandle(carried(picture))
    await page.dispatchEvent('footer', 'dragover', { dataTransfer })
    await page.getByText('Drop to print on: Left chest').waitFor()
    await page.dispatchEvent('footer', 'drop', { dataTransfer })
    await page.locator('[data-print="left_chest"]').waitFor()
    await page.getByText('Drop to print on').waitFor({ state: 'detached' })
  })
})

test('designing continues offline, and the upload resumes once the connection is back', async () => {
  const page = await aPage(shop, PHONE)
  await page.goto(`${shop.url}/design/classic-tee`)
  await uploadArtwork(page, picture)
  await page.context().setOffline(true)
  await page.getByText('You are offline').waitFor()
  await chooseGarment(page, 'canvas-tote')
  await page.getByRole('heading', { name: 'Design your Canvas tote' }).waitFor()

  await openTool(page, 'Artwork')
  await page.locator('input[type=file]').setInputFiles(pngFile(await aTriangle('#0a7d4f'), 'second.png'))
  await page.getByText('The connection was lost').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => page.getByRole('button', { name: 'Print second.png on' }).count()).toBe(1)
})

test('a part that does not load says so in its place, and all else goes on', async () => {
  const page = await aPage(shop, PHONE)
  await page.route(/\/artwork-help-[^/]*\.js$/, (route) => route.abort())
  await page.goto(`${shop.url}/design/classic-tee`)
  await uploadArtwork(page, picture)
  await page.getByText('Part of this page did not load').waitFor()
  await page.getByRole('button', { name: 'Reload page' }).waitFor()
  await openTool(page, 'Quantities')
  await page.getByRole('button', { name: 'Add one M', exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
})

test('an upload shows in canvas and panels at once, so that nothing moves under a finger', async () => {
  const page = await aPage(shop, PHONE)
  await page.goto(`${shop.url}/design/classic-tee`)
  await live(page)
  await openTool(page, 'Artwork')
  const shown = page.evaluate(`new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-print]') === null) return
      observer.disconnect()
      done(document.querySelectorAll('#tool-artwork fieldset img').length)
    }).observe(document.body, { subtree: true, childList: true })
  })`)
  await page.locator('input[type=file]').setInputFiles(pngFile(picture))
  expect(await shown).toBe(1)
})

describe('of what the shop has too little', () => {
  test('announces a sold-out colour or garment and too large a quantity before the cart', async () => {
    await count('HOODIE-NAVY', 0)
    await count('TOTE', 0)
    await count('TEE-WHITE-XL', 2)

    const page = await aPage(shop, PHONE)
    await page.goto(`${shop.url}/design/pullover-hoodie?colour=Navy`)
    await uploadArtwork(page, picture)
    await openTool(page, 'Quantities')
    await page.getByText('Navy is sold out').waitFor()
    await page.getByText('Another colour may have your size.').waitFor()

    await chooseGarment(page, 'canvas-tote')
    await page.getByRole('button', { name: 'This garment is sold out.' }).waitFor()
    await openTool(page, 'Quantities')
    await page.getByText('All other colours are sold out too.').waitFor()

    await page.goto(`${shop.url}/design/classic-tee?colour=White`)
    await uploadArtwork(page, picture)
    await openTool(page, 'Quantities')
    await page.getByLabel('Quantity of XL', { exact: true }).fill('3')
    await page.getByText('Not enough left.').waitFor()
    await page.getByRole('button', { name: 'Not enough in stock for: XL.' }).waitFor()
    await page.getByRole('button', { name: 'Remove one XL' }).click()
    await page.getByText('Not enough left.').waitFor({ state: 'detached' })
  })
})

test.each(['classic-tee', 'long-sleeve', 'pullover-hoodie', 'canvas-tote'])(
  'the designer of a %s is valid HTML and accessible once hydrated',
  async (slug) => {
    const page = await aPage(shop, DESKTOP)
    await page.goto(`${shop.url}/design/${slug}`)
    await uploadArtwork(page, picture)
    await page.getByRole('region', { name: 'Print check' }).getByText(/./).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const html = String(await page.evaluate('"<!doctype html>" + document.documentElement.outerHTML'))
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId} ${one.selector ?? ''}`)),
    ).toEqual([])
  },
)

/** A `DataTransfer` expression for drop and paste. */
function carried(content: Buffer): string {
  return `(() => {
    const bytes = Uint8Array.from(atob('${content.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'triangle.png', { type: 'image/png' }))
    return data
  })()`
}

function artworksOf({ placements }: { readonly placements: readonly unknown[] }): unknown[] {
  return placements.map((placement) => (placement as { artwork: { id: string } }).artwork.id)
}

async function count(sku: string, counted: number): Promise<void> {
  const login = await fetch(`${shop.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }),
  })
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0])
  const headers = { 'content-type': 'application/json', cookie: cookie.join('; ') }
  const found = await fetch(`${shop.url}/api/admin/inventory-items?limit=200&q=${sku}`, { headers })
  const items = (await found.json()) as { id: string; garmentVariantId: string }[]
  const counts = items.map(({ id }) => ({ itemId: id, counted }))
  const reply = await fetch(`${shop.url}/api/admin/stock-counts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ counts }),
  })
  expect(reply.status).toBe(201)
  const [first] = items
  await expect.poll(() => availabilityOf(first!.garmentVariantId), { timeout: 20_000 }).not.toBe('in_stock')
}

async function availabilityOf(variantId: string): Promise<string | undefined> {
  const catalog = await expectData(createPlatenClient({ baseUrl: shop.url }).getCatalog())
  return catalog.garments
    .flatMap(({ colours }) => colours.flatMap(({ sizes }) => sizes))
    .find((variant) => variant.variantId === variantId)?.availability
}
