import type { FilmPricesRecord, OrderCreate, OrderRecord, PublicConfigResponse } from '@platen/contract'
import { expectData } from '@platen/api-client'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { submitOrder, uploadPicture } from '../../lab/harness/shopper.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { SMALL_PHONE } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

/** A transfer in two pieces, and a sheet with two pictures, one of them twice. */
async function anOrderOfFilm(): Promise<OrderRecord> {
  const { shopper, url } = shop
  const [logo, badge] = await Promise.all(
    [1, 2].map(async () => uploadPicture(shopper.shop, await aPicture())),
  )
  const piece = (artworkId: string, side: number, xMm: number) => ({
    ...{ artworkId, widthMm: side, heightMm: side, xMm, yMm: 0, turned: false },
  })
  const layout = await expectData(
    shopper.shop.createLayout({
      body: { pieces: [piece(logo!.id, 120, 5), piece(logo!.id, 120, 131), piece(badge!.id, 90, 257)] },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  const items: OrderCreate['items'] = [
    { kind: 'transfer', artworkId: logo!.id, widthMm: 110, heightMm: 110, quantity: 2 },
    { kind: 'sheet', layoutId: layout.id, quantity: 1, note: 'Roll it, please.' },
  ]
  const quote = await expectData(
    shopper.shop.createQuote({ body: { items: items.map(({ note: _, ...item }) => item) } }),
  )
  const draft = await shopper.order()
  const reply = await submitOrder(url, { ...draft, items, expectedTotalMinor: quote.totals.totalMinor })
  expect(reply.status, reply.text).toBe(201)
  return reply.order
}

async function expectGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

test('the owner changes what film costs, and the shop shows it at once', async () => {
  const { page, context } = await shop.openConsole({ to: '/film-prices' })
  await page.getByRole('button', { name: 'Retail', exact: true }).click()
  await page.getByLabel('Price per metre').fill('30')
  await page.getByRole('button', { name: 'Add a break' }).click()
  await page.getByRole('button', { name: 'Add price list' }).click()
  await page.getByLabel('Name').last().fill('Trade')
  await page.getByLabel('Price of a transfer').last().selectOption('tier')
  await page.getByLabel('Price per metre').last().fill('15')
  await expectGood(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Film prices saved').waitFor()
  const { lists } = await shop.staff.read<FilmPricesRecord>('/api/admin/film-prices')
  expect(lists.map(({ id, transfer, sheetPerMetreMinor }) => [id, transfer.by, sheetPerMetreMinor])).toEqual([
    ['retail', 'area', 3000],
    ['trade', 'tier', 1500],
  ])
  const config = (await (await fetch(`${shop.url}/api/v1/public-config`)).json()) as PublicConfigResponse
  expect(config.film?.prices.sheetPerMetreMinor).toBe(3000)
  await context.close()
})

test('an order of film is read, cut and packed in the console, and followed by the customer', async () => {
  const order = await anOrderOfFilm()
  await shop.staff.takePayment(order)
  await shop.staff.produce(order, 'printed')

  const { page, context } = await shop.openConsole({ to: `/orders/${order.id}` })
  const items = page.getByRole('region', { name: 'Items' })
  await items.getByRole('heading', { name: 'Film sheet' }).waitFor()
  expect(await items.getByRole('heading').allTextContents()).toEqual(['Items', 'Transfer', 'Film sheet'])
  await items.getByText('2 × per sheet').waitFor()
  await items.getByText('Roll it, please.').waitFor()
  await expectGood(page)

  await page.goto(`${shop.url}/admin/floor`)
  await page.getByRole('button', { name: /To cut/ }).click()
  const rows = page.getByRole('list', { name: 'To cut' }).getByRole('button')
  expect(await rows.count()).toBe(3)
  await expectGood(page)
  await rows.first().click()
  await page.getByRole('button', { name: 'Mark cut' }).click()
  await page.getByText('Marked cut').waitFor()
  await context.close()

  const jobs = await shop.staff.read<{ id: string; allowedMoves: string[] }[]>(
    `/api/admin/print-jobs?orderId=${order.id}`,
  )
  const idsFor = (to: string, of = jobs) =>
    of.filter(({ allowedMoves }) => allowedMoves.includes(to)).map(({ id }) => id)
  await shop.staff.create('/api/admin/print-job-moves', { jobIds: idsFor('cut'), to: 'cut' })
  await shop.staff.create('/api/admin/print-job-moves', { jobIds: jobs.map(({ id }) => id), to: 'packed' })

  const visit = await shop.openPage({ viewport: SMALL_PHONE })
  await visit.page.goto(`${shop.url}/orders/${String(order.trackingToken)}`)
  await visit.page.getByRole('heading', { name: 'Film sheet' }).waitFor()
  await visit.page.getByText('2 × on each sheet').waitFor()
  expect(visit.errors).toEqual([])
  await expectGood(visit.page)
  await visit.context.close()
})
