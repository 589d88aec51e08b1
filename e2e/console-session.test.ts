import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { atTheConsole, signIn } from './console.ts'
import { OWNER } from './shop-staff.ts'
import { endServices, startService, type StartedService } from './started-service.ts'

let service: StartedService
let browser: Browser
beforeAll(async () => {
  service = await startService({ ...OWNER, RATE_LIMIT_FACTOR: '1000' })
  browser = await openBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await endServices()
})

test('who opens a page without a session signs in and is led to it', async () => {
  const { page } = await atTheConsole(browser, service, { to: '/account' })
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/account')
})

test('a wrong password is refused in the words of the shop, and the address is kept', async () => {
  const page = await browser.newPage()
  await page.goto(`${service.url}/admin`)
  await signIn(page, { email: OWNER.ADMIN_EMAIL, password: 'something else' })
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe(OWNER.ADMIN_EMAIL)
})
