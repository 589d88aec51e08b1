import { expect, test } from 'vitest'
import { PHONE, SMALL_PHONE } from '../testing/console.ts'
import { checkoutOf, fillOrder, submitButton } from '../testing/checkout-page.ts'
import { aDesign } from '../testing/filled-cart.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
const { atTheCart, atTheCheckout, orderOnItsPage } = checkoutOf(shop)

test('the owner creates a code, and a customer pays less with it', async () => {
  const console = await shop.openConsole({ to: '/discounts', viewport: SMALL_PHONE })
  await console.page.getByRole('link', { name: 'New code' }).first().click()
  await console.page.getByLabel('Code', { exact: true }).fill('feria-10')
  await console.page.getByLabel('Percentage off').fill('10')
  await console.page.getByLabel('Uses per customer').fill('1')
  expect(await accessibilityProblems(console.page)).toEqual([])
  expect(await scrollsSideways(console.page)).toBe(false)
  await console.page.getByRole('button', { name: /^(Save|Create)/ }).click()
  await console.page.getByRole('heading', { level: 1, name: 'FERIA-10' }).waitFor()
  expect(await accessibilityProblems(console.page)).toEqual([])

  const items = [await aDesign(shop.shopper)]
  const { page } = await atTheCart(items, { viewport: PHONE })
  await page.getByLabel('Discount code').fill('FERIA-11')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('We don’t know this code. Check how it is written.').waitFor()
  await page.getByLabel('Discount code').fill('feria-10')
  await page.keyboard.press('Enter')
  await page.getByText('10% off').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await page.goto(`${shop.url}/checkout`)
  await fillOrder(page, 'With a code')
  await page.getByText('Code FERIA-10').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await submitButton(page).click()
  const order = await orderOnItsPage(page)
  expect(order.discount).toMatchObject({ code: 'FERIA-10' })
  await page.getByText('Code FERIA-10').first().waitFor()

  const again = await atTheCheckout(items, { viewport: PHONE })
  await again.page.getByLabel('Discount code').fill('FERIA-10')
  await again.page.getByRole('button', { name: 'Apply' }).click()
  await fillOrder(again.page, 'Once more')
  await submitButton(again.page).click()
  await again.page.getByText('You have already used this code.').first().waitFor()

  await console.page.reload()
  await console.page.getByRole('link', { name: order.number }).waitFor()

  await console.page.goto(`${shop.url}/admin/metrics`)
  const given = console.page.getByRole('list', { name: 'Discount codes' }).getByRole('listitem')
  await given.filter({ hasText: 'FERIA-10' }).filter({ hasText: '1 order' }).waitFor()
  expect(await scrollsSideways(console.page)).toBe(false)
})
