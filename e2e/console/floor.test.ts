import type { OrderRecord } from '@platen/contract'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { decodeId, encodeId } from '../../apps/api/src/platform/records/ids.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, TABLET, signIn } from '../testing/console.ts'
import { place } from '../testing/orders-by-stage.ts'
import { testShop } from '../testing/test-shop.ts'

const PHONE = { width: 375, height: 812 }
const FLOOR = { viewport: TABLET, to: '/floor' }
/** Steps can be undone for five seconds before they are sent; `sendNow` skips that time. */
const WITH_CLOCK = { ...FLOOR, prepare: (context: BrowserContext) => context.clock.install() }
const sendNow = (page: Page) => page.clock.fastForward(6_000)

const shop = testShop()

interface JobRow {
  readonly id: string
  readonly state: string
  readonly reason: string | null
  readonly parent: string | null
}

async function jobsOf({ id }: OrderRecord): Promise<JobRow[]> {
  const { rows } = await shop.pool.query<JobRow>(
    'SELECT id, state, reason, parent_job_id AS parent FROM print_jobs WHERE order_id = $1 ORDER BY unit, created_at',
    [decodeId('order', id)],
  )
  return rows
}

const statesOf = async (order: OrderRecord) => (await jobsOf(order)).map(({ state }) => state)

async function movesOf({ id }: OrderRecord): Promise<string[]> {
  const { rows } = await shop.pool.query<{ actor: string; to: string }>(
    `SELECT actor_name AS actor, substring(message FROM ' to (\\w+)\\.$') AS to FROM audit_log
     WHERE entity_id = $1 AND action = 'print_jobs.moved' ORDER BY occurred_at, id`,
    [id],
  )
  return rows
    .filter(({ to }) => to !== 'nested' && to !== 'printed')
    .map(({ actor, to }) => `${actor}: ${to}`)
}

async function aPrinted(quantity = 1): Promise<OrderRecord> {
  const order = await place(shop, { quantity })
  await shop.staff.takePayment(order)
  await shop.staff.produce(order, 'printed')
  return order
}

async function codeOf(order: OrderRecord): Promise<string> {
  const [job] = await jobsOf(order)
  return `${shop.url}/admin/jobs/${encodeId('printJob', job!.id)}`
}

/** Like a hardware scanner, types wherever the focus is. */
async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const means = (page: Page, mode: string) => page.getByText(mode, { exact: true }).first().click()

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
}

async function kept(page: Page, order: OrderRecord): Promise<void> {
  await expect.poll(() => page.evaluate(FILES), { timeout: 25_000 }).toContain('floor-page')
  await expect.poll(() => page.evaluate(KNOWLEDGE), { timeout: 25_000 }).toContain(order.number)
}

const FILES = `caches.keys().then(async (names) => {
  const held = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
  return held.flat().join(' ')
})`
const KNOWLEDGE = `new Promise((resolve) => {
  const opening = indexedDB.open('keyval-store')
  opening.onsuccess = () => {
    const asking = opening.result.transaction('keyval').objectStore('keyval').getAll()
    asking.onsuccess = () => resolve(JSON.stringify(asking.result))
  }
})`

test('scanning one ticket takes a garment from press to bag and makes its order ready', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(WITH_CLOCK)
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  for (const [mode, state] of [
    ['Mark pressed', 'pressed'],
    ['Mark passed', 'passed'],
    ['Mark packed', 'packed'],
  ] as const) {
    await means(page, mode)
    await scan(page, await codeOf(order))
    await page.getByText(`Marked ${state}`).waitFor()
    await sendNow(page)
    await expect.poll(() => statesOf(order), { timeout: 25_000 }).toEqual([state])
  }
  const { rows } = await shop.pool.query<{ stage: string }>('SELECT stage FROM orders WHERE id = $1', [
    decodeId('order', order.id),
  ])
  expect(rows[0]?.stage).toBe('ready')

  await scan(page, await codeOf(order))
  await page.getByText('Not possible', { exact: true }).waitFor()
  await page.getByText('Already packed.').waitFor()
})

test('refuses a scan that comes too early and says why', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(FLOOR)
  await means(page, 'Mark packed')
  await scan(page, await codeOf(order))
  await page.getByText('Not ready: full front needs pressing.').waitFor()
  await scan(page, '4006381333931')
  await page.getByText('“4006381333931” is not a ticket or an order number.').waitFor()
  expect(await statesOf(order)).toEqual(['printed'])
})

test('scanning an order number asks which garment is meant', async () => {
  const order = await aPrinted(2)
  const { page } = await shop.openConsole(WITH_CLOCK)
  await scan(page, order.number)
  await page.getByText('This order has 2 garments. Which one?').waitFor()
  await page.getByRole('button', { name: 'M · 2 of 2' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Mark pressed' }).click()
  await page.getByText('Marked pressed').waitFor()
  await sendNow(page)
  await expect.poll(() => statesOf(order), { timeout: 25_000 }).toEqual(['printed', 'pressed'])
})

test('updates a garment after each manual step and ignores a double tap', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(WITH_CLOCK)
  await scan(page, order.number)
  const card = page.getByRole('article')
  for (const [step, state] of [
    ['Mark pressed', 'pressed'],
    ['Mark passed', 'passed'],
    ['Mark packed', 'packed'],
  ] as const) {
    await card.getByRole('button', { name: step, exact: true }).dblclick()
    await page.getByText(`Marked ${state}`).waitFor()
    const askedAnew = page.waitForResponse(isTheFloor, { timeout: 60_000 })
    await sendNow(page)
    await expect.poll(() => statesOf(order), { timeout: 25_000 }).toEqual([state])
    await askedAnew
  }
  await page.getByText('All sent').waitFor()
  await page.waitForResponse(isTheFloor, { timeout: 60_000 })
  await card.getByText('Packed. Nothing left to do.').waitFor()
  expect(await card.getByRole('button', { name: 'Mark packed', exact: true }).count()).toBe(0)
  expect((await movesOf(order)).length).toBe(3)
}, 180_000)

function isTheFloor(response: Response): boolean {
  const { pathname, searchParams } = new URL(response.url())
  return pathname === '/api/admin/print-jobs' && !searchParams.has('orderId') && !searchParams.has('cursor')
}

test('sends a pending step before signing out', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(FLOOR)
  await scan(page, order.number)
  await page.getByRole('article').getByRole('button', { name: 'Mark pressed' }).click()
  await page.getByText('Marked pressed').waitFor()
  await leave(page)
  expect(await statesOf(order)).toEqual(['pressed'])
})

test('reports a step that cannot be stored because the device is full', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(FLOOR)
  await scan(page, order.number)
  await page.getByRole('article').waitFor()
  await page.evaluate(
    `IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') }`,
  )
  const notKept = page.getByText('The step could not be saved on this device. Nothing was changed.')
  await page.getByRole('article').getByRole('button', { name: 'Mark pressed' }).click()
  await notKept.waitFor()
  await page.getByRole('button', { name: 'Mark failed' }).click()
  await page.getByRole('dialog').getByText('Misaligned').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark failed and reprint' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await notKept.waitFor()
  expect(await statesOf(order)).toEqual(['printed'])
})

test('a failed print is queued again with its reason and the wasted blank', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(FLOOR)
  await scan(page, await codeOf(order))
  await page.getByRole('button', { name: 'Mark failed' }).click()
  const dialog = page.getByRole('dialog', { name: 'What failed?' })
  await dialog.getByText('Garment fault').click()
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Mark failed and reprint' }).click()
  await page.getByText('Marked failed').waitFor()
  await expect.poll(async () => (await statesOf(order))[0], { timeout: 25_000 }).toBe('failed')
  const [failed, reprint] = await jobsOf(order)
  expect(failed).toMatchObject({ state: 'failed', reason: 'Garment fault' })
  expect(reprint).toMatchObject({ state: 'queued', parent: failed!.id })
  const { rows } = await shop.pool.query<{ type: string }>(
    `SELECT type FROM inventory_movements WHERE order_id = $1 AND type = 'waste'`,
    [decodeId('order', order.id)],
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('steps made offline survive a reload and are sent later, in order and once', async () => {
  const order = await aPrinted()
  const code = await codeOf(order)
  const { page, context } = await shop.openConsole({ ...FLOOR, worksOffline: true })
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  await kept(page, order)

  await goOffline(context, page)
  for (const [mode, done] of [
    ['Mark pressed', 'pressed'],
    ['Mark passed', 'passed'],
    ['Mark packed', 'packed'],
  ] as const) {
    await means(page, mode)
    await scan(page, code)
    await page.getByText(`Marked ${done}`).waitFor()
  }
  await page.reload()
  await page.getByText('3 steps saved offline').waitFor()
  await page.getByText(/Your work on this page is saved on this device/).waitFor()
  await scan(page, code)
  await page.getByText('Already packed.').waitFor()
  expect(await movesOf(order)).toEqual([])

  // The response to the first is lost, so it is sent again with the same key.
  let lost = 0
  await page.route('**/print-job-moves', async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await page.getByText('All sent').waitFor({ timeout: 60_000 })
  expect(lost).toBe(4)
  expect((await movesOf(order)).map((move) => move.split(': ')[1])).toEqual(['pressed', 'passed', 'packed'])
  expect(await statesOf(order)).toEqual(['packed'])
}, 120_000)

test('recognizes a step as done when its response was lost and its idempotency key has expired', async () => {
  const order = await aPrinted()
  const { page } = await shop.openConsole(FLOOR)
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  let asked = 0
  await page.route('**/print-job-moves', async (route) => {
    if (asked++ > 0) {
      const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() }
      return route.continue({ headers })
    }
    await route.fetch()
    await route.abort()
  })
  await means(page, 'Mark pressed')
  await scan(page, await codeOf(order))
  await page.getByText('1 step to send').waitFor()
  await page.getByText('All sent').waitFor({ timeout: 60_000 })
  expect(asked).toBe(2)
  expect(await page.getByText('Step refused').count()).toBe(0)
  expect((await movesOf(order)).length).toBe(1)
})

test('an unsent step can be undone', async () => {
  const order = await aPrinted()
  const { page, context } = await shop.openConsole(FLOOR)
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  await scan(page, order.number)
  await page.getByRole('article').waitFor()
  await goOffline(context, page)
  await page.getByRole('article').getByRole('button', { name: 'Mark pressed' }).click()
  await page.getByText('1 step saved offline').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await page.getByText('All sent').waitFor()
  await page.getByRole('article').getByRole('button', { name: 'Mark pressed' }).waitFor()
  expect(await statesOf(order)).toEqual(['printed'])
})

test('shows a step refused on sync until a person resolves it', async () => {
  const order = await aPrinted()
  const { page, context } = await shop.openConsole({ ...FLOOR, worksOffline: true })
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  await kept(page, order)
  await goOffline(context, page)
  await means(page, 'Mark pressed')
  await scan(page, await codeOf(order))
  await page.getByText('Marked pressed').waitFor()
  await shop.staff.decide(order, 'hold', { reason: 'The customer called.' })

  await context.setOffline(false)
  const notice = page.getByRole('alert').filter({ hasText: 'Step refused' })
  await notice.getByText(order.number).first().waitFor({ timeout: 60_000 })
  expect(await notice.textContent()).toContain(`Order ${order.number} is on hold.`)
  await page.reload()
  await notice.getByRole('button', { name: 'Mark as resolved' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.getByText('All sent').waitFor()
  expect(await statesOf(order)).toEqual(['printed'])
}, 120_000)

test('does not send steps that another person made on this tablet', async () => {
  const [first, second] = [await aPrinted(), await aPrinted()]
  const colleague = await shop.staff.addColleague('production')
  const { page } = await shop.openConsole(FLOOR)
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  await page.route('**/print-job-moves', (route) => route.abort())
  await means(page, 'Mark pressed')
  await scan(page, await codeOf(first))
  await page.getByText('1 step to send').waitFor()
  await leave(page, { unsent: 1 })
  await page.unroute('**/print-job-moves')

  await signIn(page, colleague)
  await openFloor(page)
  await page.getByText(/^1 step by /).waitFor()
  await scan(page, await codeOf(second))
  await page.getByText('Marked pressed').waitFor()
  await expect.poll(() => movesOf(second), { timeout: 25_000 }).toEqual([`${colleague.name}: pressed`])
  expect(await movesOf(first)).toEqual([])
  await page.getByText('All sent').waitFor()
  await leave(page)

  await signIn(page)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await expect.poll(() => movesOf(first), { timeout: 60_000 }).toHaveLength(1)
  expect((await movesOf(first))[0]).not.toContain('production')
}, 120_000)

/** `unsent`: steps that cannot be sent yet and stay queued. */
async function leave(page: Page, { unsent = 0 } = {}): Promise<void> {
  await page.locator('button[popovertarget=person-menu]').click()
  // A full page load discards what was typed before it.
  const left = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  if (unsent > 0) {
    const question = page.getByRole('dialog', {
      name: unsent === 1 ? '1 step has not been sent' : /steps have not been sent/,
    })
    await question.getByRole('button', { name: 'Sign out anyway' }).click()
  }
  await left
}

async function openFloor(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Floor/ })
    .click()
  await page.getByRole('region', { name: 'Queues' }).waitFor()
}

test('a permitted colleague can discard the unsent steps of somebody else', async () => {
  const order = await aPrinted()
  const gone = await shop.staff.addColleague('production')
  const { page } = await shop.openConsole({ ...FLOOR, as: gone })
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  await page.route('**/print-job-moves', (route) => route.abort())
  await means(page, 'Mark pressed')
  await scan(page, await codeOf(order))
  await page.getByText('1 step to send').waitFor()
  await leave(page, { unsent: 1 })
  await page.unroute('**/print-job-moves')

  await signIn(page)
  await openFloor(page)
  await page.getByText(/is not coming back\?$/).click()
  const step = page.getByRole('listitem').filter({ hasText: order.number })
  await step.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText(/^1 step by /).waitFor({ state: 'detached' })
  expect(await movesOf(order)).toEqual([])
})

test('the QR code of a ticket opens the job and its next step on a phone', async () => {
  const order = await aPrinted()
  const code = await codeOf(order)
  const { page } = await shop.openConsole({ to: new URL(code).pathname.replace('/admin', '') })
  await page.setViewportSize(PHONE)
  await page.getByRole('region', { name: 'Press recipe' }).getByText('155 °C').waitFor()
  await page.getByRole('img', { name: /mm below the collar/ }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark pressed' }).click()
  await page.getByText('Marked pressed').waitFor()
  await expect.poll(() => statesOf(order), { timeout: 25_000 }).toEqual(['pressed'])
  await page.getByRole('button', { name: 'Mark passed' }).waitFor()

  const ticket = await page.getByRole('link', { name: 'Ticket (PDF)' }).getAttribute('href')
  const pdf = await page.request.get(shop.url + String(ticket))
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('shows the floor read-only to a role that may not scan', async () => {
  const order = await aPrinted()
  const viewer = await shop.staff.addColleague('viewer')
  const { page } = await shop.openConsole({ ...FLOOR, as: viewer })
  await page.getByText('Your role (viewer) can’t do this.').first().waitFor()
  await scan(page, await codeOf(order))
  const step = page.getByRole('article').getByRole('button', { name: 'Mark pressed' })
  await step.waitFor()
  expect(await step.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['light', TABLET],
  ['dark', TABLET],
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('the floor is accessible in the %s theme at %o', async (colorScheme, viewport) => {
  const order = await aPrinted()
  const touch = viewport === PHONE && { hasTouch: true, isMobile: true }
  const { page } = await shop.openConsole({ ...FLOOR, colorScheme, ...touch })
  await page.setViewportSize(viewport)
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  const field = await page.getByLabel(/^Scan a ticket/).boundingBox()
  expect(field?.width).toBeGreaterThan(180)
  await scan(page, await codeOf(order))
  await page.getByRole('article').waitFor()
  await means(page, 'Mark packed')
  await scan(page, await codeOf(order))
  await page.getByText('Not possible', { exact: true }).waitFor()
  await page.getByRole('region', { name: 'Press recipe' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})
