import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { scrollsSideways } from '../testing/page-checks.ts'
import { errorsOf } from '../testing/test-shop.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { aMember } from '../../apps/api/src/testing/team.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'
import { openBrowser } from '../../lab/harness/browser.ts'

let shop: TestApp
let browser: Browser
let address: string

beforeAll(async () => {
  shop = await startTestApp({ config: { botProtection: { provider: 'altcha' } } })
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

test('the quickstart of the documentation leads from nothing to a paid order', async () => {
  const owner = await aMember(shop, 'owner')
  const permissions = ['orders:read', 'payments:verify']
  const made = await shop.post('/api/admin/api-keys', { name: 'Quickstart', permissions }, owner.headers)
  const { key } = made.json<{ key: string }>()
  const { info } = (await shop.get('/api/v1/openapi.json')).json<{ info: { description: string } }>()
  const script = /```js\n([^]*?)```/.exec(info.description)?.[1] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'platen-quickstart-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'quickstart.mjs'), script)
  writeFileSync(join(folder, 'logo.png'), await aPicture(1300))

  const { stdout } = await promisify(execFile)(process.execPath, ['quickstart.mjs', 'logo.png'], {
    cwd: folder,
    env: { SHOP: address, PLATEN_API_KEY: key },
  })

  expect(stdout).toMatch(/^PL-\d{4}-\d{6} paid ready_to_print\n$/)
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
