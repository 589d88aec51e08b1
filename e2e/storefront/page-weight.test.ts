import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../lab/harness/browser.ts'
import {
  endServices,
  freePort,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'
import { weigh } from '../testing/weigh.ts'

/** What a cheap phone on a slow connection takes in its stride. The designer is what the shop is for; it may weigh more. */
const MOST_BYTES = 90 * 1024

let service: StartedService
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  service = await startService({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` })
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await endServices()
})

test.each(['/', '/garments', '/garments/classic-tee', '/policies', '/no-such-page', '/es', '/es/garments'])(
  '%s loads no more scripts than a page before the designer may',
  async (path) => {
    const context = await browser.newContext()
    const weight = weigh(context)
    await (await context.newPage()).goto(service.url + path, { waitUntil: 'networkidle' })
    expect(await weight.ofScripts()).toBeGreaterThan(0)
    expect(await weight.ofScripts()).toBeLessThanOrEqual(MOST_BYTES)
    await context.close()
  },
)

test('the contact page stays as light when a message is written, proven and sent', async () => {
  const context = await browser.newContext()
  const weight = weigh(context)
  const page = await context.newPage()
  await page.goto(`${service.url}/contact`)
  await page.getByLabel('On WhatsApp').check()
  await page.getByLabel('Your name').fill('Ana Beltrán')
  await page.getByLabel('Your WhatsApp number').fill('7000 5678')
  await page.getByLabel('Your message').fill('Forty hoodies for Friday.')
  await page.getByLabel('You may contact me').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('heading', { name: 'Message received' }).waitFor()

  const scripts = weight.scripts()
  const named = (name: string) => scripts.some((address) => address.includes(`/assets/${name}-`))
  expect(['contact', 'phone', 'pbkdf2-worker'].map(named)).toEqual([true, true, true])
  expect(await weight.ofScripts()).toBeLessThanOrEqual(MOST_BYTES)
  await context.close()
})
