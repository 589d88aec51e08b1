import { readFileSync } from 'node:fs'
import type { OrderRecord } from '@platen/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decodeId, newUuid } from '../../apps/api/src/platform/records/ids.ts'
import { searchText } from '../../apps/api/src/platform/records/search-text.ts'
import { anOrder } from '../../apps/api/src/testing/builders.ts'
import { orderColumns } from '../../apps/api/src/testing/order-columns.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, TABLET } from '../testing/console.ts'
import { place, placePaid, placeReady } from '../testing/orders-by-stage.ts'
import { testShop } from '../testing/test-shop.ts'

const PHONE_ORDERS = '/orders?source=phone'
const MANY = 10_000

const shop = testShop()

const table = (page: Page) => page.getByRole('table', { name: 'Orders' })
const row = (page: Page, { number }: { number: string }) => table(page).getByRole('row', { name: number })
const named = (name: string) => ({
  customer: { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, phone: '+50370001234' },
})
const stageOf = async ({ id }: OrderRecord) =>
  (
    await shop.pool.query<{ stage: string }>('SELECT stage FROM orders WHERE id = $1', [
      decodeId('order', id),
    ])
  ).rows[0]?.stage

test('searches from the third letter on and keeps the query in the URL', async () => {
  const order = await place(shop, {}, named('Zenobia Quint'))
  const other = await place(shop)
  const { page } = await shop.openConsole({ to: '/orders' })
  await row(page, other).waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('Ze')
  await page.getByText('Enter at least 3 characters.').waitFor()
  await page.keyboard.type('nobia')
  await row(page, other).waitFor({ state: 'detached' })
  await row(page, order).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Zenobia')

  await page.reload()
  await row(page, order).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('Zenobia')
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByText('No orders match these filters').waitFor()
  await page.getByRole('link', { name: 'All orders' }).click()
  await row(page, other).waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

test('combines any number of filters, and a saved view replaces them', async () => {
  const waiting = await place(shop)
  const paid = await placePaid(shop)
  const { page } = await shop.openConsole({ to: '/orders' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Ready to print' }).check()
  await row(page, waiting).waitFor({ state: 'detached' })
  await row(page, paid).waitFor()
  await page.getByRole('checkbox', { name: 'Awaiting payment' }).check()
  await row(page, waiting).waitFor()
  await page.getByRole('combobox', { name: 'Delivery method' }).selectOption('delivery')
  await page.getByText('No orders match these filters').waitFor()
  expect(new URL(page.url()).search).toContain('stage=awaiting_payment%2Cready_to_print&method=delivery')

  await page.getByRole('link', { name: 'Ready for handover' }).click()
  await page.waitForURL('**/orders?stage=ready&sort=due')
  const view = page.getByRole('link', { name: 'Ready for handover' })
  await expect.poll(() => view.getAttribute('aria-current')).toBe('page')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Awaiting payment' }).isChecked()).toBe(false)
})

test('puts many orders on hold with the keyboard and resumes them', async () => {
  const orders = [
    await place(shop, {}, named('Bulk Berta')),
    await place(shop, {}, named('Bulk Bruno')),
    await place(shop, {}, named('Bulk Bella')),
  ]
  const { page } = await shop.openConsole({ to: '/orders?q=bulk+b' })
  await row(page, orders[0]!).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByRole('toolbar').getByText('3 selected').waitFor()

  await page.keyboard.press('h')
  await page.getByRole('dialog', { name: 'Put on hold: 3 orders' }).waitFor()
  await page.keyboard.type('The film is late.')
  await page.keyboard.press('Enter')
  // Undo is offered only for a while, so it is clicked first.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('3 orders resumed.').waitFor()
  for (const order of orders) await row(page, order).getByText('Awaiting payment').waitFor()
  expect(await page.getByRole('toolbar').count()).toBe(0)
  const held = await shop.pool.query<{ order_id: string }>(
    `SELECT order_id FROM events WHERE type = 'order.held' AND order_id = ANY($1)`,
    [orders.map(({ id }) => decodeId('order', id))],
  )
  expect(held.rows).toHaveLength(3)
})

test('names the orders that a bulk action could not change, with the reason, and changes the others', async () => {
  const [first, second] = [
    await place(shop, {}, named('Mixed Mara')),
    await place(shop, {}, named('Mixed Milo')),
  ]
  const { page } = await shop.openConsole({ to: '/orders?q=mixed+m' })
  await row(page, first).waitFor()
  await page.getByRole('checkbox', { name: 'Select all 2 shown' }).check()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByLabel('Reason').fill('Ordered twice.')
  await shop.staff.decide(second, 'cancellation', { reason: 'They called.' })
  await page.getByRole('button', { name: 'Cancel order: 2 orders' }).click()

  const result = page.getByRole('dialog', { name: '1 of 2 cancelled' })
  const refused = result.getByRole('listitem').filter({ hasText: second.number })
  expect(await refused.textContent()).toMatch(/Failed.*order is cancelled/s)
  expect(await stageOf(first)).toBe('cancelled')
  await result.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('toolbar').getByText('1 selected').waitFor()
})

test('a bulk action stops when the connection is lost, and continuing changes each order once', async () => {
  const orders = [await place(shop, {}, named('Lost Lola')), await place(shop, {}, named('Lost Luis'))]
  const { page } = await shop.openConsole({ to: '/orders?q=lost+l' })
  await row(page, orders[0]!).waitFor()
  await page.getByRole('checkbox', { name: 'Select all 2 shown' }).check()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Look at this.')
  // The service processes the request, but its response is lost.
  await page.route('**/notes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add a note: 2 orders' }).click()
  const result = page.getByRole('dialog', { name: '0 of 2 noted' })
  await result.getByText('We couldn’t reach the shop.').waitFor()
  await page.unroute('**/notes')
  await result.getByRole('button', { name: 'Continue with 2' }).click()
  await page.getByText('2 orders noted.').waitFor()
  const { rows } = await shop.pool.query(
    'SELECT order_id, count(*)::integer AS count FROM order_notes WHERE order_id = ANY($1) GROUP BY order_id',
    [orders.map(({ id }) => decodeId('order', id))],
  )
  expect(rows.map(({ count }: { count: number }) => count)).toEqual([1, 1])
})

test('a board card offers the actions of its order and moves to its new column', async () => {
  const ready = await placeReady(shop)
  const waiting = await place(shop)
  const { page } = await shop.openConsole({ to: '/orders' })
  await row(page, ready).waitFor()
  await page.keyboard.press('v')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await column('Awaiting payment').getByRole('article', { name: waiting.number }).waitFor()

  await page.getByRole('button', { name: `Actions for ${waiting.number}` }).click()
  expect(await movesIn(page.getByRole('dialog'))).toEqual(['Put on hold', 'Add a note', 'Cancel order'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions for ${ready.number}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click()
  await page.getByLabel('Reason').fill('Nobody is there.')
  await page.getByRole('button', { name: `Put on hold: ${ready.number}` }).click()
  await column('On hold').getByRole('article', { name: ready.number }).waitFor()
  await column('Ready').getByRole('article', { name: ready.number }).waitFor({ state: 'detached' })
})

const movesIn = async (dialog: Locator) =>
  (await dialog.getByRole('button').allTextContents()).filter((text) => text !== '')

test('exports exactly the orders of the filtered list', async () => {
  const order = await place(shop, {}, named('Csv Carla'))
  const { page } = await shop.openConsole({ to: '/orders?q=csv+carla' })
  await row(page, order).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${order.number},`)
})

test('lists the keyboard shortcuts and can turn off single-letter ones', async () => {
  const { page } = await shop.openConsole({ to: '/orders' })
  await table(page).waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Search orders').waitFor()
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('v')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/orders')

  await page.locator('[popovertarget=person-menu]').click()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await keys.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.waitForURL('**/admin/orders/new')
})

test('shows a viewer why a button is disabled', async () => {
  const order = await place(shop)
  const { page } = await shop.openConsole({
    to: '/orders',
    as: await shop.staff.addColleague('viewer'),
  })
  await row(page, order).getByRole('checkbox').check()
  const refusal = 'Your role (viewer) can’t do this.'
  for (const name of ['New order', 'Download CSV', 'Put on hold', 'Cancel order']) {
    const button = page.getByRole('button', { name })
    expect([name, await button.getAttribute('title')]).toEqual([name, refusal])
  }
})

test.each(['light', 'dark'] as const)(
  'list, filters and board are accessible and do not overflow in the %s theme',
  async (colorScheme) => {
    for (const viewport of [DESKTOP, TABLET]) {
      const { page } = await shop.openConsole({ viewport, colorScheme, to: '/orders' })
      await table(page).waitFor()
      expect(await page.getByRole('columnheader', { name: 'Total' }).isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Filters' }).click()
      await table(page).getByRole('checkbox').nth(1).check()
      await page.getByRole('toolbar').waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await page.keyboard.press('v')
      await page.getByRole('article').first().waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
  },
)

test('shows the last seen list offline and says so', async () => {
  const order = await place(shop)
  const { page, context } = await shop.openConsole({ to: '/orders', worksOffline: true })
  await row(page, order).waitFor()
  await expect.poll(() => page.evaluate(WORKER_STATE)).toBe('activated')
  // Files are stored as they are used, by a service worker that is not yet active on the first visit.
  await page.reload()
  await row(page, order).waitFor()
  await expect.poll(() => page.evaluate(keptText(order.number))).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await row(page, order).waitFor()
  expect(await page.getByRole('button', { name: 'Download CSV' }).getAttribute('title')).toContain(
    'You are offline',
  )
})

const WORKER_STATE = 'navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.state)'

function keptText(text: string): string {
  return `new Promise((done) => {
    const opening = indexedDB.open('keyval-store')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keyval').objectStore('keyval').get('platen.console')
      reading.onsuccess = () => { opening.result.close(); done(String(reading.result).includes(${JSON.stringify(text)})) }
    }
  })`
}

test('moves through ten thousand orders with the keyboard and returns to the same row on going back', async () => {
  await manyPhoneOrders()
  const { page } = await shop.openConsole({ to: PHONE_ORDERS })
  await table(page).waitFor()
  await page.keyboard.press('j')
  const focused = () =>
    page.evaluate<number>(`Number(document.activeElement.closest('tr')?.dataset.index ?? -1)`)
  await page.keyboard.press('PageDown')
  await expect.poll(focused).toBeGreaterThan(5)
  for (let last = await focused(); last < 3_000; last = await focused()) {
    const toEnd = () => page.keyboard.press('End').then(focused)
    await expect.poll(toEnd).toBeGreaterThan(last)
    expect(await table(page).getByRole('row').count()).toBeLessThan(80)
  }
  const opened = await focused()
  const number = await page.evaluate<string>('document.activeElement.textContent')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/orders\/ord_/)
  await table(page).waitFor({ state: 'detached' })
  await page.goBack()

  await expect.poll(focused).toBe(opened)
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe(number)
  expect(await table(page).getByRole('row').count()).toBeLessThan(80)
  await page
    .locator(':focus')
    .boundingBox()
    .then((box) => expect(box!.y).toBeLessThan(DESKTOP.height))
})

async function manyPhoneOrders(): Promise<void> {
  const base = await anOrder(shop.pool, {
    payBefore: null,
    status: 'completed',
    paymentStatus: 'paid',
    paidMinor: 2_400,
  })
  const columns = await orderColumns(shop.pool, ['id', 'number', 'source', 'search_text'])
  const now = Date.now()
  // Batches, because a statement timeout limits each one.
  for (let from = 0; from < MANY; from += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, n) => newUuid(new Date(now - (from + n) * 60_000)))
    await shop.pool.query(
      `INSERT INTO orders (id, number, source, search_text, ${columns})
       SELECT copy.id, 'PL-2020-' || lpad(($4 + copy.n)::text, 6, '0'), 'phone', $3, ${columns}
       FROM orders AS o, unnest($2::uuid[]) WITH ORDINALITY AS copy (id, n)
       WHERE o.id = $1`,
      [base.id, ids, searchText('one of many'), from],
    )
  }
}
