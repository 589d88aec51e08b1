import type { FilmSettingsRecord, OrderRecord, PrintJobRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBotToken, submitOrder } from '../../lab/harness/shopper.ts'
import { SMALL_PHONE } from '../testing/console.ts'
import { accessibilityProblems, clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

async function aWaitingJob(): Promise<PrintJobRecord> {
  const { shopper, staff, url } = shop
  const { status, order, text } = await submitOrder(url, {
    ...(await shopper.order()),
    botToken: await aBotToken(url),
  })
  expect(status, text).toBe(201)
  await staff.takePayment(order)
  return (await jobsOf(order))[0]!
}
const jobsOf = ({ id }: Pick<OrderRecord, 'id'>) =>
  shop.staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${id}`)

async function expectGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await clippedTexts(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

test('the owner chooses the finish of new prints and the files of a sheet', async () => {
  const { page, context } = await shop.openConsole({ to: '/film-settings' })
  await page.getByLabel('Soft edges and shades').selectOption('halftone')
  await page.getByLabel('Frequency').fill('40')
  await page.getByLabel('Dot', { exact: true }).selectOption('diamond')
  await page.getByLabel('Knock out the garment colour').check()
  await page.getByLabel('White choke').fill('0.25')
  await page.getByLabel('White as a separate file').check()
  await page.getByLabel('File name').fill('{date}-{order}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('{order}').last().waitFor()
  await page.getByLabel('File name').fill('{date}-{sheet}')
  await expectGood(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Film settings saved').waitFor()
  const { filmFinish, filmExport } = await shop.staff.read<FilmSettingsRecord>('/api/admin/film-settings')
  expect(filmFinish).toEqual({
    halftone: { lpi: 40, angleDeg: 22.5, dot: 'diamond' },
    knockOut: { tolerance: 10 },
    ...{ alphaThreshold: null, chokeMm: 0.25 },
  })
  expect(filmExport).toMatchObject({ formats: ['png', 'pdf'], white: true, fileName: '{date}-{sheet}' })
  const { finish } = await aWaitingJob()
  expect(finish?.knockOut?.hex).toMatch(/^#[0-9a-f]{6}$/i)
  await context.close()
})

test.each(['light', 'dark'] as const)(
  'sees a finish on the garment and sets it, in %s',
  async (colorScheme) => {
    const { id } = await aWaitingJob()
    const { page, context } = await shop.openConsole({ to: `/jobs/${id}`, colorScheme })
    await page.getByRole('button', { name: 'Film finish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Film finish' })
    await dialog.getByLabel('Soft edges and shades').selectOption('threshold')
    await dialog.getByLabel('Threshold', { exact: true }).fill('90')
    await dialog.getByText('On the colour of the garment.').waitFor()
    expect(
      await dialog
        .getByRole('img')
        .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    ).toBeGreaterThan(200)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.setViewportSize(SMALL_PHONE)
    expect(await scrollsSideways(page)).toBe(false)
    await dialog.getByRole('button', { name: 'Save film finish' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const job = await shop.staff.read<PrintJobRecord>(`/api/admin/print-jobs/${id}`)
    expect(job.finish).toMatchObject({ halftone: null, alphaThreshold: 90 })
    await context.close()
  },
)
