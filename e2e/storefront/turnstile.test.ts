import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createBotCheck } from '../../apps/api/src/features/selling/bot-protection/index.ts'
import { findStorefront } from '../../apps/api/src/features/shop/storefront/index.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { freePort } from '../../lab/harness/started-service.ts'
import { FAKE_TURNSTILE, startSiteverify, type Behaviour } from './fake-turnstile.ts'

// Cloudflare cannot be reached from a test: its script and siteverify are stand-ins that follow its documentation.

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/**'
const UNPROVEN = 'We could not verify that you are human'

let shop: TestApp
let siteverify: Awaited<ReturnType<typeof startSiteverify>>
let app: ReturnType<typeof buildApp>
let url: string
let browser: Browser
beforeAll(async () => {
  siteverify = await startSiteverify()
  const port = await freePort()
  url = `http://localhost:${port}`
  const botProtection = { provider: 'turnstile', siteKey: 'a-site-key', secretKey: 'a-secret' } as const
  shop = await startTestApp({ config: { botProtection, publicUrl: url } })
  const { config, keys, clock, log } = shop.services
  const botCheck = createBotCheck({
    ...{ config, keys, clock, log },
    turnstile: { url: siteverify.url, timeoutMs: 20_000 },
  })
  app = buildApp({ ...shop.services, botCheck }, { storefront: findStorefront() })
  await app.listen({ host: 'localhost', port })
  expect((app.server.address() as AddressInfo).port).toBe(port)
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await app.close()
  await shop.close()
  siteverify.close()
})

test('sends a message with the token of a widget and removes the widget', async () => {
  const { page } = await opened()
  await fillIn(page)
  await sendIt(page)
  await isSent(page)
  expect(siteverify.asked.at(-1)).toMatch(/^token-/)
  expect(await widgets(page)).toEqual([{ sitekey: 'a-site-key', gone: true }])
  expect(await page.locator('.fixed.right-4').count()).toBe(0)
})

test('replaces a token that Cloudflare rejects, once', async () => {
  const { page } = await opened()
  await fillIn(page)
  const before = siteverify.asked.length
  siteverify.refuseNext(1)
  await sendIt(page)
  await isSent(page)
  expect(new Set(siteverify.asked.slice(before)).size).toBe(2)
  expect(await widgets(page)).toHaveLength(2)

  await page.getByRole('button', { name: 'Send another message' }).click()
  await fillIn(page, 'Refused')
  siteverify.refuseNext(2)
  await sendIt(page)
  await page.getByText('We could not verify that you are human').waitFor()
  siteverify.refuseNext(0)
})

test('does not use a token older than four minutes', async () => {
  const { page } = await opened()
  await page.clock.install()
  await fillIn(page)
  await expect.poll(() => widgets(page)).toEqual([expect.objectContaining({ gone: true })])
  await page.clock.fastForward(4 * 60_000 + 1_000)
  await sendIt(page)
  await isSent(page)
  expect(await widgets(page)).toHaveLength(2)
})

test.each(['errors', 'times-out', 'unsupported'] as const)(
  'reports a widget that %s and removes it before the next attempt',
  async (behaviour) => {
    const { page } = await opened(behaviour)
    await fillIn(page)
    await sendIt(page)
    await page.getByText(UNPROVEN).waitFor()
    expect(await page.locator('.fixed.right-4').count()).toBe(0)
    await setBehaviour(page, 'answers')
    await sendIt(page)
    await isSent(page)
    expect((await widgets(page)).every(({ gone }) => gone)).toBe(true)
  },
)

test('gives up on a silent widget after half a minute', async () => {
  const { page } = await opened('silent')
  await page.clock.install()
  await fillIn(page)
  await expect.poll(() => widgets(page)).toHaveLength(1)
  await sendIt(page)
  await page.getByRole('button', { name: 'Sending' }).waitFor()
  await page.clock.fastForward(30_000)
  await page.getByText(UNPROVEN).waitFor()
  await setBehaviour(page, 'answers')
  await sendIt(page)
  await isSent(page)
})

test('a widget whose script loaded slowly still has half a minute', async () => {
  const { page } = await opened('silent', true)
  await page.unroute(SCRIPT)
  let deliver: () => void = () => undefined
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(SCRIPT, async (route) => {
    await delivered
    await route.fulfill({ contentType: 'text/javascript', body: FAKE_TURNSTILE })
  })
  await page.clock.install()
  const asked = page.waitForRequest(SCRIPT)
  await fillIn(page)
  await asked
  await sendIt(page)
  await page.clock.fastForward(18_000)
  deliver()
  await expect.poll(() => widgets(page)).toHaveLength(1)
  await page.clock.fastForward(18_000)
  await page.evaluate('window.widgets[0].options.callback("token-at-last")')
  await isSent(page)
})

test('waits longer for a widget that needs a click', async () => {
  const { page } = await opened('needs-click')
  await page.clock.install()
  await fillIn(page)
  const click = page.getByRole('button', { name: 'I am human' })
  await click.waitFor()
  await sendIt(page)
  await page.clock.fastForward(60_000)
  expect(await page.getByText(UNPROVEN).count()).toBe(0)
  await click.click()
  await isSent(page)
})

test('reports a script that does not load and requests it again', async () => {
  const { page } = await opened('answers', true)
  await fillIn(page)
  await sendIt(page)
  await page.getByText(UNPROVEN).waitFor()
  await page.unroute(SCRIPT)
  await loadFakeTurnstile(page)
  await sendIt(page)
  await isSent(page)
})

async function opened(behaviour: Behaviour = 'answers', withoutScript = false) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  await page.addInitScript(`window.behaviour = ${JSON.stringify(behaviour)}`)
  if (withoutScript) await page.route(SCRIPT, (route) => route.abort())
  else await loadFakeTurnstile(page)
  await page.goto(`${url}/contact`)
  return { page }
}

async function loadFakeTurnstile(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_TURNSTILE }))
}

async function setBehaviour(page: Page, behaviour: Behaviour): Promise<void> {
  await page.evaluate(`window.behaviour = ${JSON.stringify(behaviour)}`)
}

async function fillIn(page: Page, message = 'Forty hoodies for Friday.'): Promise<void> {
  await page.getByLabel('Your name').fill('Ana Beltrán')
  await page.getByLabel('Your email').fill('ana@example.com')
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('You may contact me').check()
}

async function sendIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click()
}

async function isSent(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Message received' }).waitFor()
}

async function widgets(page: Page): Promise<{ sitekey: string; gone: boolean }[]> {
  return page.evaluate(
    '(window.widgets ?? []).map(({ options, gone }) => ({ sitekey: options.sitekey, gone }))',
  )
}
