import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'
import { openBrowser } from '../../lab/harness/browser.ts'

let shop: TestApp
let browser: Browser
let address: string

beforeAll(async () => {
  shop = await startTestApp()
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

test.each([
  ['a desktop', { width: 1280, height: 900 }, 'light'],
  ['a phone at night', { width: 375, height: 812 }, 'dark'],
] as const)(
  'on %s, the documentation shows an operation without requests to other hosts',
  async (_, viewport, colorScheme) => {
    const context = await browser.newContext({ viewport, colorScheme })
    const page = await context.newPage()
    const seen = watch(page)

    await page.goto(`${address}/docs#tag/orders/POST/api/orders`)
    await page.getByRole('heading', { name: 'Creates an order from the validated checkout' }).waitFor()
    await page.getByText('create_storefront_order').first().waitFor()

    expect(seen.elsewhere).toEqual([])
    expect(seen.errors).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await context.close()
  },
)

/** Whatever the page complains about, and every request that leaves the service. */
function watch(page: Page): { readonly errors: string[]; readonly elsewhere: string[] } {
  const seen = { errors: [] as string[], elsewhere: [] as string[] }
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text())
  })
  page.on('pageerror', (error) => seen.errors.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${address}/`) && !url.startsWith('data:')) seen.elsewhere.push(url)
  })
  return seen
}

/** A string, because the types of the page are not those of this file. */
async function scrollsSideways(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
}
