import type { PlatenClient } from '@platen/api-client'
import { expectData } from '@platen/api-client'
import type { OrderRecord } from '@platen/contract'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paths } from '../../apps/console/app/lib/paths.ts'
import { adminClient } from '../../lab/harness/staff.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { DESKTOP, atTheConsole } from '../testing/console.ts'
import { aLead } from './leads.ts'
import { aShopper, submitOrder } from '../../lab/harness/shopper.ts'
import { OWNER, signInStaff } from '../../lab/harness/staff.ts'
import {
  endServices,
  freePort,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'
import { weigh } from '../testing/weigh.ts'

const MOST_BYTES = 180 * 1024

let service: StartedService
let browser: Browser
let owner: PlatenClient
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  const port = await freePort()
  service = await startService({
    ...OWNER,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_FACTOR: '1000',
    BOT_PROTECTION: 'off',
  })
  browser = await openBrowser()
  owner = await adminClient(service.url)
  const { context } = await atTheConsole(browser, service)
  storageState = await context.storageState()
}, 120_000)
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await endServices()
})

/** A record for each page that shows one. */
const RECORDS: Readonly<Record<string, () => Promise<string>>> = {
  '/orders/:id': async () => (await anOrder()).id,
  '/jobs/:id': async () => (await aWaitingJob()).id,
  '/sheets/:id': async () => {
    const { id } = await aWaitingJob()
    return (
      await expectData(
        owner.createGangSheet({ body: { jobIds: [id], seconds: 1 }, idempotencyKey: crypto.randomUUID() }),
      )
    ).id
  },
  '/stock/:id': async () => (await expectData(owner.listInventoryItems()))[0]?.id ?? '',
  '/garments/:id': async () => (await expectData(owner.listGarments()))[0]?.id ?? '',
  '/leads/:id': async () => (await aLead(service.url)).id,
  '/webhooks/:id': async () =>
    (
      await expectData(
        owner.createWebhookEndpoint({
          body: { url: 'https://example.com/hook', description: 'Bookkeeping', eventTypes: [] },
          idempotencyKey: crypto.randomUUID(),
        }),
      )
    ).id,
}

async function anOrder(): Promise<OrderRecord> {
  const order = await (await aShopper(service.url)).order()
  return (await submitOrder(service.url, { ...order, botToken: 'none is asked for' })).order
}

async function aWaitingJob(): Promise<{ id: string }> {
  const order = await anOrder()
  await (await signInStaff(service.url)).takePayment(order)
  const [job] = await expectData(owner.listPrintJobs({ query: { orderId: order.id } }))
  if (!job) throw new Error('The paid order has no print job.')
  return job
}

test.each(everyAddress())('%s loads no more scripts than a first page may', async (path) => {
  const id = path.includes(':') ? await RECORDS[path]?.() : ''
  if (id === undefined) throw new Error(`No record to open ${path} with.`)
  // What is kept for later is not what this page needs.
  const context = await browser.newContext({ viewport: DESKTOP, storageState, serviceWorkers: 'block' })
  const weight = weigh(context)
  const page = await context.newPage()
  await page.goto(`${service.url}/admin${path.replace(':id', id)}`)
  await drawn(page)
  const charts = page.getByRole('slider', { name: /^Money by day/ })
  if (path === '/metrics') await charts.waitFor()

  expect(await weight.ofScripts()).toBeGreaterThan(0)
  expect(await weight.ofScripts()).toBeLessThanOrEqual(MOST_BYTES)
  const loaded = (name: string) => weight.scripts().some((address) => address.includes(`/assets/${name}-`))
  expect({ charts: loaded('charts'), search: loaded('command-palette') }).toEqual({
    charts: path === '/metrics',
    search: false,
  })
})

/** Of the pages behind the sign-in, `:id` where they show a record. */
function everyAddress(): string[] {
  const { signIn: _signIn, setPassword: _setPassword, ...behind } = paths
  return Object.values(behind).map((address: (id: string) => string) =>
    address.length === 0 ? address('') : address(':id'),
  )
}

/** Until nothing on the page says that it is awaited. */
async function drawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  await expect.poll(() => page.locator('[role=status][aria-label^=Loading]').count()).toBe(0)
}
