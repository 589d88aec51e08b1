import type { Page } from 'playwright-core'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'

export async function typePhoneOrder(page: Page, customer: string): Promise<void> {
  await page.getByLabel('Name').fill(customer)
  await page.getByLabel('Phone', { exact: true }).fill('+503 7000 9999')
  await page.getByRole('button', { name: 'Add design' }).click()
  await page.getByLabel(/^Artwork/).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await aPicture(2400),
  })
  await page.getByText('2400 × 2400 px').waitFor()
  await page.getByLabel('Width in mm').fill('200')
  await page.getByLabel('M', { exact: true }).fill('2')
  await page.getByLabel('Payment method').selectOption({ label: 'Cash at the studio' })
}

export const quotedTotalOf = (page: Page) =>
  page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd')
