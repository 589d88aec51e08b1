import { expectData } from '@platen/api-client'
import type { OrderRecord } from '@platen/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../apps/console/app/lib/paths.ts'
import { DESKTOP } from '../testing/console.ts'
import { aLead } from './leads.ts'
import { aDiscount, anEstimate, aWebhook } from '../testing/records.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { weigh } from '../testing/script-weight.ts'
import { testShop } from '../testing/test-shop.ts'

const MOST_BYTES = 194 * 1024
/** Of all pages in one language: they load beside the console and stay in the browser. */
const MOST_BYTES_OF_TEXTS = 48 * 1024
const TEXTS = /\/assets\/(en|english)-[^/]+\.js$/

const shop = testShop()
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  const { context } = await shop.openConsole()
  storageState = await context.storageState()
})

const RECORDS: Readonly<Record<string, () => Promise<string>>> = {
  '/orders/:id': async () => (await anOrder()).id,
  '/jobs/:id': async () => (await aWaitingJob()).id,
  '/sheets/:id': async () => {
    const { id } = await aWaitingJob()
    return (
      await expectData(
        shop.staff.client.createGangSheet({
          body: { jobIds: [id], seconds: 1 },
          idempotencyKey: crypto.randomUUID(),
        }),
      )
    ).id
  },
  '/stock/:id': async () => (await expectData(shop.staff.client.listInventoryItems()))[0]?.id ?? '',
  '/garments/:id': async () => (await expectData(shop.staff.client.listGarments()))[0]?.id ?? '',
  '/leads/:id': async () => (await aLead(shop.url)).id,
  '/customers/:id': async () => {
    await anOrder()
    return (await expectData(shop.staff.client.listCustomers()))[0]?.id ?? ''
  },
  '/estimates/:id': () => anEstimate(shop),
  '/estimates/:id/edit': () => anEstimate(shop),
  '/templates/:id': () => Promise.resolve('order-ready'),
  '/discounts/:id': () => aDiscount(shop.staff.client),
  '/webhooks/:id': () => aWebhook(shop.staff.client),
}

async function anOrder(): Promise<OrderRecord> {
  const order = await shop.shopper.order()
  return (await submitOrder(shop.url, { ...order, botToken: 'not required' })).order
}

async function aWaitingJob(): Promise<{ id: string }> {
  const order = await anOrder()
  await shop.staff.takePayment(order)
  const [job] = await expectData(shop.staff.client.listPrintJobs({ query: { orderId: order.id } }))
  if (!job) throw new Error('The paid order has no print job.')
  return job
}

test.each(everyAddress())('%s stays within the script budget of a first page', async (path) => {
  const id = path.includes(':') ? await RECORDS[path]?.() : ''
  if (id === undefined) throw new Error(`No record to open ${path} with.`)
  // Without a service worker, because what it stores for later does not count for this page.
  const context = await shop.browser.newContext({ viewport: DESKTOP, storageState, serviceWorkers: 'block' })
  const weight = weigh(context)
  const page = await context.newPage()
  await page.goto(`${shop.url}/admin${path.replace(':id', id)}`)
  await drawn(page)
  const charts = page.getByRole('slider', { name: /^Money by day/ })
  if (path === '/metrics') await charts.waitFor()

  const ofTexts = await weight.ofScripts((address) => TEXTS.test(address))
  expect(ofTexts).toBeGreaterThan(0)
  expect(ofTexts).toBeLessThanOrEqual(MOST_BYTES_OF_TEXTS)
  expect((await weight.ofScripts()) - ofTexts).toBeLessThanOrEqual(MOST_BYTES)
  const loaded = (name: string) => weight.scripts().some((address) => address.includes(`/assets/${name}-`))
  expect({ charts: loaded('charts'), search: loaded('commands') }).toEqual({
    charts: path === '/metrics',
    search: false,
  })
})

/** Addresses behind the sign-in, with `:id` where they show a record. */
function everyAddress(): string[] {
  const { signIn: _signIn, setPassword: _setPassword, ...behind } = paths
  return Object.values(behind).map((address: (id: string) => string) =>
    address.length === 0 ? address('') : address(':id'),
  )
}

async function drawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  await expect.poll(() => page.locator('[role=status][aria-label^=Loading]').count()).toBe(0)
}
