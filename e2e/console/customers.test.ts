import { expect, test } from 'vitest'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { DESKTOP, PHONE } from '../testing/console.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const add = (body: object) =>
  shop.staff.create<{ id: string }>('/api/admin/customers', { name: 'Clara Núñez', ...body })

test('finds a customer by part of the phone, edits them, and merges another into them', async () => {
  await add({ email: 'clara@example.com', phone: '+50588887999', company: 'Escuela Núñez' })
  await add({ name: 'Clara N.', email: 'clara.n@example.com' })
  const { page } = await shop.openConsole({ to: '/customers', viewport: DESKTOP })
  await page.getByRole('searchbox', { name: 'Search' }).fill('7999')
  await page.getByRole('link', { name: 'Clara Núñez' }).click()
  await page.getByRole('heading', { level: 1, name: 'Clara Núñez' }).waitFor()

  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tags').fill('school, football')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('football', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Merge…' }).click()
  await dialog.getByLabel('Other customer').fill('clara.n@')
  await page.getByRole('option', { name: /Clara N\. · clara\.n@example\.com/ }).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('heading', { name: 'Merged customers' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Split Clara N.' }).click()
  await page.getByRole('heading', { name: 'Merged customers' }).waitFor({ state: 'detached' })
})

test('an order leads to its customer, and the command palette finds them', async () => {
  const { order } = await submitOrder(shop.url, await shop.shopper.order())
  const { page } = await shop.openConsole({ to: `/orders/${order.id}`, viewport: PHONE })
  await page.getByRole('link', { name: order.customer.name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: order.customer.name }).waitFor()
  await page.getByRole('link', { name: new RegExp(order.number) }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox').fill(order.customer.name)
  await page
    .getByRole('option', { name: /Customer$/ })
    .first()
    .waitFor()
})
