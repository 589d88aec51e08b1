import type { CustomerDetail, CustomerSignInLink, OrderRecord } from '@platen/contract'
import { expectData } from '@platen/api-client'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { DESKTOP } from '../testing/console.ts'
import { accessibilityProblems, clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
const PHONE = { viewport: { width: 375, height: 812 }, bypassCSP: true }

/** A metre costs everybody 25.00, and traders 15.00, from 10 m 10 % less. */
beforeAll(async () => {
  const {
    lists,
    updatedAt: _at,
    updatedBy: _by,
    ...prices
  } = await expectData(shop.staff.client.getFilmPrices())
  const retail = { ...lists[0]!, sheetPerMetreMinor: 2_500, minimumSheetMinor: 0, lengthBreaks: [] }
  const trade = {
    ...{ ...retail, id: 'trade', name: 'Trade', sheetPerMetreMinor: 1_500 },
    lengthBreaks: [{ fromCm: 1_000, percentOffBp: 1_000 }],
  }
  await expectData(
    shop.staff.client.replaceFilmPrices({ body: { ...prices, sheets: true, lists: [retail, trade] } }),
  )
})

async function aTrader(): Promise<CustomerDetail> {
  return shop.staff.create<CustomerDetail>('/api/admin/customers', {
    ...{
      name: 'Textiles Rivas',
      phone: `+505811122${String(Math.floor(performance.now()) % 100).padStart(2, '0')}`,
    },
    ...{ trade: true, priceListId: 'trade', locale: 'en' },
  })
}

async function signIn(page: Page, { id }: CustomerDetail): Promise<void> {
  const path = `/api/admin/customers/${id}/sign-in-links`
  const { signInUrl = '' } = await shop.staff.create<CustomerSignInLink>(path)
  await page.goto(signInUrl)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Your film' }).waitFor()
}

async function aDesign(at: number) {
  const [width, height] = [600 + 10 * (at % 9), 400 + 10 * (at % 7)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0H${width}L${width / 2} ${height}Z" fill="hsl(${at * 6} 80% 40%)"/></svg>`
  return {
    name: `design ${at}.png`,
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
  }
}

async function expectGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  expect(await clippedTexts(page)).toEqual([])
}

test(
  'a trade customer buys film in advance and pays a sheet of 60 designs with it',
  { timeout: 180_000 },
  async () => {
    const customer = await aTrader()
    const { page, errors } = await shop.openPage({ viewport: DESKTOP, bypassCSP: true })
    await signIn(page, customer)
    const film = page.getByRole('region', { name: 'Your film' })
    await film.getByText('From 10 m: 10% off').waitFor()
    await film.getByLabel('Metres of film').fill('20')
    await expectGood(page)
    // 20 m at 15.00 less 10 %.
    await film.getByRole('button', { name: 'Order 20 m for $270.00' }).click()
    await page.waitForURL(/\/orders\//)
    await page.getByText('Prepaid film, 20 m').waitFor()
    await expectGood(page)
    const [purchase] = await shop.staff.read<OrderRecord[]>(`/api/admin/orders?customerId=${customer.id}`)
    await shop.staff.takePayment(purchase!)
    await page.reload()
    await page.getByText('Prepaid film, 20 m').waitFor()

    await page.goto(`${shop.url}/film`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await page.setInputFiles(
      'input[type=file]',
      await Promise.all(Array.from({ length: 60 }, (_, at) => aDesign(at))),
    )
    const rows = page.getByRole('button', { name: /^Keep proportions/ })
    await expect.poll(() => rows.count(), { timeout: 90_000 }).toBe(60)
    await page.getByRole('img', { name: /^Film sheet with 60 pieces/ }).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    const note = page.getByRole('checkbox', { name: /^Use my prepaid film/ })
    await note.waitFor()
    await page.getByRole('article', { name: 'Film sheet' }).getByText('Prepaid film').waitFor()
    await expectGood(page)
    // Paid with money instead, at their own price.
    await note.uncheck()
    await page.getByText('You have 20 m left.').waitFor()
    expect(await page.getByRole('article', { name: 'Film sheet' }).textContent()).toMatch(/\$\d+\.\d\d/)
    await note.check()
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByLabel('Your name').fill('Textiles Rivas')
    await page.getByLabel('Phone or WhatsApp').fill(customer.phone ?? '')
    await page
      .getByRole('radio', { name: /Pick ?up/i })
      .first()
      .check()
    await page.getByLabel(/accept/i).check()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.waitForURL(/\/orders\//)

    const { rows: used } = await shop.pool.query<{ balance_mm: number; billed: number }>(
      `SELECT balance_mm, (SELECT (film ->> 'billedCm')::int * 10 FROM order_items WHERE film @> '{"prepaid": true}') AS billed
     FROM film_accounts WHERE customer_id = $1`,
      [decodeId('customer', customer.id)],
    )
    expect(used[0]!.balance_mm).toBe(20_000 - used[0]!.billed)
    await page.goto(`${shop.url}/account#film`)
    await page.getByText('Film bought and used').click()
    await page.getByText('Used', { exact: true }).waitFor()
    expect(errors).toEqual([])
  },
)

test('on a phone, film in advance and its ledger fit the screen in Spanish', async () => {
  const customer = await aTrader()
  await shop.staff.create(`/api/admin/customers/${customer.id}/film-movements`, {
    deltaCm: 1_250,
    reason: 'Cash.',
  })
  const { page } = await shop.openPage(PHONE)
  await signIn(page, customer)
  await page.goto(`${shop.url}/es/account`)
  await page.getByText('12.5 m').or(page.getByText('12,5 m')).first().waitFor()
  await page.getByText('Film comprado y usado').click()
  await page.getByLabel('Metros de film').fill('0')
  await page.getByText('Escribe de 1 a 1000 metros.').waitFor()
  await expectGood(page)
})

test('staff see the film of a customer, and add some with a reason', async () => {
  const customer = await aTrader()
  const { page, context } = await shop.openConsole({ to: `/customers/${customer.id}` })
  const film = page.getByRole('region', { name: 'Film', exact: true })
  await film.getByText('Prices: Trade').waitFor()
  await film.getByRole('button', { name: 'Add or take film' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Metres').fill('12.5')
  await dialog.getByLabel('Reason').fill('Paid in cash at the counter.')
  await dialog.getByText('12.5 m left afterwards.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await film.getByText('Paid in cash at the counter.').waitFor()
  await film.getByText('+12.5 m').waitFor()
  await expectGood(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Price list').selectOption({ label: 'Retail' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await film.getByText('Prices: Retail').waitFor()
  await context.close()
})
