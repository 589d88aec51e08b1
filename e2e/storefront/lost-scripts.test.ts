import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
const PHONE = { width: 320, height: 640 }

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page did not load' })

/** Files as a lost connection leaves them, until it is back. */
async function lose(page: Page, file: RegExp) {
  await page.route(file, (route) => route.abort())
  return { found: () => page.unroute(file) }
}

test.each([
  ['of the page itself', /\/assets\/checkout-[\w-]{8}\.js$/],
  ['that many pages share', /\/assets\/frame-[\w-]{8}\.js$/],
  ['that starts the others', /\/assets\/entry\.client-[\w-]{8}\.js$/],
  ['with the texts', /\/assets\/en-[\w-]{8}\.js$/],
])('the checkout says when a script %s did not load, and works when it is loaded again', async (_, file) => {
  const { page } = await shop.openPage({ viewport: PHONE }, /./)
  await fillCart(page, [await aDesign(shop.shopper)])
  const script = await lose(page, file)
  await page.goto(`${shop.url}/checkout`)
  await notice(page).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])

  await script.found()
  await notice(page).getByRole('link', { name: 'Reload page' }).click()
  await page.getByLabel('Your name').fill('Ana Beltrán')
  expect(await page.locator('[data-incomplete]').count()).toBe(0)
})

test('the page of an order says it too', async () => {
  const { order } = await submitOrder(shop.url, await shop.shopper.order())
  const { page } = await shop.openPage({ viewport: PHONE }, /./)
  await lose(page, /\/assets\/order-[\w-]{8}\.js$/)
  await page.goto(`${shop.url}/orders/${String(order.trackingToken)}`)
  await notice(page).waitFor()
  await page.getByRole('heading', { name: 'Delivery' }).waitFor()
})
