import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, signIn } from '../testing/console.ts'
import { offlineDataOf } from './offline-data.ts'
import { aLead } from './leads.ts'
import { OWNER } from '../../lab/harness/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('the console can be installed', async () => {
  const page = await shop.browser.newPage()
  await page.goto(`${shop.url}/admin`)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await fetch(new URL(String(address), shop.url))).json()) as {
    start_url: string
    icons: { src: string }[]
  }
  expect(manifest.start_url).toBe('/admin/')
  for (const { src } of manifest.icons) expect((await fetch(shop.url + src)).status).toBe(200)
})

test('opens offline with the last seen data read-only, and signing out removes it', async () => {
  const { page, context } = await shop.openConsole({ worksOffline: true })
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await kept(page)

  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await page.getByRole('status').getByText('Offline').waitFor()

  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /First owner|Owner/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByLabel('Email').waitFor()
  await expect.poll(() => offlineDataOf(page)).not.toContain(OWNER.ADMIN_EMAIL)
  expect(await offlineDataOf(page)).not.toContain('"operations"')
})

test('the floor opens offline before its first visit, and a new release keeps the files of open pages', async () => {
  const { page, context } = await shop.openConsole({ worksOffline: true })
  await kept(page)
  await context.setOffline(true)
  await page.goto(`${shop.url}/admin/floor`)
  await page.getByRole('heading', { level: 1, name: 'Floor' }).waitFor()
  await context.setOffline(false)

  await page.goto(`${shop.url}/admin/`)
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  // A new service worker does this when it takes over.
  await page.evaluate(`caches.keys().then(async (names) => {
    await Promise.all(names.map((name) => caches.delete(name)))
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  })`)
  await kept(page)
})

test('opens offline in the language of its user, also pages that were not visited', async () => {
  const { page, context } = await shop.openConsole({ worksOffline: true, locale: 'es-SV' })
  await kept(page)
  await context.setOffline(true)
  await page.goto(`${shop.url}/admin/floor`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.evaluate('navigator.serviceWorker.controller.scriptURL')).toContain('?language=es')
})

test('reloads once at the same address when a release removed a script of the page', async () => {
  const { page } = await signedIn()
  let asked = 0
  await page.route('**/admin/assets/leads-page-*.js', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  expect(asked).toBe(2)
})

test('shows an error instead of reloading repeatedly when a script stays missing', async () => {
  const { page } = await signedIn()
  let asked = 0
  await page.route('**/admin/assets/leads-page-*.js', (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await page.getByText('This page couldn’t be loaded.').waitFor()
  expect(asked).toBe(2)
})

test('falls back to polling without the event stream, says so, and shows changes by others', async () => {
  const { page } = await signedIn((context) =>
    context.route('**/api/admin/events*', (route) => route.abort()),
  )
  await page.getByRole('status').getByText('Every 20 s').waitFor()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  await aLead(shop.url, { name: 'Came Meanwhile' })
  await page.getByRole('link', { name: 'Came Meanwhile' }).waitFor({ timeout: 60_000 })
})

test('shows changes by others live over the event stream', async () => {
  const { page } = await signedIn()
  const { id } = await aLead(shop.url, { name: 'Seen Live' })
  await page.getByRole('status').getByText('Live', { exact: true }).waitFor()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await page.getByRole('link', { name: 'Seen Live' }).click()
  await page.getByRole('heading', { level: 1, name: 'Seen Live' }).waitFor()
  await page.getByRole('main').getByText('New', { exact: true }).waitFor()
  const colleague = shop.staff.client
  await colleague.createContactLeadMove({
    leadId: id,
    body: { to: 'contacted' },
    idempotencyKey: crypto.randomUUID(),
  })
  await page.getByRole('main').getByText('Answered', { exact: true }).first().waitFor()
  await page
    .getByRole('button', { name: 'Mark quote as sent' })
    .and(page.locator(':not([aria-disabled])'))
    .waitFor()
})

/** Blocks the service worker, because its requests cannot be intercepted. */
async function signedIn(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<{ page: Page }> {
  const context = await shop.browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })
  await prepare?.(context)
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  await page.goto(`${shop.url}/admin`)
  await signIn(page)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  return { page }
}

async function kept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(`caches.keys().then(async (names) => {
      const held = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
      return held.flat().join(' ')
    })`),
      { timeout: 25_000 },
    )
    .toContain('today-page')
  await expect.poll(() => offlineDataOf(page), { timeout: 25_000 }).toContain('"operations"')
}
