import type { CostEntryRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { TABLET } from '../testing/console.ts'
import { setTimeZoneAtNoon } from './time-zone-at-noon.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()
beforeAll(async () => {
  await setTimeZoneAtNoon(shop.staff.client)
})

test('a cost is entered with its stock item, survives a reload while it is typed, and can be reversed once', async () => {
  const { page } = await shop.openConsole({ to: '/costs?do=new' })
  const dialog = page.getByRole('dialog', { name: 'Add cost' })
  await dialog.getByLabel('Amount').fill('12,5')
  await dialog.getByLabel('Category').selectOption('film')
  await dialog.getByLabel('Description').fill('A roll of film')
  await dialog.getByLabel('Stock item').fill('FILM-22')
  await dialog.getByText('✓ DTF film').waitFor()
  await page.reload()
  await dialog.getByText('Unsaved changes restored').waitFor()
  await dialog.getByRole('button', { name: 'Add cost' }).click()
  await page.getByText('$12.50 for film entered.').waitFor()

  const [entry] = await entries(page, '?category=film')
  expect(entry).toMatchObject({ amountMinor: 1_250, description: 'A roll of film', source: 'manual' })
  expect(entry?.inventoryItemId).toMatch(/^inv_/)

  await page.goto(`${shop.url}/admin/costs?category=film`)
  await page.getByRole('button', { name: 'Reverse A roll of film' }).click()
  const question = page.getByRole('dialog', { name: 'Reverse this cost?' })
  await question.getByText('Enter a reason.').waitFor()
  await question.getByLabel('Reason').fill('Paid twice')
  await question.getByRole('button', { name: 'Reverse cost' }).click()
  await page.getByText('$12.50 reversed as of today.').waitFor()

  const table = page.getByRole('table', { name: 'Costs' })
  await table.getByRole('row', { name: /Paid twice Reversal/ }).waitFor()
  await table.getByRole('row', { name: /A roll of film Reversed/ }).waitFor()
  expect(await page.getByRole('button', { name: /Reverse/ }).count()).toBe(0)
  await page.getByRole('region', { name: 'Sums' }).getByText('$0.00').first().waitFor()
})

test('the total covers all entries of the period, not only the visible page', async () => {
  const { page } = await shop.openConsole({ to: '/costs', viewport: TABLET })
  const day = { incurredOn: '2026-01-15', category: 'rent', description: 'A share of the rent' }
  for (let batch = 0; batch < 13; batch += 1) {
    await Promise.all(Array.from({ length: 20 }, () => enter(page, { ...day, amountMinor: 101 })))
  }
  await enter(page, { ...day, category: 'ink', amountMinor: 3 })
  await page.goto(`${shop.url}/admin/costs?from=2026-01-01&to=2026-01-31`)
  const sums = page.getByRole('region', { name: 'Sums' })
  await sums.getByText('261 entries').waitFor()
  await sums.getByText('$262.63', { exact: true }).waitFor()
  await sums.getByRole('button', { name: 'Ink $0.03' }).click()
  await sums.getByText('1 entry').waitFor()
  expect(new URL(page.url()).searchParams.get('category')).toBe('ink')
})

test('shows an invalid date range at its fields and keeps it in the URL', async () => {
  const { page } = await shop.openConsole({ to: '/costs?from=2026-02-10&to=2026-02-01' })
  await page.getByText('The start date is after the end date.').waitFor()
  expect(await page.getByLabel('From').inputValue()).toBe('2026-02-10')
})

test('hides costs and metrics from the support role in navigation and by URL', async () => {
  const { page: owner } = await shop.openConsole()
  const support = { email: 'helps@shop.example', password: 'answering all day long' }
  const made = await owner.request.post(`${shop.url}/api/admin/users`, {
    data: { ...support, name: 'Sara', role: 'support' },
  })
  expect(made.status()).toBe(201)
  const { page } = await shop.openConsole({ as: support, to: '/costs' })
  await page.getByText('Your role (support) can’t open this page.').waitFor()
  const stations = page.getByRole('navigation', { name: 'Main' })
  expect(await stations.getByRole('link', { name: 'Costs', exact: true }).count()).toBe(0)
  expect(await stations.getByRole('link', { name: 'Metrics', exact: true }).count()).toBe(0)
  await page.goto(`${shop.url}/admin/metrics`)
  await page.getByText('Your role (support) can’t open this page.').waitFor()
})

test('buttons tell a role with read access why it cannot add or reverse costs', async () => {
  const { page: owner } = await shop.openConsole()
  const viewer = { email: 'reads@shop.example', password: 'reading only, for ever' }
  const made = await owner.request.post(`${shop.url}/api/admin/users`, {
    data: { ...viewer, name: 'Vera', role: 'viewer' },
  })
  expect(made.status()).toBe(201)
  const { page } = await shop.openConsole({ as: viewer, to: '/costs?do=new' })
  const button = page.getByRole('button', { name: 'Add cost' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await button.getAttribute('title')).toContain('viewer')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each(['light', 'dark'] as const)('has no axe violations in the %s theme', async (colorScheme) => {
  const { page } = await shop.openConsole({ colorScheme, to: '/costs' })
  await enter(page, { incurredOn: '2026-03-01', category: 'other', description: 'Tape', amountMinor: 250 })
  await page.goto(`${shop.url}/admin/costs?from=2026-03-01&to=2026-03-02`)
  await page.getByRole('table', { name: 'Costs' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Add cost' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

async function enter(page: Page, data: object): Promise<void> {
  const reply = await page.request.post(`${shop.url}/api/admin/cost-entries`, { data })
  expect(reply.status(), await reply.text()).toBe(201)
}

async function entries(page: Page, query: string): Promise<CostEntryRecord[]> {
  const reply = await page.request.get(`${shop.url}/api/admin/cost-entries${query}`)
  return (await reply.json()) as CostEntryRecord[]
}
