import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AdminMetricsResponse } from '@platen/contract'
import { formatsFor } from '@platen/formats'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../lab/harness/staff.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { TABLET, openConsole } from '../testing/console.ts'
import {
  aDataFolder,
  endServices,
  startServiceWithEmbeddedDatabase,
  type StartedService,
} from '../../lab/harness/started-service.ts'
import { setTimeZoneAtNoon } from './time-zone-at-noon.ts'

const FILL = fileURLToPath(new URL('../../scripts/demo-fill.ts', import.meta.url))
const { money, number } = formatsFor('en', { currency: 'USD', currencyExponent: 2, timeZone: 'UTC' })

let service: StartedService
let browser: Browser
let owner: { email: string; password: string }
beforeAll(async () => {
  browser = await openBrowser()
  const folder = aDataFolder()
  const { stdout } = await promisify(execFile)(process.execPath, [FILL, '--orders', '80', '--days', '75'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  })
  owner = { email: 'owner@example.com', password: /with the password (\S+)/.exec(stdout)?.[1] ?? '' }
  service = await startServiceWithEmbeddedDatabase({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' })
  await setTimeZoneAtNoon(await adminClient(service.url, owner))
}, 240_000)
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await endServices()
})

test('shows the figures of the API as numbers, tables and downloads', async () => {
  const { page } = await openConsole(browser, service, { as: owner })
  const metrics = await read(page, '')
  const before = await read(page, days(metrics.previousRange))
  await page.goto(`${service.url}/admin/metrics?from=${metrics.range.dateFrom}&to=${metrics.range.dateTo}`)

  const { revenue, costs, orders, film, leads } = metrics
  await figure(
    page,
    'Revenue',
    money(revenue.withoutTaxMinor),
    `was ${money(before.revenue.withoutTaxMinor)}`,
  )
  await figure(page, 'Tax collected', money(revenue.taxMinor))
  await figure(page, 'Costs', money(costs.totalMinor), `was ${money(before.costs.totalMinor)}`)
  await figure(page, 'Profit', money(metrics.profitMinor))
  await figure(page, 'Margin', rate(metrics.marginPercent, '%'))
  await figure(page, 'Orders', number(orders.count))
  await figure(page, 'Average order', money(metrics.averageOrderMinor ?? 0))
  await figure(page, 'On time', rate(metrics.onTimePercent, '%'))
  await figure(page, 'Lead time, median', rate(metrics.leadTimeHours?.p50 ?? null, 'h'))
  await figure(page, 'Reprints', rate(metrics.reprintPercent, '%'))

  const byDay = await table(page, 'Money by day')
  expect(byDay).toEqual([
    ...['From', 'To', 'Orders', 'Garments', 'Received', 'Revenue', 'Costs', 'Profit', 'Margin'],
    'Revenue before',
    ...metrics.series.flatMap(
      ({ date, orders: placed, units, grossMinor, netMinor, taxMinor, costMinor }, at) => {
        const net = netMinor - taxMinor
        const was = before.series[at]
        return [
          ...[date, date, number(placed), number(units), money(grossMinor), money(net), money(costMinor)],
          money(net - costMinor),
          rate(net > 0 ? Math.round(((net - costMinor) / net) * 1000) / 10 : null, '%'),
          money(was ? was.netMinor - was.taxMinor : NaN),
        ]
      },
    ),
  ])
  expect(await table(page, 'Top garments')).toEqual([
    ...['Garment', 'Garments', 'Sold for', 'Cost of produced items', 'Profit of produced items'],
    ...metrics.topGarments.flatMap(({ name, units, revenueMinor, costMinor, marginMinor }) => [
      name,
      number(units),
      money(revenueMinor),
      ...[costMinor, marginMinor].map((minor) => (minor === null ? rate(null, '%') : money(minor))),
    ]),
  ])
  expect(await table(page, 'Contact requests')).toEqual([
    ...['Requests', 'This period', 'Previous period'],
    ...['Received', number(leads.received), number(before.leads.received)],
    ...['Became an order', number(leads.converted), number(before.leads.converted)],
  ])
  await page.getByText(`${number(film.usedMm / 1000)} m used`).waitFor()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of Costs by category' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`costs-${metrics.range.dateFrom}-${metrics.range.dateTo}.csv`)
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  const cells = (await table(page, 'Costs by category')).map((cell) => cell.replace(/[$,]/g, ''))
  expect(lines.flatMap((line) => line.split(','))).toEqual(cells)
})

test('leads with the earnings of last month and their sources', async () => {
  const { page } = await openConsole(browser, service, { as: owner, to: '/metrics' })
  const lastMonth = page.getByRole('link', { name: /^Last month the shop made a (profit|loss)/ })
  const said = await lastMonth.innerText()
  await lastMonth.click()
  await page.getByRole('button', { name: 'Last month', pressed: true }).waitFor()
  const { range, ...metrics } = await read(page, days(await shownDays(page)))
  expect(range.dateFrom).toMatch(/-01$/)
  expect(said).toBe(
    `Last month the shop made a ${metrics.profitMinor < 0 ? 'loss' : 'profit'} of ${money(Math.abs(metrics.profitMinor))}.`,
  )
  await page.getByText(said, { exact: true }).waitFor()
  await page.getByText(new RegExp(`of them ${metrics.topGarments[0]?.name ?? ''}`)).waitFor()
})

test('a chart can be read point by point with the arrow keys', async () => {
  const { page } = await openConsole(browser, service, { as: owner })
  const metrics = await read(page, '')
  await page.goto(`${service.url}/admin/metrics?from=${metrics.range.dateFrom}&to=${metrics.range.dateTo}`)
  const points = page.getByRole('slider', { name: /^Money by day/ })
  await points.focus()
  await page.keyboard.press('End')
  const last = metrics.series.at(-1)!
  await expect
    .poll(() => points.getAttribute('aria-valuetext'))
    .toContain(
      `revenue ${money(last.netMinor - last.taxMinor)}, received ${money(last.grossMinor)}, costs ${money(last.costMinor)}`,
    )
  await page.keyboard.press('ArrowLeft')
  const one = metrics.series.at(-2)!
  await expect.poll(() => points.getAttribute('aria-valuetext')).toContain(`costs ${money(one.costMinor)}`)
  await page.getByText(`revenue ${money(one.netMinor - one.taxMinor)}, received`).waitFor()
})

test('shows no rates, percentages or NaN for a period without orders', async () => {
  const { page } = await openConsole(browser, service, { as: owner })
  await page.goto(`${service.url}/admin/metrics?from=2020-01-01&to=2020-01-07`)
  await figure(page, 'On time', 'not enough data', 'no earlier value')
  await figure(page, 'Margin', 'not enough data')
  await figure(page, 'Average order', 'not enough data')
  await page.getByText('there was no revenue and no cost').waitFor()
  await page.getByText('0 m used, not enough data').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined|Infinity/)
})

test('does not request a longer period than the API allows', async () => {
  const { page } = await openConsole(browser, service, { as: owner })
  await page.goto(`${service.url}/admin/metrics?from=2020-01-01&to=2026-01-07`)
  await page.getByText('Choose at most 731 days.').waitFor()
})

test.each(['light', 'dark'] as const)(
  'has no axe violations in the %s theme with every table open',
  async (colorScheme) => {
    const { page } = await openConsole(browser, service, {
      as: owner,
      colorScheme,
      viewport: TABLET,
      to: '/metrics',
    })
    await page.getByRole('heading', { name: 'Contact requests' }).waitFor()
    for (const button of await page.getByRole('button', { name: /^Show table/ }).all()) await button.waitFor()
    while ((await page.getByRole('button', { name: /^Show table/ }).count()) > 0) {
      await page
        .getByRole('button', { name: /^Show table/ })
        .first()
        .click()
    }
    expect(await accessibilityProblems(page)).toEqual([])
  },
)

async function read(page: Page, query: string): Promise<AdminMetricsResponse> {
  const reply = await page.request.get(`${service.url}/api/admin/metrics${query}`)
  expect(reply.status()).toBe(200)
  return (await reply.json()) as AdminMetricsResponse
}

const rate = (value: number | null, unit: string) =>
  value === null
    ? 'not enough data'
    : unit === '%' && value < -100
      ? 'below −100%'
      : `${number(value)}${unit === '%' ? '' : ' '}${unit}`

const days = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) =>
  `?dateFrom=${dateFrom}&dateTo=${dateTo}`

async function shownDays(page: Page): Promise<{ dateFrom: string; dateTo: string }> {
  const cells = (await table(page, 'Money by day')).filter((cell) => /^\d{4}-/.test(cell))
  return { dateFrom: cells[0] ?? '', dateTo: cells.at(-1) ?? '' }
}

async function figure(page: Page, name: string, ...texts: string[]): Promise<void> {
  const group = page.locator('dl > div', {
    has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }),
  })
  for (const text of texts) await group.getByText(text, { exact: true }).first().waitFor()
}

async function table(page: Page, chart: string): Promise<string[]> {
  const show = page.getByRole('button', { name: `Show table of ${chart}` })
  const shown = page.getByRole('table', { name: chart })
  await page.getByRole('heading', { level: 2, name: chart }).waitFor()
  if ((await shown.count()) === 0) await show.click()
  await shown.waitFor()
  return shown.locator('th, td').allInnerTexts()
}
