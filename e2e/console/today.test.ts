import type { OrderRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import { aLead, setOrder } from '../../apps/api/src/testing/builders.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, PHONE, SMALL_PHONE, TABLET } from '../testing/console.ts'
import { aReference, place, placeForChanges, placePaid, placeReady } from '../testing/orders-by-stage.ts'
import { aLead as submitLead } from './leads.ts'
import { offlineDataOf } from './offline-data.ts'
import { setTimeZoneAtNoon } from './time-zone-at-noon.ts'
import { aSentEstimate } from '../testing/records.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
let today: string
beforeAll(async () => {
  today = dayIn(await setTimeZoneAtNoon(shop.staff.client), new Date())
})

const set = (order: OrderRecord, columns: Record<string, unknown>) =>
  setOrder(shop.pool, decodeId('order', order.id), columns)
const ticket = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('shows how to get a first order when nothing waits', async () => {
  await shop.pool.query('UPDATE inventory_items SET reorder_point = 0, on_hand = greatest(on_hand, 50)')
  const { page } = await shop.openConsole()
  await page.getByText('Nothing to do right now').waitFor()
  await page.getByRole('link', { name: 'Create order' }).click()
  await page.waitForURL(/\/admin\/orders\/new$/)
})

test('shows late orders and waiting payments, each one key away', async () => {
  const late = await placePaid(shop)
  await set(late, { promised_by: addDays(today, -2), customer_name: 'Late Luisa' })
  const claimed = await place(shop, {}, { payment: { instructionId: 'bank_main', reference: aReference() } })
  const stopped = await placeForChanges(shop)
  const due = await placePaid(shop)
  await set(due, { promised_by: today })

  const { page } = await shop.openConsole()
  await ticket(page, 'Late').getByText('2 days late').waitFor()
  expect(await ticket(page, 'Payments to verify').getByRole('link', { name: claimed.number }).count()).toBe(1)
  const reason = ticket(page, 'Blocked').getByRole('link', { name: stopped.number })
  expect(await reason.textContent()).toContain('Waiting for new artwork from the customer')
  expect(await ticket(page, 'Due today').getByRole('link', { name: due.number }).count()).toBe(1)

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/orders/${late.id}`)
  await page.locator('main header').getByText('2 days late').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /^Payment\b.*1 order\b/ }).click()
  await page.waitForURL(/queue=payment_review/)
  await page.getByRole('table').getByRole('link', { name: claimed.number }).waitFor()
  expect(await page.getByRole('table').getByRole('link').count()).toBe(1)
}, 120_000)

test('prepares WhatsApp messages to customers without an email until they are marked as sent', async () => {
  const { customer } = await shop.shopper.order()
  const { email, ...phoneOnly } = { ...customer, phone: '+50371112222', locale: 'es' }
  const order = await place(shop, {}, { customer: phoneOnly })
  const { page } = await shop.openConsole()
  const card = ticket(page, 'Send WhatsApp')
  await card.getByText(order.number).first().waitFor()
  const link = await card.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(link ?? '')).toMatch(/^https:\/\/wa\.me\/50371112222\?text=Hola.*\/es\/orders\//s)
  await card.getByText('Show text').click()
  await card.getByText('Gracias por tu pedido').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await card.getByRole('button', { name: 'Mark as sent' }).click()
  await card.waitFor({ state: 'detached' })
})

test('shows who wrote and was not read yet, about orders and estimates, until they are read', async () => {
  const order = await place(shop)
  const token = await aSentEstimate(shop)
  const wrote = async (path: string, text: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const body = JSON.stringify({ text })
    const { status } = await fetch(`${shop.url}/api/v1/${path}/messages`, { method: 'POST', headers, body })
    expect(status).toBe(201)
  }
  const { page } = await shop.openConsole()
  const card = ticket(page, 'Unread messages')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await card.count()).toBe(0)

  await wrote(`orders/${String(order.trackingToken)}`, 'Is it ready?')
  await wrote(`orders/${String(order.trackingToken)}`, 'Today?')
  await wrote(`estimates/${token}`, 'Can it be larger?')
  await page.reload()
  await card.getByRole('link', { name: order.number }).waitFor()
  expect(await card.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`${order.number}[^]*2 unread`)),
      expect.stringMatching(/ES-[^]*1 unread/),
    ]),
  )
  expect(await accessibilityProblems(page)).toEqual([])

  for (const [number, text] of [
    [order.number, 'Is it ready?'],
    [/^ES-/, 'Can it be larger?'],
  ] as const) {
    await card.getByRole('link', { name: number }).click()
    await page.getByText(text).waitFor()
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('button', { name: 'Mark as read' }).waitFor({ state: 'detached' })
    await page.goto(`${shop.url}/admin/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await card.getByRole('link', { name: number }).waitFor({ state: 'detached' })
  }
  expect(await card.count()).toBe(0)
})

const PAGES = [
  ...['/', '/orders', '/orders/new', '/artwork', '/production', '/sheets', '/floor', '/leads'],
  ...['/stock', '/stock/count', '/stock/delivery', '/costs', '/metrics', '/settings', '/garments'],
  ...['/print-zones', '/production-settings', '/team', '/webhooks', '/audit-log', '/account'],
]

test('no page is wider than a phone, and a small one', async () => {
  await placeReady(shop)
  const order = await placePaid(shop)
  const { id } = await submitLead(shop.url, { name: 'Maximiliana Fernández-Villanueva de la Torre' })
  await shop.staff.addColleague('production')
  const { page } = await shop.openConsole()
  const wide: string[] = []
  for (const path of [...PAGES, `/orders/${order.id}`, `/leads/${id}`]) {
    await page.goto(`${shop.url}/admin${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const viewport of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(viewport)
      if (await scrollsSideways(page)) wide.push(`${path} at ${viewport.width}`)
    }
  }
  expect(wide).toEqual([])
}, 120_000)

test('removes a payment from the page when a colleague verifies it', async () => {
  const claimed = await place(shop, {}, { payment: { instructionId: 'bank_main', reference: aReference() } })
  const { page } = await shop.openConsole()
  const line = ticket(page, 'Payments to verify').getByRole('link', { name: claimed.number })
  await line.waitFor()
  await shop.staff.decide(claimed, `payments/${claimed.payments[0]!.id}/verification`)
  await line.waitFor({ state: 'detached' })
})

test('requests everything once when it opens, and then only what changed since', async () => {
  await place(shop)
  await settleEvents()
  const requests: string[] = []
  const stream = Promise.withResolvers<undefined>()
  const { page } = await shop.openConsole({
    prepare: async (context) => {
      // A slow machine would poll before the stream is open.
      await context.addInitScript('window.setInterval = () => 0')
      await context.route('**/api/admin/events*', async (route) => {
        await stream.promise
        await route.continue()
      })
      context.on('request', (request) => requests.push(new URL(request.url()).pathname))
    },
  })
  await ticket(page, 'Revenue').getByText('compared with').waitFor()
  const once = countOf(requests)
  expect(once['/api/admin/operations']).toBe(1)

  await submitLead(shop.url, { name: 'Before the stream' })
  await allDispatched()
  stream.resolve(undefined)
  const again = ['/api/admin/operations', '/api/admin/whatsapp-messages']
  await expect.poll(() => again.map((path) => countOf(requests)[path]), { timeout: 30_000 }).toEqual([2, 2])
  expect(countOf(requests)).toEqual({ ...once, ...Object.fromEntries(again.map((path) => [path, 2])) })
})

test('a second visit begins its event stream at the position of now, not at that of the first', async () => {
  await place(shop)
  const first = await settleEvents()
  const { page } = await shop.openConsole()
  await expect.poll(() => offlineDataOf(page)).toContain(`"eventPosition":"${first}"`)
  await submitLead(shop.url, { name: 'Between two visits' })
  const second = await settleEvents()
  const opened = page.waitForRequest('**/api/admin/events*')
  await page.reload()
  expect(new URL((await opened).url()).searchParams.get('after')).toBe(second)
})

test('lists today’s meet-ups by place and time', async () => {
  const orders = [await placeReady(shop), await placeReady(shop), await placeReady(shop)]
  const meetings = [
    ['14:00', 'Escalón'],
    ['09:00', 'Santa Tecla'],
    ['09:30', 'Escalón'],
  ] as const
  for (const [at, [from, meetupZoneName]] of meetings.entries()) {
    const fulfilment = { meetupZoneId: 'x', meetupZoneName, slot: { date: today, from }, address: null }
    await set(orders[at]!, { fulfilment: JSON.stringify(fulfilment), fulfilment_method: 'meetup' })
  }
  const { page } = await shop.openConsole()
  const handovers = ticket(page, 'Handovers today')
  await handovers.getByRole('heading', { name: 'Escalón' }).waitFor()
  expect(await handovers.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Santa Tecla',
    'Escalón',
  ])
  const times = (await handovers.getByRole('listitem').allTextContents()).map((text) => text.slice(0, 5))
  expect(times).toEqual(['09:00', '09:30', '14:00'])
})

test('compares revenue with as many days before for roles that may see them and hides them from others', async () => {
  const owner = await shop.openConsole()
  await ticket(owner.page, 'Revenue').getByText('compared with').waitFor()
  const production = await shop.openConsole({
    as: await shop.staff.addColleague('production'),
  })
  await ticket(production.page, 'Records').getByText('No backup yet').waitFor()
  expect(await ticket(production.page, 'Revenue').count()).toBe(0)
})

test('warns of an interrupted archive and of a restore test that failed or is old', async () => {
  const keep = (name: string, ok: boolean, days: number, details: object) =>
    shop.pool.query(
      `INSERT INTO integrity_checks (name, checked_at, ok, details) VALUES ($1, now() - make_interval(days => $2), $3, $4)
       ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at, ok = excluded.ok, details = excluded.details`,
      [name, days, ok, JSON.stringify(details)],
    )
  const facts = { source: 'archive', tookSeconds: 40, newestChangeAt: null, succeededAt: null }
  const problem = { reason: 'failed', message: '000001.zst in the archive is damaged.' }
  await keep('archive', false, 1, { problems: [] })
  await keep('restore_rehearsal', false, 0, { ...facts, problems: [problem] })
  const { page } = await shop.openConsole()
  const records = ticket(page, 'Records')
  await records.getByText('interrupted').waitFor()
  await records.getByText('failed', { exact: false }).first().waitFor()
  await records.getByText('It could not be restored.').waitFor()
  await records.getByText('Details').click()
  await records.getByText('000001.zst in the archive is damaged.').waitFor()
  await keep('restore_rehearsal', true, 9, { ...facts, problems: [] })
  // The answer of before is in the browser, and a reload replaces it at once.
  await expect.poll(() => offlineDataOf(page)).toContain('000001.zst in the archive is damaged.')
  await page.reload()
  await records.getByText('last one 9 days ago').waitFor()
  await shop.pool.query(`DELETE FROM integrity_checks WHERE name IN ('archive', 'restore_rehearsal')`)
})

test('links a queue only for roles that may open its page', async () => {
  const finance = await shop.staff.addColleague('finance')
  const { page } = await shop.openConsole({ as: finance })
  const queues = page.getByRole('navigation', { name: 'Queues' })
  await queues.getByRole('link', { name: /^Payment/ }).waitFor()
  expect(await queues.getByText('Pressing').count()).toBe(1)
  expect(await queues.getByRole('link', { name: /^Pressing/ }).count()).toBe(0)
})

test('links an unanswered lead and a low stock item to their pages', async () => {
  const lead = await aLead(shop.pool, { name: 'Waiting Wanda' })
  await shop.pool.query(`UPDATE contact_leads SET received_at = now() - interval '30 hours' WHERE id = $1`, [
    lead.id,
  ])
  const { rows } = await shop.pool.query<{ sku: string }>(
    `UPDATE inventory_items SET reorder_point = on_hand WHERE id = (SELECT id FROM inventory_items ORDER BY sku LIMIT 1)
     RETURNING sku`,
  )
  const { page } = await shop.openConsole()
  const line = ticket(page, 'No reply for a day').getByRole('link', { name: 'Waiting Wanda' })
  expect(await line.getAttribute('href')).toMatch(/^\/admin\/leads\/led_/)
  const item = ticket(page, 'Low stock').getByRole('link', { name: rows[0]!.sku })
  expect(await item.getAttribute('href')).toMatch(/^\/admin\/stock\/inv_/)
})

test.each(['light', 'dark'] as const)(
  'is accessible and does not overflow in the %s theme',
  async (colorScheme) => {
    for (const viewport of [DESKTOP, TABLET]) {
      const { page } = await shop.openConsole({ viewport, colorScheme })
      await ticket(page, 'Revenue').getByText('compared with').waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
  },
)

function countOf(requests: readonly string[]): Record<string, number> {
  const ofApi = requests.filter((path) => path.startsWith('/api/') && path !== '/api/admin/events')
  return Object.fromEntries(
    [...Map.groupBy(ofApi, (path) => path)].map(([path, { length }]) => [path, length]),
  )
}

async function allDispatched(): Promise<void> {
  const waiting = 'SELECT FROM events WHERE dispatched_at IS NULL'
  await expect.poll(async () => (await shop.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(0)
}

/** Events of the last ten seconds are sent again. Returns the newest. */
async function settleEvents(): Promise<string> {
  await allDispatched()
  await shop.pool.query(`UPDATE events SET dispatched_at = dispatched_at - interval '1 minute'`)
  const { rows } = await shop.pool.query<{ newest: number }>('SELECT max(id) AS newest FROM events')
  return String(rows[0]!.newest)
}
