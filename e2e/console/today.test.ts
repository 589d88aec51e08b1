import type { OrderRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import { aLead, setOrder } from '../../apps/api/src/testing/builders.ts'
import { accessibilityProblems } from '../testing/axe.ts'
import { DESKTOP, TABLET } from '../testing/console.ts'
import {
  aReference,
  place,
  placeForChanges,
  placePaid,
  placeReady,
} from '../testing/orders-at-every-stage.ts'
import { moveStoreToNoon } from './store-at-noon.ts'
import { scrollsSideways } from '../testing/page-errors.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
let today: string
beforeAll(async () => {
  today = dayIn(await moveStoreToNoon(shop.staff.client), new Date())
})

const set = (order: OrderRecord, columns: Record<string, unknown>) =>
  setOrder(shop.pool, decodeId('order', order.id), columns)
const ticket = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('on a day on which nothing waits it says so, and how an order comes in', async () => {
  await shop.pool.query('UPDATE inventory_items SET reorder_point = 0, on_hand = greatest(on_hand, 50)')
  const { page } = await shop.openConsole()
  await page.getByText('Nothing to do right now').waitFor()
  await page.getByRole('link', { name: 'Create order' }).click()
  await page.waitForURL(/\/admin\/orders\/new$/)
})

test('an owner finds what is late and which payment waits, and is one key from each', async () => {
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
  await page.goBack()
  await page.getByRole('link', { name: /^Payment\b.*1 order\b/ }).click()
  await page.waitForURL(/paymentStatus=submitted/)
  await page.getByRole('table').getByRole('link', { name: claimed.number }).waitFor()
  expect(await page.getByRole('table').getByRole('link').count()).toBe(1)
}, 120_000)

test('a payment that a colleague verifies goes from the page by itself', async () => {
  const claimed = await place(shop, {}, { payment: { instructionId: 'bank_main', reference: aReference() } })
  const { page } = await shop.openConsole()
  const line = ticket(page, 'Payments to verify').getByRole('link', { name: claimed.number })
  await line.waitFor()
  await shop.staff.decide(claimed, `payments/${claimed.payments[0]!.id}/verification`)
  await line.waitFor({ state: 'detached' })
})

test('who comes today stands at the meeting point, by time', async () => {
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

test('who may see what the shop earns sees it against last month; others do not see that there is such a thing', async () => {
  const owner = await shop.openConsole()
  await ticket(owner.page, 'Revenue').getByText('compared with').waitFor()
  const production = await shop.openConsole({
    as: await shop.staff.addColleague('production'),
  })
  await ticket(production.page, 'Records').getByText('No backup yet').waitFor()
  expect(await ticket(production.page, 'Revenue').count()).toBe(0)
})

test('a queue leads nobody to a page that their role does not have', async () => {
  const finance = await shop.staff.addColleague('finance')
  const { page } = await shop.openConsole({ as: finance })
  const queues = page.getByRole('navigation', { name: 'Queues' })
  await queues.getByRole('link', { name: /^Payment/ }).waitFor()
  expect(await queues.getByText('Pressing').count()).toBe(1)
  expect(await queues.getByRole('link', { name: /^Pressing/ }).count()).toBe(0)
})

test('an unanswered request and a low item lead to themselves', async () => {
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

test.each(['light', 'dark'] as const)('is accessible and fits its screens in the %s', async (colorScheme) => {
  for (const viewport of [DESKTOP, TABLET]) {
    const { page } = await shop.openConsole({ viewport, colorScheme })
    await ticket(page, 'Revenue').getByText('compared with').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }
})
