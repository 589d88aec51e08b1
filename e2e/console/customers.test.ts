import { readFile } from 'node:fs/promises'
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

  // On a slow connection, the list arrives after the text.
  const { promise: typed, resolve: arrive } = Promise.withResolvers<undefined>()
  await page.route(/suggestion-list-field/, async (route) => {
    await typed
    await route.continue()
  })
  const asked = page.waitForRequest(/suggestion-list-field/)
  await page.getByRole('button', { name: 'Merge…' }).click()
  await dialog.getByLabel('Other customer').fill('clara.n@')
  await asked
  arrive(undefined)
  await page.getByRole('option', { name: /Clara N\. · clara\.n@example\.com/ }).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('heading', { name: 'Merged customers' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Split Clara N.' }).click()
  await page.getByRole('heading', { name: 'Merged customers' }).waitFor({ state: 'detached' })
})

test('a list of suggestions without any leaves the page to screen readers', async () => {
  const { page } = await shop.openConsole({ to: '/orders/new' })
  const name = page.getByLabel('Name')
  await name.focus()
  await page.locator('[name="customer.name"][aria-haspopup]').waitFor()
  await name.fill('Somebody new')
  await page.getByRole('button', { name: 'Start over' }).waitFor()
})

test('a phone that a guest typed becomes that of the customer only when staff add it', async () => {
  const { id } = await add({ email: 'rosa@example.com' })
  const request = await shop.shopper.order()
  const contact = { name: 'Rosa Cruz', email: 'rosa@example.com', phone: '+50577770001' }
  await submitOrder(shop.url, { ...request, customer: contact })
  const { page } = await shop.openConsole({ to: `/customers/${id}`, viewport: PHONE })
  await page.getByRole('heading', { name: 'Contacts from orders' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const phone = page.getByRole('link', { name: '+50577770001', exact: true })
  expect(await phone.count()).toBe(0)
  await page.getByRole('button', { name: 'Add to customer: +50577770001' }).click()
  await phone.waitFor()
  await page.getByRole('heading', { name: 'Contacts from orders' }).waitFor({ state: 'detached' })
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

test('downloads the personal data of a customer, and erases it after a confirmation', async () => {
  const { id } = await add({ name: 'Olvido Paz', email: 'olvido@example.com' })
  const { page } = await shop.openConsole({ to: `/customers/${id}`, viewport: PHONE })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/)
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as { customers: object[] }
  expect(copy.customers).toMatchObject([{ id, name: 'Olvido Paz', email: 'olvido@example.com' }])

  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase Olvido Paz?' })
  const erase = dialog.getByRole('button', { name: 'Erase personal data' })
  await dialog.getByLabel('Reason').fill('Olvido asked for it.')
  await dialog.getByText('Tick that you know that this cannot be undone.').waitFor()
  await dialog.getByLabel('I know that this cannot be undone.').check()
  expect(await accessibilityProblems(page)).toEqual([])
  await erase.click()
  await dialog.getByText(/Don’t name the person/).waitFor()
  await dialog.getByLabel('Reason').fill('Requested by email.')
  await erase.click()
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
  await page.getByText('The personal data is erased.').waitFor()
  await page.getByRole('link', { name: 'Clara Núñez' }).first().waitFor()
  expect(await page.getByText('Olvido Paz').count()).toBe(0)
})

test('personal data is for owners and managers', async () => {
  const { id } = await add({ name: 'Nadia Ruiz', email: 'nadia@example.com' })
  const as = await shop.staff.addColleague('support')
  const { page } = await shop.openConsole({ as, to: `/customers/${id}`, viewport: DESKTOP })
  for (const name of ['Download a copy', 'Erase…'])
    expect(await page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
})
