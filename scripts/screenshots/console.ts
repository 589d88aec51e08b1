/**
 * The console's part of `npm run screenshots`: each page with a year of data, on desktop and tablet, light and dark.
 * Arguments limit the pages.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startService } from '../../lab/harness/processes.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { DESKTOP, TABLET, openConsole } from '../../e2e/testing/console.ts'
import { OUT, SCHEMES, loseConnection, type Shot } from './shots.ts'

const SIZES = { desktop: DESKTOP, tablet: TABLET } as const
const ORDERS = '500'
const DRAWN_MS = 600

const PAGES: readonly Shot[] = [
  { name: 'today', path: '/' },
  { name: 'today-offline', path: '/', prepare: loseConnection },
  { name: 'orders', path: '/orders' },
  { name: 'orders-none', path: '/orders?q=nobody-by-that-name' },
  { name: 'orders-board', path: '/orders?view=board' },
  { name: 'order', path: '/orders?stage=payment_review', prepare: openFirst },
  { name: 'order-done', path: '/orders?stage=completed', prepare: openFirst },
  { name: 'order-new', path: '/orders/new' },
  { name: 'artwork', path: '/artwork' },
  { name: 'production', path: '/production' },
  { name: 'sheets', path: '/sheets' },
  { name: 'sheet', path: '/sheets', prepare: openFirst },
  { name: 'floor', path: '/floor' },
  { name: 'floor-garment', path: '/floor', prepare: openGarment },
  { name: 'production-settings', path: '/production-settings' },
  { name: 'stock', path: '/stock' },
  { name: 'stock-item', path: '/stock', prepare: openFirst },
  { name: 'stock-count', path: '/stock/count' },
  { name: 'leads', path: '/leads' },
  { name: 'lead', path: '/leads', prepare: openFirst },
  { name: 'metrics', path: '/metrics' },
  { name: 'costs', path: '/costs' },
  { name: 'garments', path: '/garments' },
  { name: 'print-zones', path: '/print-zones' },
  { name: 'settings', path: '/settings' },
  { name: 'brand', path: '/brand' },
  { name: 'team', path: '/team' },
  { name: 'webhooks', path: '/webhooks' },
  { name: 'audit-log', path: '/audit-log' },
  { name: 'account', path: '/account' },
  { name: 'account-second-factor', path: '/account', prepare: turnOnCodes },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'search', path: '/', prepare: openSearch },
]

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Shot) => wanted.length === 0 || wanted.includes(name)

/** Before sign-in. */
const FRONT_DOOR: readonly Shot[] = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'password', path: `/password#${'A'.repeat(43)}` },
  { name: 'password-used-up', path: '/password' },
]

const folder = mkdtempSync(join(tmpdir(), 'platen-screenshots-'))
const env = { DATA_DIR: folder, METRICS_PORT: 'off', RATE_LIMIT_FACTOR: '1000' }
const browser = await openBrowser()
try {
  const output = execFileSync(process.execPath, ['scripts/demo-fill.ts', '--orders', ORDERS], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  const password = /with the password (\S+)/.exec(output)?.[1] ?? ''
  mkdirSync(OUT, { recursive: true })
  const shop = await startService(process.cwd(), env)
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of SCHEMES) {
        const as = { email: 'owner@example.com', password }
        const { page, context } = await openConsole(browser, shop, { viewport, colorScheme, as })
        for (const shot of PAGES.filter(isWanted))
          await take(page, shop.url, shot, `console-${shot.name}-${size}-${colorScheme}`)
        await context.clearCookies()
        for (const shot of FRONT_DOOR.filter(isWanted))
          await take(page, shop.url, shot, `console-${shot.name}-${size}-${colorScheme}`)
        await context.close()
      }
    }
  } finally {
    await shop.stop()
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

async function take(page: Page, url: string, { path, prepare }: Shot, name: string): Promise<void> {
  await page.goto(`${url}/admin${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await loaded(page)
  await prepare?.(page)
  await loaded(page)
  await page.screenshot({ path: join(OUT, `${name}.png`) })
  await page.context().setOffline(false)
  console.log(`screenshots/${name}.png`)
}

/** Pending requests are marked on the page. */
async function loaded(page: Page): Promise<void> {
  const waiting = page.locator('[role=status][aria-label^=Loading]')
  while ((await waiting.count()) > 0) await waiting.first().waitFor({ state: 'detached' })
  // Images and drawings load later without a mark.
  await page.waitForTimeout(DRAWN_MS)
}

async function openFirst(page: Page): Promise<void> {
  await page.locator('main tbody [data-name]').first().click()
  await page.locator('main tbody [data-name]').first().waitFor({ state: 'detached' })
}

async function openGarment(page: Page): Promise<void> {
  await page.getByRole('button', { name: /PL-/ }).first().click()
}

/** Stops at the QR code; nothing is confirmed. */
async function turnOnCodes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on…' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor()
}
