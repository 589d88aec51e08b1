import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkoutOf, fillOrder, kept, submitButton } from '../testing/checkout-page.ts'
import { aDesign } from '../testing/filled-cart.ts'
import { testShop } from '../testing/test-shop.ts'

// A solved challenge is valid for one order, which a repeated request must survive.
const shop = testShop({ BOT_PROTECTION: 'altcha' })
const { atTheCart, atTheCheckout, orderOnItsPage, countOrders } = checkoutOf(shop)

test('a double tap places one order', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'double tap')
  await submitButton(page).dblclick()
  await orderOnItsPage(page)
  expect(await countOrders('double tap')).toBe(1)
})

test('sends an order placed offline once when the connection returns', async () => {
  const { page, context } = await atTheCheckout()
  await fillOrder(page, 'offline')
  await context.setOffline(true)
  await page.getByText('You are offline').first().waitFor()
  await submitButton(page).click()
  await page.getByText('We send it as soon as you are back online').waitFor()
  expect(await countOrders('offline')).toBe(0)

  await context.setOffline(false)
  await orderOnItsPage(page)
  expect(await countOrders('offline')).toBe(1)
})

test('retries after a lost response and places one order', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'lost answer')
  // The service places the order, but its response is lost.
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submitButton(page).click()
  await page.getByText('The connection was lost').waitFor()
  const order = await orderOnItsPage(page)
  expect(order.note).toBe('lost answer')
  expect(await countOrders('lost answer')).toBe(1)
})

test('asks before placing a changed order after the response to the first was lost', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'lost, then changed')
  const { received } = await loseAnswers(page)
  await submitButton(page).click()
  await received
  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByLabel('Anything we should know?').fill('lost, now changed')
  await page.unroute('**/api/orders')
  await submitButton(page).click()

  const notice = page.getByRole('alert').filter({ hasText: 'Your first order was placed' })
  await notice.getByText(/PL-\d{4}-\d{6}/).waitFor()
  expect(await countOrders('lost, now changed')).toBe(0)
  await page.reload()
  await submitButton(page).click()
  await notice.getByRole('button', { name: 'View that order' }).click()
  expect((await orderOnItsPage(page)).note).toBe('lost, then changed')
  expect(await countOrders('lost, then changed')).toBe(1)
  expect(await countOrders('lost, now changed')).toBe(0)
  expect(await kept(page, 'cart')).toBe('[]')
})

test('places the second order on request after the response to the first was lost', async () => {
  const { page, context } = await atTheCheckout()
  await fillOrder(page, 'wanted first')
  const { received } = await loseAnswers(page)
  await submitButton(page).click()
  await received
  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByLabel('Anything we should know?').fill('wanted too')
  await page.unroute('**/api/orders')
  await submitButton(page).click()
  const asWell = page.getByRole('button', { name: 'Order the changed version too · $29.00' })
  await asWell.waitFor()
  const toTheFirst = page.getByRole('link', { name: /PL-\d{4}-\d{6}/ })
  const [first] = await Promise.all([context.waitForEvent('page'), toTheFirst.click()])
  expect((await orderOnItsPage(first)).note).toBe('wanted first')
  await asWell.click()
  expect((await orderOnItsPage(page)).note).toBe('wanted too')
  expect([await countOrders('wanted first'), await countOrders('wanted too')]).toEqual([1, 1])
})

test('places only the changed order when the first never arrived', async () => {
  const { page, context } = await atTheCheckout()
  await fillOrder(page, 'never arrived')
  await page.route('**/api/orders', (route) => route.abort('connectionreset'))
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByLabel('Anything we should know?').fill('arrived')
  await context.setOffline(true)
  await page.getByText('You are offline').first().waitFor()
  await submitButton(page).click()
  await page.getByText('Your first order may have arrived').waitFor()
  await page.unroute('**/api/orders')
  await context.setOffline(false)
  expect((await orderOnItsPage(page)).note).toBe('arrived')
  expect([await countOrders('never arrived'), await countOrders('arrived')]).toEqual([0, 1])
})

test('checks for an unconfirmed order first when the customer returns much later', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'much later')
  const { received } = await loseAnswers(page)
  await submitButton(page).click()
  await received
  await page.getByText('The connection was lost').waitFor()
  await page.goto(`${shop.url}/policies`)
  await page.unroute('**/api/orders')
  await page.evaluate(() => {
    const attempt = JSON.parse(localStorage.getItem('platen.order-attempt') ?? '') as { madeAt: number }
    localStorage.setItem(
      'platen.order-attempt',
      JSON.stringify({ ...attempt, madeAt: attempt.madeAt - 11 * 60_000 }),
    )
  })
  await page.goto(`${shop.url}/checkout`)
  await page.getByText('Did your order go through?').waitFor()
  await page.getByRole('button', { name: 'Send the order again' }).click()
  expect((await orderOnItsPage(page)).note).toBe('much later')
  expect(await countOrders('much later')).toBe(1)
})

test('a reload during submission repeats the same request and opens the same order', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'reload')
  const received = new Promise<void>((resolve) => {
    void page.route(
      '**/api/orders',
      async (route) => {
        await route.fetch()
        resolve()
      },
      { times: 1 },
    )
  })
  await submitButton(page).click()
  await received
  await page.reload()
  await orderOnItsPage(page)
  expect(await countOrders('reload')).toBe(1)
})

test('reports a bot check that does not finish in this browser, and the next attempt succeeds', async () => {
  const { page } = await atTheCart([await aDesign(shop.shopper)])
  await page.route('**/assets/pbkdf2-worker-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillOrder(page, 'unproven')
  await submitButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'We could not verify that you are human' })
  await notice.getByText('The check did not finish in this browser').waitFor()
  await notice.getByRole('link', { name: 'Contact us' }).waitFor()
  await page.unroute('**/assets/pbkdf2-worker-*.js')
  await submitButton(page).click()
  expect((await orderOnItsPage(page)).note).toBe('unproven')
})

/** Places every order but loses the responses; `received` resolves when the first request has arrived. */
async function loseAnswers(page: Page): Promise<{ readonly received: Promise<void> }> {
  let arrived: () => void = () => undefined
  const received = new Promise<void>((resolve) => (arrived = resolve))
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    arrived()
    // The page may have been closed meanwhile.
    await route.abort('connectionreset').catch(() => undefined)
  })
  return { received }
}
