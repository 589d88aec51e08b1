import { expectData } from '@platen/api-client'
import type { BrandResponse, GarmentRecord, PictureRecord } from '@platen/contract'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { htmlProblems } from '../testing/html-problems.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
const PHONE = { viewport: { width: 390, height: 844 } }
const TEE = '/garments/classic-tee'

async function aColour(background: string, width = 1200, height = 900): Promise<PictureRecord> {
  const photo = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const file = new File([Uint8Array.from(photo)], `${background}.png`)
  return expectData(shop.staff.client.uploadPicture({ body: { file } }))
}

async function garmentOf(slug: string): Promise<GarmentRecord> {
  const garments = await shop.staff.read<GarmentRecord[]>('/api/admin/garments')
  return garments.find((garment) => garment.slug === slug)!
}

async function change(slug: string, changes: Partial<GarmentRecord>): Promise<void> {
  const { id, createdAt, updatedAt, updatedBy, variants, ...garment } = await garmentOf(slug)
  const reply = await shop.staff.send('PUT', `/api/admin/garments/${id}`, {
    ...garment,
    variants: variants.map(({ stock, ...variant }) => variant),
    ...changes,
  })
  expect([reply.status, reply.status === 200 ? '' : await reply.text()]).toEqual([200, ''])
}

/** With its scripts. The catalogue is read again once the service has been notified of the change. */
async function openOnceIt(page: Page, path: string, says: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      return page.content()
    })
    .toContain(says)
}

const ALTS = ['The front, in red', 'The back, in blue', 'The collar, in green']

async function withPictures(): Promise<PictureRecord[]> {
  const pictures = [await aColour('#aa2222'), await aColour('#2222aa', 800, 1600), await aColour('#22aa22')]
  await change('classic-tee', {
    pictures: pictures.map(({ id }, at) => ({ pictureId: id, alt: ALTS[at] ?? '', translations: {} })),
  })
  return pictures
}

const many = Array.from({ length: 8 }, (_, at) => `more-${at}`)
async function withManyGarments(): Promise<void> {
  const garments = await shop.staff.read<GarmentRecord[]>('/api/admin/garments')
  if (garments.some(({ slug }) => slug === many[0])) return
  for (const slug of many)
    await shop.staff.create('/api/admin/garments', {
      ...{ slug, kind: 'tee', name: `Shirt ${slug}`, description: 'Cotton.', fabric: 'cotton' },
      ...{ basePriceMinor: 1500, active: true, sort: 50, categoryId: 'accessories' },
      translations: { es: { name: `Playera ${slug}` } },
      variants: [{ colour: 'Café', colourHex: '#6f4e37', size: 'M', surchargeMinor: 0, active: true }],
      colourTranslations: [{ colour: 'Café', translations: { es: { name: 'Marrón' } } }],
    })
}

describe('the gallery of a garment', () => {
  test('shows each picture in its sizes, the first at once and the others when they are near', async () => {
    const [first] = await withPictures()
    const { page } = await shop.openPage(PHONE)
    await openOnceIt(page, TEE, ALTS[0]!)
    const shown = page.getByRole('group', { name: 'Pictures: Classic tee' }).getByRole('img')
    const attributes = []
    for (const image of await shown.all()) {
      const names = ['alt', 'loading', 'fetchpriority', 'width', 'height']
      attributes.push(await Promise.all(names.map((name) => image.getAttribute(name))))
    }
    expect(attributes).toEqual([
      [ALTS[0], null, 'high', '1200', '900'],
      [ALTS[1], 'lazy', null, '800', '1600'],
      [ALTS[2], 'lazy', null, '1200', '900'],
    ])
    expect(await shown.first().getAttribute('srcset')).toBe(
      first!.sizes.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', '),
    )
    expect(await scrollsSideways(page)).toBe(false)
  })

  test('enlarges a picture by keyboard, shows the others, and gives the focus back', async () => {
    await withPictures()
    const { page, errors } = await shop.openPage()
    await openOnceIt(page, TEE, ALTS[0]!)
    const link = page.getByRole('link', { name: `${ALTS[0]!} Enlarge` })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pictures, enlarged' })
    const status = dialog.getByRole('status')
    const picture = dialog.getByRole('img')
    expect(await status.textContent()).toBe('Picture 1 of 3')
    expect(await picture.getAttribute('alt')).toBe(ALTS[0])
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Close')
    expect(await accessibilityProblems(page)).toEqual([])

    await page.keyboard.press('ArrowRight')
    expect([await status.textContent(), await picture.getAttribute('alt')]).toEqual([
      'Picture 2 of 3',
      ALTS[1],
    ])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await status.textContent()).toBe('Picture 3 of 3')

    const width = async () => (await picture.boundingBox())!.width
    const fitted = await width()
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(fitted * 1.5, 0)
    // While it is enlarged, arrows move it.
    await page.keyboard.press('ArrowRight')
    expect(await status.textContent()).toBe('Picture 3 of 3')
    await dialog.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(width).toBeCloseTo(fitted, 0)

    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(false)
    expect(await page.evaluate('document.activeElement.href')).toBe(
      new URL((await link.getAttribute('href')) ?? '', shop.url).href,
    )
    const scrolled = `(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)(document.querySelector('[data-strip]'))`
    expect(await page.evaluate<number>(scrolled)).toBe(2)
    expect(errors).toEqual([])
  })

  test('enlarges with two fingers what lies between them, and moves on with a swipe', async () => {
    await withPictures()
    const { page } = await shop.openPage({ ...PHONE, hasTouch: true, isMobile: true })
    await openOnceIt(page, TEE, ALTS[0]!)
    await page.getByRole('link', { name: `${ALTS[0]!} Enlarge` }).tap()
    const dialog = page.getByRole('dialog')
    const picture = dialog.getByRole('img')
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(390)

    const touch = await fingers(page)
    await touch('touchStart', [195, 422])
    for (const x of [150, 100, 60]) await touch('touchMove', [x, 422])
    await touch('touchEnd')
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('Picture 2 of 3')

    await touch('touchStart', [145, 422], [245, 422])
    await touch('touchMove', [120, 422], [270, 422])
    await touch('touchMove', [95, 422], [295, 422])
    await touch('touchEnd')
    // Twice as far apart: twice as large, around the middle.
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeCloseTo(780, -1)
    const box = (await picture.boundingBox())!
    expect(box.x + box.width / 2).toBeCloseTo(195, -1)
  })

  test('is a strip of links to the pictures without scripts', async () => {
    const pictures = await withPictures()
    const { page } = await shop.openPage({ javaScriptEnabled: false })
    await openOnceIt(page, TEE, ALTS[0]!)
    const link = page.getByRole('link', { name: `${ALTS[1]!} Enlarge` })
    expect(await link.getAttribute('href')).toBe(pictures[1]!.sizes.at(-1)!.url)
  })

  test('does not move the page while pictures load', async () => {
    await withPictures()
    const { page } = await shop.openPage(PHONE)
    await openOnceIt(page, TEE, ALTS[0]!)
    await page.addInitScript(`
      globalThis.shift = 0
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shift += value
      }).observe({ type: 'layout-shift', buffered: true })`)
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.evaluate<number>('globalThis.shift')).toBeLessThanOrEqual(0.01)
  })
})

/** Touches of several fingers, which playwright does not have. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
}

test('the size guide is in the unit that was chosen last', async () => {
  const { page } = await shop.openPage()
  await page.goto(shop.url + TEE)
  await page.getByRole('link', { name: 'Size guide' }).click()
  const guide = page.getByRole('region', { name: 'Size guide' })
  const figures = async (size: string) =>
    (
      await guide
        .getByRole('row', { name: new RegExp(`^${size} `) })
        .getByRole('cell')
        .allInnerTexts()
    ).map((text) => text.trim())
  expect(await figures('M')).toEqual(['53.5', '73', '21'])
  const inches = guide.getByRole('radio', { name: 'in' })
  // The scripts of the page start after it is shown.
  await expect
    .poll(async () => {
      await inches.check()
      return figures('M')
    })
    .toEqual(['21.1', '28.7', '8.3'])
  await page.goto(`${shop.url}/garments/pullover-hoodie`)
  await expect.poll(() => inches.isChecked()).toBe(true)
  expect(await figures('M')).toEqual(['22', '27.8', '25'])
})

test('the page says what a piece costs by quantity, and how to wash it', async () => {
  const { page } = await shop.openPage({ javaScriptEnabled: false })
  await page.goto(shop.url + TEE)
  const prices = page.getByRole('group', { name: 'Price per piece by quantity, without print' })
  expect(await prices.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['1–5', '6–11', '12–23', '24–47', '48+'],
  ])
  expect(await prices.getByRole('cell').allInnerTexts()).toEqual([
    ...['$9.00', '$8.55', '$8.10', '$7.65', '$7.20'],
  ])
  const care = page.getByRole('region', { name: 'Care' })
  expect(await care.getByRole('listitem').first().textContent()).toContain('Machine wash at 30 °C')
  await page.goto(`${shop.url}/es${TEE}`)
  expect(await page.getByRole('region', { name: 'Cuidados' }).textContent()).toContain('Lávala del revés')
})

describe('finding garments', () => {
  test('a category has its own page in each language, linked from all garments and from its own', async () => {
    const { page } = await shop.openPage({ javaScriptEnabled: false })
    await page.goto(`${shop.url}/es/garments`)
    const categories = page.getByRole('navigation', { name: 'Categorías' })
    await categories.getByRole('link', { name: 'Camisetas y polos' }).click()
    expect(page.url()).toBe(`${shop.url}/es/c/t-shirts`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Camisetas y polos')
    expect(await categories.locator('[aria-current=page]').allTextContents()).toEqual(['Camisetas y polos'])
    await page.getByRole('link', { name: 'Camiseta clásica' }).click()
    await page
      .getByRole('navigation', { name: 'Estás aquí' })
      .getByRole('link', { name: 'Camisetas y polos' })
      .click()
    expect(page.url()).toBe(`${shop.url}/es/c/t-shirts`)
    expect((await fetch(`${shop.url}/c/no-such-category`)).status).toBe(404)
  })

  test('many garments can be searched without scripts, by any word of any language', async () => {
    await withManyGarments()
    const { page } = await shop.openPage({ javaScriptEnabled: false })
    await openOnceIt(page, '/garments', many.at(-1)!)
    const search = async (query: string) => {
      await page.getByRole('searchbox', { name: 'Search garments' }).fill(query)
      await page.getByRole('button', { name: 'Search' }).click()
      return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    }
    expect(await search('cafe more-3')).toEqual(['Shirt more-3'])
    expect(page.url()).toBe(`${shop.url}/garments?q=cafe+more-3`)
    expect(await page.getByRole('status').textContent()).toBe('1 garment for “cafe more-3”')
    expect(await search('playera')).toHaveLength(many.length)
    expect(await search('HOODIE')).toEqual(['Pullover hoodie', 'Crewneck sweatshirt'])
    expect(await search('submarine')).toEqual(['Nothing found for “submarine”'])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('a translated colour has its name on the page and in the designer', async () => {
    await withManyGarments()
    const { page } = await shop.openPage()
    await openOnceIt(page, `/es/garments/${many[0]!}`, 'Diseñar en Marrón')
    await page.getByRole('link', { name: 'Diseñar en Marrón' }).click()
    await page.getByRole('radio', { name: 'Marrón' }).waitFor()
    expect(new URL(page.url()).searchParams.get('colour')).toBe('Café')
  })
})

describe('questions and answers', () => {
  afterEach(async () => {
    await answer([])
  })

  async function answer(faq: BrandResponse['faq']): Promise<void> {
    const { updatedAt, updatedBy, usedAccent, logo, favicon, heroPicture, ...brand } =
      await shop.staff.read<BrandResponse>('/api/admin/brand')
    const ids = { logoId: null, faviconId: null, heroPictureId: null }
    const reply = await shop.staff.send('PUT', '/api/admin/brand', { ...brand, ...ids, faq })
    expect(reply.status).toBe(200)
  }

  test('open and close without scripts, and are linked from every page while there are any', async () => {
    const { page } = await shop.openPage({ javaScriptEnabled: false })
    const translations = { es: { question: '¿Lavable?', answer: 'Sí.' } }
    await answer([{ question: 'Washable?', answer: 'Yes, **inside out**. <b>Really.</b>', translations }])
    await openOnceIt(page, '/faq', 'Washable?')
    const text = page.getByText('Yes, inside out. <b>Really.</b>')
    expect(await text.isVisible()).toBe(false)
    await page.getByText('Washable?').click()
    expect(await text.isVisible()).toBe(true)
    await page.goto(`${shop.url}/es`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' }).click()
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('¿Lavable?')

    await answer([])
    await expect.poll(async () => (await fetch(`${shop.url}/faq`)).status).toBe(404)
    await page.goto(shop.url)
    expect(await page.getByRole('link', { name: 'Questions and answers' }).count()).toBe(0)
  })
})

describe.each([
  ['light', 390],
  ['dark', 390],
  ['light', 1280],
  ['dark', 1280],
] as const)('in %s mode, %i px wide', (colorScheme, width) => {
  test('galleries, categories and searches are accessible and valid, and log no errors', async () => {
    await withPictures()
    await withManyGarments()
    const { page, errors } = await shop.openPage({ viewport: { width, height: 800 }, colorScheme })
    await openOnceIt(page, TEE, ALTS[0]!)
    for (const path of [
      TEE,
      '/garments',
      '/c/t-shirts',
      '/garments?q=tee',
      '/garments?q=nothing',
      '/es/c/accessories',
    ]) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      const html = await (await fetch(shop.url + path)).text()
      expect({
        path,
        wide: await scrollsSideways(page),
        html: await htmlProblems(html),
        problems: await accessibilityProblems(page),
      }).toEqual({ path, wide: false, html: [], problems: [] })
    }
    expect(errors).toEqual([])
  }, 60_000)
})
