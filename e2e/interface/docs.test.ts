import type { Browser } from 'playwright-core'
import { scrollsSideways } from '../testing/page-checks.ts'
import { errorsOf } from '../testing/test-shop.ts'
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
    const errors = errorsOf(page, address)

    await page.goto(`${address}/docs#tag/orders/POST/api/orders`)
    await page.getByRole('heading', { name: 'Creates an order from the validated checkout' }).waitFor()
    await page.getByText('create_storefront_order').first().waitFor()

    expect(errors).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  },
)
