import type { AdminPrintZoneSettingsResponse, CatalogResponse, GarmentRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { type Visit, TABLET } from '../testing/console.ts'

const shop = testShop()

const garments = () => shop.staff.read<GarmentRecord[]>('/api/admin/garments')
const kinds = async () =>
  (await shop.staff.read<AdminPrintZoneSettingsResponse>('/api/admin/print-zones')).kinds
const bySlug = async (slug: string) => (await garments()).find((garment) => garment.slug === slug)

async function atGarment(slug: string, visit: Visit = {}): Promise<Page> {
  const { id = '' } = (await bySlug(slug)) ?? {}
  const { page } = await shop.openConsole({ to: `/garments/${id}`, ...visit })
  await page.getByRole('form', { name: 'Garment' }).waitFor()
  return page
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
}

test('a garment added with colours and sizes appears in the store', async () => {
  const { page } = await shop.openConsole({ to: '/garments' })
  await page.getByRole('link', { name: 'Add garment' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Boxy tee')
  await page.getByLabel(/^Price without print/).fill('12,50')
  expect(await page.getByLabel('URL handle').inputValue()).toBe('boxy-tee')
  await page.getByLabel('Description').fill('Heavy cotton.')
  await page.getByLabel('New colour name').fill('Olive')
  await page.keyboard.press('Enter')
  await page.getByLabel('Colour of Olive as hex code').fill('#556b2f')
  const sizes = ((await kinds()).find(({ id }) => id === 'tee')?.sizes ?? []).filter(
    (size) => size !== '3XL' && !size.startsWith('Y'),
  )
  await page.getByRole('button', { name: 'Remove 3XL' }).click()
  await page.getByLabel('New size name').fill('4XL')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Surcharge', exact: true }).click()
  await page.getByLabel('Surcharge for Olive L').fill('2')
  await page.getByLabel('Show in store').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Boxy tee' }).waitFor()

  expect(await bySlug('boxy-tee')).toMatchObject({
    name: 'Boxy tee',
    kind: 'tee',
    basePriceMinor: 1250,
    active: true,
    variants: [...sizes, '4XL'].map((size) => ({
      colour: 'Olive',
      colourHex: '#556b2f',
      size,
      surchargeMinor: size === 'L' ? 200 : 0,
      active: true,
    })),
  })
  await expect
    .poll(async () =>
      ((await (await fetch(`${shop.url}/api/v1/catalog`)).json()) as CatalogResponse).garments.map(
        ({ slug }) => slug,
      ),
    )
    .toContain('boxy-tee')
})

test('restores an unsaved new garment after a reload', async () => {
  const { page } = await shop.openConsole({ to: '/garments/new' })
  await page.getByLabel('Name', { exact: true }).fill('Half a tee')
  await page.getByLabel('New colour name').fill('Sand')
  await page.getByRole('button', { name: 'Add colour' }).click()
  await page.getByText('Unsaved changes. They are kept').waitFor()
  await page.reload()
  await page.getByText('Unsaved changes restored').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a tee')
  await page.getByLabel('Name of Sand').waitFor()
})

test('shows missing values at their fields and sends nothing', async () => {
  const { page } = await shop.openConsole({ to: '/garments/new' })
  await page.getByLabel('Name', { exact: true }).fill('Nameless')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter an amount, such as 4.50.').waitFor()
  await page.getByText('Fill in this field.').waitFor()
})

test('focuses the field that the API rejects and shows the reason there', async () => {
  const { page } = await shop.openConsole({ to: '/garments/new' })
  await page.getByLabel('Name', { exact: true }).fill('Bare tee')
  await page.getByLabel(/^Price without print/).fill('9')
  await page.getByLabel('Description').fill('Without any colour.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const variants = page.getByRole('group', { name: 'Variants' })
  await variants.getByText('Add at least one.').waitFor()
  expect(await page.locator(':focus').getAttribute('name')).toBe('variants')
})

test('takes a size with stock off sale instead of removing it', async () => {
  const page = await atGarment('long-sleeve')
  await page.getByRole('button', { name: 'Remove 3XL' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('alert')
    .getByText(/Orders or stock items use/)
    .waitFor()
  await page.getByRole('button', { name: 'Restore as not for sale' }).click()
  await save(page)
  const sizes = (await bySlug('long-sleeve'))?.variants.filter(({ size }) => size === '3XL') ?? []
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.every(({ active }) => !active)).toBe(true)
})

test('sets a surcharge for one size in all colours, and undoes the last save', async () => {
  const page = await atGarment('classic-tee', { viewport: TABLET })
  const before = await bySlug('classic-tee')
  await page.getByRole('button', { name: 'Surcharge', exact: true }).click()
  await page.getByLabel('Surcharge for 2XL in all colours').fill('3.25')
  await save(page)
  const surcharges = async () =>
    (await bySlug('classic-tee'))?.variants
      .filter(({ size }) => size === '2XL')
      .map((one) => one.surchargeMinor)
  expect(new Set(await surcharges())).toEqual(new Set([325]))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await bySlug('classic-tee'))?.variants).toEqual(before?.variants)
})

test.each(['light', 'dark'] as const)('has no axe violations in the %s theme', async (colorScheme) => {
  const page = await atGarment('classic-tee', { colorScheme })
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Garments', exact: true }).click()
  await page.getByRole('table', { name: 'Garments' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
