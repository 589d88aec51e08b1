import type { StoreSettingsResponse } from '@platen/contract'
import { LOCALES } from '@platen/messages'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessibilityProblems, clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
const PHONE = { width: 375, height: 812 }

/** A transparent picture with ink up to its edges, as a file of the input. */
async function aFile(name: string, width = 1200, height = 900) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0H${width}L${width / 2} ${height}Z" fill="#c42f03"/></svg>`
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

async function openBuilder(path = '/film', viewport = { width: 1280, height: 900 }) {
  const opened = await shop.openPage({ viewport, hasTouch: viewport.width < 600 })
  await opened.page.goto(shop.url + path)
  await opened.page.locator('input[type=file]').waitFor({ state: 'attached' })
  return opened
}

async function addFiles(page: Page, files: Awaited<ReturnType<typeof aFile>>[]): Promise<void> {
  const before = await rows(page).count()
  await page.setInputFiles('input[type=file]', files)
  await expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(before + files.length)
}
const rows = (page: Page) => page.getByRole('button', { name: /^Keep proportions/ })
const copies = (page: Page, file: string) => page.getByRole('textbox', { name: `Copies: ${file}` })
const width = (page: Page, file: string) => page.getByRole('textbox', { name: `Width, mm: ${file}` })
/** The description of the drawing, such as "Film sheet with 3 pieces, 12 cm long". */
const drawing = (page: Page) => page.getByRole('img', { name: /^Film sheet with/ })
const selected = (page: Page) => page.getByRole('button', { name: /from the left edge/ })

test('ten files on a phone, with sizes in inches, are ordered as a sheet of two metres', async () => {
  const { page, errors } = await openBuilder('/film', PHONE)
  const names = Array.from({ length: 10 }, (_, at) => `logo ${at}.png`)
  await addFiles(page, await Promise.all(names.map((name) => aFile(name))))
  await page.getByRole('button', { name: 'in', exact: true }).tap()
  // 60 of 4.75 in and 60 of 3 in: about two metres of film.
  for (const [at, name] of names.entries()) {
    await page.getByRole('textbox', { name: `Width, in: ${name}` }).fill(at % 2 ? '3' : '4.75')
    await copies(page, name).fill('12')
  }
  await expect
    .poll(() => drawing(page).getAttribute('aria-label'), { timeout: 30_000 })
    .toMatch(/120 pieces, (7[4-9]|8\d)(\.\d)? in long/)
  expect(await page.getByRole('textbox', { name: 'Height, in: logo 1.png' }).inputValue()).toBe('2.25')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Add to cart' }).tap()
  await page.getByRole('link', { name: 'Go to cart' }).tap()
  const item = page.getByRole('article', { name: 'Film sheet' })
  await item.waitFor()
  expect(await item.textContent()).toMatch(/558\.8 × (1,9|2,\d)\d\d.*120 pieces/)
  expect(await page.getByRole('link', { name: 'Cart, 1 item' }).count()).toBe(1)
  await page.getByRole('link', { name: 'Check out' }).tap()
  await page.getByText('Film sheet', { exact: true }).waitFor()
  await page.getByLabel('Your name').fill('Ana Beltrán')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('radio', { name: /^Meet-up point/ }).check()
  await page.getByRole('radio', { name: /^Centro/ }).check()
  await page.getByRole('group', { name: 'When at Centro?' }).getByRole('radio').first().check()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Place order/ }).tap()
  await page.waitForURL(/\/orders\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(errors).toEqual([])
})

test('a sheet is built and ordered with the keyboard alone', async () => {
  const { page, errors } = await openBuilder()
  await addFiles(page, [await aFile('crest.png'), await aFile('word.png', 1800, 400)])
  await width(page, 'crest.png').fill('60')
  await page.keyboard.press('Enter')
  await copies(page, 'crest.png').fill('4')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('5 pieces')

  await page.getByRole('region', { name: 'Film sheet' }).focus()
  await page.keyboard.press('n')
  await expect.poll(() => selected(page).getAttribute('aria-label')).toContain('5 mm from the left edge')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => selected(page).getAttribute('aria-label')).toContain('15 mm from the left edge')
  await page.keyboard.press('d')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('6 pieces')
  await page.keyboard.press('Delete')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('5 pieces')
  await page.keyboard.press('Control+z')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('6 pieces')
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Add to cart' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Go to cart' }).waitFor()
  expect(errors).toEqual([])
})

test('a mouse moves a piece, it stays there, and the others are packed around it', async () => {
  const { page } = await openBuilder()
  await addFiles(page, [await aFile('crest.png')])
  await copies(page, 'crest.png').fill('3')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('3 pieces')
  const box = (await page.locator('canvas').boundingBox())!
  await page.waitForTimeout(500)
  await page.mouse.move(box.x + 90, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + 250, box.y + 160, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Unpin' }).waitFor()
  const name = await selected(page).getAttribute('aria-label')
  expect(name).not.toContain(' 5 mm from the left edge')
  expect(await page.getByText('This cannot be printed yet').count()).toBe(0)
  // It is kept on the device.
  await page.waitForTimeout(600)
  await page.reload()
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('3 pieces')
})

test('files that cannot be printed are named one by one', async () => {
  const { page } = await openBuilder()
  await page.setInputFiles('input[type=file]', [
    await aFile('good.png'),
    { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  await expect.poll(() => rows(page).count()).toBe(1)
  const list = page.getByRole('listitem')
  await list.filter({ hasText: 'notes.docx' }).getByText('We cannot print this kind of file').waitFor()
  await list
    .filter({ hasText: 'broken.png' })
    .getByText(/^We cannot print this kind of file. Use PNG/)
    .waitFor()
  await page.getByRole('button', { name: 'Remove notes.docx' }).click()
  expect(await list.filter({ hasText: 'notes.docx' }).count()).toBe(0)
})

test('an upload resumes after the connection was lost', async () => {
  const { page, context } = await openBuilder()
  await context.setOffline(true)
  await page.setInputFiles('input[type=file]', [await aFile('late.png')])
  await page.getByText('Connection lost').waitFor()
  await page.getByText('You are offline').waitFor()
  await context.setOffline(false)
  await expect.poll(() => rows(page).count()).toBe(1)
})

test('forty files at once arrive, each once, although the connection is lost in their middle', async () => {
  const { page, context } = await openBuilder()
  const names = Array.from({ length: 40 }, (_, at) => `badge ${at}.png`)
  const files = await Promise.all(names.map((name, at) => aFile(name, 300 + at, 300)))
  await page.setInputFiles('input[type=file]', files)
  await page.getByText(/^\d+ files left to upload$/).waitFor()
  await expect.poll(() => rows(page).count(), { timeout: 30_000, interval: 10 }).toBeGreaterThan(5)
  await context.setOffline(true)
  await page.getByText('Connection lost').first().waitFor()
  // What the service had taken already may still arrive. What has arrived can be arranged meanwhile.
  let arrived = 0
  const isCounted = async () => {
    arrived = await rows(page).count()
    const left = await page.getByText(`${40 - arrived} files left to upload`).count()
    const label = await drawing(page).getAttribute('aria-label')
    return left === 1 && label?.includes(`${arrived} pieces`)
  }
  await expect.poll(isCounted, { timeout: 30_000 }).toBe(true)
  expect(arrived).toBeLessThan(40)

  await context.setOffline(false)
  await expect.poll(() => rows(page).count(), { timeout: 60_000 }).toBe(40)
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('40 pieces')
  for (const name of names) expect(await copies(page, name).count()).toBe(1)
  expect(await page.getByText('left to upload').count()).toBe(0)
  // They are kept some time after the last change.
  const kept = () =>
    page.evaluate<{ artwork: { id: string } }[]>(
      `JSON.parse(localStorage.getItem('platen.film-prints') ?? '[]')`,
    )
  await expect
    .poll(async () => new Set((await kept()).map(({ artwork }) => artwork.id)).size, { timeout: 30_000 })
    .toBe(40)
})

test('a shared sheet is shown without scripts and opened as a copy', async () => {
  const { page } = await openBuilder()
  await addFiles(page, [await aFile('crest.png')])
  await copies(page, 'crest.png').fill('6')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('6 pieces')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this sheet' })
  const link = new URL(String(await dialog.getByText(/\/film\/[\w-]{43}$/).textContent())).pathname
  await dialog.getByRole('img', { name: 'Picture of the sheet' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const plain = await shop.openPage({ javaScriptEnabled: false })
  await plain.page.goto(shop.url + link)
  expect(await plain.page.getByRole('img', { name: 'Film sheet with 6 pieces' }).count()).toBe(1)

  const other = await shop.openPage()
  await other.page.goto(shop.url + link)
  expect(await accessibilityProblems(other.page)).toEqual([])
  await other.page.getByRole('link', { name: 'Open in the builder' }).click()
  await expect.poll(() => drawing(other.page).getAttribute('aria-label')).toContain('6 pieces')
  await other.page.getByText('You are working on a copy').waitFor()
})

test('pieces cut apart are ordered by size, each with its copies', async () => {
  const { page, errors } = await openBuilder()
  await addFiles(page, [await aFile('crest.png'), await aFile('word.png', 1800, 400)])
  await page.getByLabel('Cut apart').check()
  await copies(page, 'word.png').fill('7')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  const item = page.getByRole('article', { name: 'Transfer: word.png' })
  await item.waitFor()
  expect(await item.getByRole('textbox', { name: /^Quantity/ }).inputValue()).toBe('7')
  expect(errors).toEqual([])
})

test('a sheet of the cart is opened, changed and put back', async () => {
  const { page } = await openBuilder()
  await addFiles(page, [await aFile('crest.png')])
  await copies(page, 'crest.png').fill('2')
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('2 pieces')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  // Slow enough to change something before it arrives.
  await page.route(/\/api\/v1\/layouts\/[^/]+$/, async (route) => {
    await page.waitForTimeout(1_500)
    await route.continue()
  })
  const arrived = page.waitForResponse(/\/api\/v1\/layouts\/[^/]+$/)
  await page.getByRole('link', { name: 'Edit sheet' }).click()
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('2 pieces')
  await copies(page, 'crest.png').fill('9')
  await arrived
  await page.waitForTimeout(300)
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('9 pieces')
  await page.getByRole('button', { name: 'Update cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await page.getByRole('article', { name: 'Film sheet' }).getByText('9 pieces').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('every language fits a phone of 320 pixels', async () => {
  const { updatedAt, updatedBy, ...settings } =
    await shop.staff.read<StoreSettingsResponse>('/api/admin/settings')
  const reply = await shop.staff.send('PUT', '/api/admin/settings', { ...settings, locales: [...LOCALES] })
  expect(reply.status).toBe(200)
  const { page } = await openBuilder('/film', { width: 320, height: 640 })
  await addFiles(page, [await aFile('crest.png')])
  await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('1 piece,')
  for (const language of LOCALES) {
    await page.goto(`${shop.url}${language === 'en' ? '' : `/${language}`}/film`)
    await page.locator('canvas').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect([language, await scrollsSideways(page), await clippedTexts(page)]).toEqual([language, false, []])
  }
})

/** As wide as the film of 558.8 mm at `dpi`, with empty sides; `marginPx` of them. */
async function aFinishedFile({ dpi = 100, marginPx = 24, heightPx = 1100 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2200 - 2 * marginPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#005f9e"/></svg>`
  const sides = { left: marginPx, right: marginPx, background: '#0000' }
  const buffer = await sharp(Buffer.from(svg)).extend(sides).withMetadata({ density: dpi }).png().toBuffer()
  return { name: 'roll.png', mimeType: 'image/png', buffer }
}

test.each([
  ['en', PHONE],
  ['es', { width: 1280, height: 900 }],
])('a finished file is checked as it arrives, and ordered by its length (%s)', async (language, viewport) => {
  const { page, errors } = await openBuilder(language === 'en' ? '/film' : '/es/film', viewport)
  const texts = {
    en: {
      kind: 'As a finished file',
      wrong: 'It is 186.3 mm wide',
      edge: 'Leave 5 mm free',
      low: 'Low resolution',
      add: 'Add to cart',
      to: 'Go to cart',
    },
    es: {
      kind: 'Como archivo terminado',
      wrong: 'Mide 186.3 mm de ancho',
      edge: 'Deja 5 mm libres',
      low: 'Resolución',
      add: 'Agregar al carrito',
      to: 'Ir al carrito',
    },
  }[language as 'en' | 'es']
  await page.getByRole('radio', { name: texts.kind }).check()
  await page.setInputFiles('input[type=file]', [await aFinishedFile({ dpi: 300 })])
  await page.getByText(texts.wrong).waitFor()
  await page.setInputFiles('input[type=file]', [await aFinishedFile({ marginPx: 0 })])
  await page.getByText(texts.edge).waitFor()
  expect(await page.getByRole('button', { name: texts.add }).count()).toBe(0)
  await page.setInputFiles('input[type=file]', [await aFinishedFile()])
  await page.getByText('558.8 × 279.4 mm').waitFor()
  await page.getByText('100 DPI').first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  expect(await clippedTexts(page)).toEqual([])
  await page.getByRole('button', { name: texts.add }).click()
  await page.getByRole('link', { name: texts.to }).click()
  const item = page.getByRole('article', { name: /roll\.png/ })
  await item.getByText('558.8 × 279.4 mm').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  if (language === 'en') {
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByText('Film file: roll.png').waitFor()
  }
  // Of the two files that were refused.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([])
})
