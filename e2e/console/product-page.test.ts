import type { CatalogResponse, GarmentRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DESKTOP, SMALL_PHONE } from '../testing/console.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const aPicture = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0b7a5f' } })
    .png()
    .toBuffer()

test('a category, a note about care and a picture are on the pages of the store in each language', async () => {
  const { page } = await shop.openConsole({ to: '/categories', viewport: SMALL_PHONE })
  await page.getByRole('button', { name: 'Add category' }).click()
  const categories = page.getByRole('group', { name: 'Categories' })
  await categories.getByLabel('Name', { exact: true }).fill('Winter wear')
  await categories.getByText(/^Translations/).click()
  await categories.getByLabel('Name (Español)').fill('Ropa de invierno')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Categories saved').waitFor()

  const { id, slug } = (await shop.staff.read<GarmentRecord[]>('/api/admin/garments')).find(
    ({ kind }) => kind === 'hoodie',
  )!
  await page.goto(`${shop.url}/admin/garments/${id}`)
  const details = page.getByRole('region', { name: 'Product page' })
  await details.getByLabel('Category').selectOption('Winter wear')
  await details.getByLabel('Washing').selectOption('Hand wash only')
  await details.locator('[name=careNote]').fill('Wash inside out.')
  await details
    .getByText(/^Translations/)
    .first()
    .click()
  await details.getByLabel('Note about care (Español)').fill('Lavar del revés.')
  await details
    .getByLabel('Add picture')
    .setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer: await aPicture() })
  const pictures = details.getByRole('group', { name: 'Pictures' }).getByRole('listitem')
  await pictures.last().getByLabel('Description of the picture', { exact: true }).fill('A shelf of hoodies')
  await pictures
    .last()
    .getByText(/^Translations/)
    .click()
  await pictures.last().getByLabel('Description of the picture (Español)').fill('Un estante de sudaderas')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()

  const shown = async () =>
    ((await (await fetch(`${shop.url}/api/v1/catalog`)).json()) as CatalogResponse).garments.find(
      (garment) => garment.slug === slug,
    )
  await expect.poll(async () => (await shown())?.categoryId).toBe('winter-wear')
  const { page: store } = await shop.openPage({ viewport: DESKTOP })
  await store.goto(`${shop.url}/es/c/winter-wear`)
  await store.getByRole('heading', { level: 1, name: 'Ropa de invierno' }).waitFor()
  await store.goto(`${shop.url}/es/garments/${slug}`)
  await store.getByText('Lavar del revés.').waitFor()
  await store.getByAltText('Un estante de sudaderas').first().waitFor()
  await store.goto(`${shop.url}/garments/${slug}`)
  await store.getByText('Wash inside out.').waitFor()
  await store.getByText('Hand wash only').first().waitFor()
})

test('the size guide is a measure for each size, in cm, and customers read it in inches too', async () => {
  const garment = (await shop.staff.read<GarmentRecord[]>('/api/admin/garments')).find(
    ({ slug }) => slug === 'bib-apron',
  )!
  await shop.pool.query(`UPDATE garments SET size_guide = NULL WHERE slug = 'bib-apron'`)
  const { page } = await shop.openConsole({ to: `/garments/${garment.id}`, viewport: SMALL_PHONE })
  const guide = page.getByRole('group', { name: 'Size guide' })
  await guide.getByRole('button', { name: 'Add measure' }).click()
  const measures = guide.getByRole('listitem')
  await measures.nth(0).getByLabel('Measure', { exact: true }).selectOption('Height')
  await measures.nth(0).getByRole('textbox').last().fill('80')
  await guide.getByRole('button', { name: 'Add measure' }).click()
  await measures.nth(1).getByLabel('Measure', { exact: true }).selectOption('Another measure')
  await measures.nth(1).getByLabel('Name of the measure', { exact: true }).fill('Pocket')
  await measures.nth(1).getByRole('textbox').last().fill('22,5')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()

  const saved = await shop.staff.read<GarmentRecord>(`/api/admin/garments/${garment.id}`)
  expect(saved.sizeGuide).toMatchObject({
    sizes: garment.variants.slice(0, 1).map(({ size }) => size),
    measures: [
      { measure: 'height', name: null, valuesMm: [800] },
      { measure: null, name: 'Pocket', valuesMm: [225] },
    ],
  })
  const { page: store } = await shop.openPage({ viewport: SMALL_PHONE })
  await store.goto(`${shop.url}/garments/bib-apron`)
  const table = store.getByRole('group', { name: 'Size guide' })
  await table.getByText('Pocket').waitFor()
  await table.getByText('80', { exact: false }).first().waitFor()
})
