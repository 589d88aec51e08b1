import { expect, test } from 'vitest'
import { readPdf } from '../../apps/api/src/testing/pdf.ts'
import { place } from '../testing/orders-by-stage.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, SMALL_PHONE } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('an invoice is issued on the page of its order, and a refund takes off it', async () => {
  const order = await place(shop)
  await shop.staff.takePayment(order)
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  const documents = page.getByRole('region', { name: 'Documents', exact: true })
  await documents
    .getByText(/^RC-\d{4}-000001$/)
    .first()
    .waitFor()
  await documents.getByRole('button', { name: 'Issue invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue invoice' })
  await dialog.getByLabel('Bill to').fill('Torres & Co.')
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await documents
    .getByText(/^INV-\d{4}-000001$/)
    .first()
    .waitFor()

  await page.getByRole('button', { name: /^Refund/ }).click()
  const refund = page.getByRole('dialog', { name: 'Record refund' })
  await refund.getByLabel('Amount').fill('1')
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Late.')
  expect(await refund.getByRole('checkbox', { name: 'Issue a credit note' }).isChecked()).toBe(true)
  await refund.getByRole('button', { name: 'Record refund' }).click()
  await documents
    .getByText(/^CN-\d{4}-000001$/)
    .first()
    .waitFor()
  await documents.getByText('Partly credited').waitFor()
  const href = await documents.getByRole('link', { name: /^View INV-/ }).getAttribute('href')
  const file = await page.request.get(shop.url + String(href))
  expect(await (await readPdf(await file.body())).textOf(1)).toContain('Torres&Co.')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a document that cannot be issued says why', async () => {
  const order = await place(shop)
  await shop.staff.create(`/api/admin/orders/${order.id}/cancellation`, { reason: 'No longer needed.' })
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  const issue = page.getByRole('button', { name: 'Issue invoice' })
  await issue.waitFor()
  expect(await issue.getAttribute('aria-disabled')).toBe('true')
  expect(await issue.getAttribute('title')).toBe('The order was cancelled or has expired.')
})

test.each([
  ['light', DESKTOP],
  ['dark', SMALL_PHONE],
] as const)('the list of documents is whole, %s at %j', async (colorScheme, viewport) => {
  const { page } = await shop.openConsole({ to: '/documents', colorScheme, viewport })
  await page
    .getByText(/^INV-\d{4}-000001$/)
    .first()
    .waitFor()
  await page.getByLabel('Kind').selectOption('receipt')
  await page
    .getByText(/^INV-\d{4}-000001$/)
    .first()
    .waitFor({ state: 'detached' })
  await page
    .getByText(/^RC-\d{4}-000001$/)
    .first()
    .waitFor()
  await page.getByLabel('Month').selectOption({ index: 1 })
  await page.getByRole('link', { name: /^Download .* \(ZIP\)$/ }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})

test('customers find their documents on the page of their order', async () => {
  const order = await place(shop)
  await shop.staff.takePayment(order)
  const { page } = await shop.openPage({ viewport: SMALL_PHONE })
  await page.goto(`${shop.url}/orders/${String(order.trackingToken)}`)
  const receipt = page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: /^Receipt RC-/ })
  const file = await page.request.get(shop.url + String(await receipt.getAttribute('href')))
  expect((await readPdf(await file.body())).pages).toBe(1)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})
