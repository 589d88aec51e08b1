import { readFileSync } from 'node:fs'
import type { GarmentRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from '../testing/console.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const bySlug = async (slug: string) =>
  (await shop.staff.read<GarmentRecord[]>('/api/admin/garments')).find((garment) => garment.slug === slug)

const HEADINGS = 'Handle;Nombre;Tipo;Tela;Preis;Color;Código de color;Talla;SKU;Existencias'
const choose = (page: Page, ...rows: readonly string[]) =>
  page.getByLabel('Drop a file here').setInputFiles({
    name: 'prendas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADINGS, ...rows].join('\n')),
  })

test('imports a file after choosing a column and seeing what each row does', async () => {
  const { page } = await shop.openConsole({ to: '/garments' })
  await page.getByRole('link', { name: 'Import and export' }).click()
  await choose(
    page,
    'boxy;Boxy tee;tee;cotton;12,50;Olive;#556b2f;M;BOXY-M;7',
    'boxy;Boxy tee;tee;cotton;12,50;Olive;;L;;',
    'classic-tee;;;;;Black;;M;;9',
  )
  await page.getByText('prendas.csv, UTF-8, separated by semicolons').waitFor()
  await page.getByText('Row 2').waitFor()
  await page.getByText('Price without print: Fill in this field.').waitFor()
  await page.getByText('Correct 1 row with problems').waitFor()

  await page.getByLabel(/Preis/).selectOption('Price without print')
  await page.getByRole('button', { name: '3 Rows' }).waitFor()
  await page.getByText('On hand: ').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await page.getByRole('heading', { name: 'Import complete' }).waitFor()
  await page.getByText('1 garment added').waitFor()
  await page.getByRole('link', { name: 'Go to garments' }).click()
  await page.getByRole('link', { name: 'Boxy tee' }).waitFor()
  expect(await bySlug('boxy')).toMatchObject({
    basePriceMinor: 1250,
    variants: [{ size: 'M' }, { size: 'L' }],
  })
})

test('shows only rows with problems, on a phone, and imports nothing of the file', async () => {
  const { page } = await shop.openConsole({ to: '/garments/import' })
  await page.setViewportSize(PHONE)
  await choose(
    page,
    'square;Square tee;tee;silk;9;Olive;#556b2f;M;SQ-M;7',
    'square;Square tee;tee;silk;9;Olive;;M;sq-m;7',
    'classic-tee;;;;;Black;;M;;',
  )
  await page.getByLabel(/Preis/).selectOption('Price without print')
  await page.getByRole('button', { name: '2 Problems', pressed: true }).waitFor()
  const rows = page.getByRole('list', { name: 'What will happen' })
  await rows.getByText('H, Size: This is in row 2, too.').waitFor()
  expect(await rows.getByText(/There is no press recipe/).count()).toBe(2)
  expect(await rows.getByText('Row 4').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Import 0 rows' }).getAttribute('aria-disabled')).toBe('true')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download problems' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('2,D,Fabric')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await bySlug('square')).toBeUndefined()
})

test('an Excel export is unchanged when it is imported, and a picture is refused', async () => {
  const { page } = await shop.openConsole({ to: '/garments/import' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as Excel' }).click()
  const file = await (await download).path()
  await page.getByLabel('Drop a file here').setInputFiles(file)
  await page.getByText('The shop is already as this file says.').waitFor()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByLabel('Drop a file here').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  })
  await page.getByText('Choose a CSV file or an XLSX spreadsheet.').waitFor()
})

test('asks again when the shop has changed since the preview', async () => {
  const { page } = await shop.openConsole({ to: '/garments/import' })
  await choose(page, 'classic-tee;;;;;Black;;M;;5')
  await page.getByRole('button', { name: 'Import 1 row' }).waitFor()
  await shop.staff.create('/api/admin/inventory-movements', {
    itemId: (await bySlug('classic-tee'))?.variants.find(
      ({ colour, size }) => colour === 'Black' && size === 'M',
    )?.stock?.itemId,
    type: 'count',
    quantity: 6,
  })
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('The shop has changed since this preview.').waitFor()
  await page.getByText('On hand: 6 → 5').waitFor()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('1 stock item counted').waitFor()
})
