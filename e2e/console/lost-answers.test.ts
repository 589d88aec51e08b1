import type { AdminOrderRecord, InventoryItemRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { place, placePaid } from '../testing/orders-by-stage.ts'
import { quotedTotalOf, typePhoneOrder } from './phone-order.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const NO_ANSWER = 'We don’t know if your last request went through.'

/** The service processes the request, but its response is lost. */
async function losingAnswers(page: Page, url: string, work: () => Promise<unknown>): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await work()
  await page.unroute(url)
}

const read = async <Body>(page: Page, path: string) =>
  (await (await page.request.get(shop.url + path)).json()) as Body
const orderOf = (page: Page, { id }: { id: string }) =>
  read<AdminOrderRecord>(page, `/api/admin/orders/${id}`)
const amounts = ({ payments }: AdminOrderRecord) => payments.map(({ amountMinor }) => amountMinor)

async function openDialog(page: Page, button: string, title: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  return dialog
}

test('records a payment once when its response is lost, also after a reload, and a different amount as another payment', async () => {
  const order = await place(shop)
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  const open = () => openDialog(page, 'Record payment', 'Record payment')
  const first = await open()
  await first.getByLabel('Amount').fill('3')
  await first.getByLabel('Paid by').fill('Her brother')
  await losingAnswers(page, '**/payments', async () => {
    await first.getByRole('button', { name: 'Record payment' }).click()
    await first.getByText(NO_ANSWER).waitFor()
  })
  expect(amounts(await orderOf(page, order))).toEqual([300])

  await page.reload()
  const again = await open()
  await again.getByText(NO_ANSWER).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await again.getByLabel('Amount').inputValue()).toBe('3.00')
  expect(await again.getByLabel('Paid by').inputValue()).toBe('Her brother')
  await again.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText(`${order.number}: payment recorded`).waitFor()
  expect(amounts(await orderOf(page, order))).toEqual([300])

  // The first payment is settled, so the same amount again is a new payment.
  const second = await open()
  expect(await second.getByText(NO_ANSWER).count()).toBe(0)
  await second.getByLabel('Amount').fill('3')
  await losingAnswers(page, '**/payments', async () => {
    await second.getByRole('button', { name: 'Record payment' }).click()
    await second.getByText(NO_ANSWER).waitFor()
  })
  await page.reload()
  const changed = await open()
  await changed.getByText('If you change anything, it counts as a new one.').waitFor()
  await changed.getByLabel('Amount').fill('2')
  await changed.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText(`${order.number}: payment recorded`).waitFor()
  expect(amounts(await orderOf(page, order))).toEqual([300, 300, 200])
}, 120_000)

test('records a second identical payment when the person starts a new one after a lost response', async () => {
  const order = await place(shop)
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  const first = await openDialog(page, 'Record payment', 'Record payment')
  await first.getByLabel('Amount').fill('3')
  await losingAnswers(page, '**/payments', async () => {
    await first.getByRole('button', { name: 'Record payment' }).click()
    await first.getByText(NO_ANSWER).waitFor()
  })
  await first.getByRole('button', { name: 'Start a new one' }).click()
  await first.getByText(NO_ANSWER).waitFor({ state: 'detached' })
  await first.getByLabel('Amount').fill('3')
  await first.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText(`${order.number}: payment recorded`).waitFor()
  expect(amounts(await orderOf(page, order))).toEqual([300, 300])
})

test('records a refund once when its response is lost, even if the remaining balance is now smaller', async () => {
  const order = await placePaid(shop)
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  const most = order.totals.totalMinor - 100
  const first = await openDialog(page, 'Refund', 'Record refund')
  await first.getByLabel('Amount').fill(String(most / 100))
  await first.getByRole('button', { name: 'Pagaste de más.' }).click()
  await losingAnswers(page, '**/refunds', async () => {
    await first.getByRole('button', { name: 'Record refund' }).click()
    await first.getByText(NO_ANSWER).waitFor()
  })
  await page.reload()
  const again = await openDialog(page, 'Refund', 'Record refund')
  await again.getByText('Up to $1.00.').waitFor()
  await again.getByRole('button', { name: 'Record refund' }).click()
  await page.getByText(`${order.number}: refund recorded`).waitFor()
  const { refunds } = await orderOf(page, order)
  expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([most])
}, 120_000)

test('receives stock once when the response is lost', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const [item] = await read<InventoryItemRecord[]>(page, '/api/admin/inventory-items?limit=1')
  if (!item) throw new Error('The shop has no stock item.')
  const dialog = page.getByRole('dialog', { name: `Receive: ${item.name}` })
  await page.goto(`${shop.url}/admin/stock/${item.id}?do=receipt`)
  await dialog.getByLabel('Quantity received').fill('7')
  await losingAnswers(page, '**/inventory-movements', async () => {
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
    await dialog.getByText(NO_ANSWER).waitFor()
  })
  await page.reload()
  await dialog.getByText(NO_ANSWER).waitFor()
  expect(await dialog.getByText('Unsaved changes restored').count()).toBe(0)
  expect(await dialog.getByLabel('Quantity received').inputValue()).toBe('7')
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByText(/^Received\./).waitFor()
  const { onHand } = await read<InventoryItemRecord>(page, `/api/admin/inventory-items/${item.id}`)
  expect(onHand).toBe(item.onHand + 7)
})

test('creates a phone order once when the response is lost', async () => {
  const { page } = await shop.openConsole({ to: '/orders/new' })
  await typePhoneOrder(page, 'Lost Lucia')
  const write = page.getByRole('button', { name: 'Create order' })
  await quotedTotalOf(page).waitFor()
  await losingAnswers(page, '**/api/admin/orders', async () => {
    await write.click()
    await page.getByText(NO_ANSWER).waitFor()
  })
  await page.reload()
  await page.getByText(NO_ANSWER).waitFor()
  await quotedTotalOf(page).waitFor()
  await write.click()
  await page.getByRole('heading', { level: 1, name: /^PL-/ }).waitFor()
  expect(await read<unknown[]>(page, '/api/admin/orders?q=Lost+Lucia')).toHaveLength(1)
}, 120_000)
