import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { htmlProblems } from '../testing/html-problems.ts'
import { testShop } from '../testing/test-shop.ts'

const PHONE = { width: 375, height: 812 }
/** Enough for the tests before the one that uses it up. */
const QUOTA_FACTOR = 6
const QUOTA = 5 * QUOTA_FACTOR

const shop = testShop({ BOT_PROTECTION: 'altcha', RATE_LIMIT_FACTOR: String(QUOTA_FACTOR) })

test('a customer requests a quote by email with artwork and gets a reference', async () => {
  const { page, errors } = await opened('/contact')
  await fillIn(page)
  await page.getByLabel('How many pieces').fill('40')
  await page.getByLabel('Add files').setInputFiles([await aFile('front.png'), await aFile('back.png')])
  await page.getByText('Uploaded').nth(1).waitFor()
  await page.getByRole('button', { name: 'Remove back.png' }).click()
  await page.getByRole('button', { name: 'Send message' }).click()

  const reference = await sentReference(page, 'Message received')
  const { rows } = await shop.pool.query(
    'SELECT channel, topic, name, email, quantity_estimate, cardinality(artwork_ids) AS files, locale FROM contact_leads WHERE reference = $1',
    [reference],
  )
  expect(rows).toEqual([
    {
      ...{ channel: 'email', topic: 'quote', name: 'Ana Beltrán', email: 'ana@example.com' },
      ...{ quantity_estimate: 40, files: 1, locale: 'en' },
    },
  ])
  expect(await page.getByText('will reply by email').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Open WhatsApp' }).count()).toBe(0)
  expect(errors).toEqual([])

  await page.reload()
  await page.locator('fieldset:enabled button[type=submit]').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('')
})

test('a customer asks about an order by WhatsApp in Spanish and can open the chat', async () => {
  const { page, errors } = await opened('/es/contact?topic=order&order=PL-2026-000042', {}, /422/)
  await page.getByLabel('Por WhatsApp').check()
  await page.getByLabel('Tu nombre').fill('Ana Beltrán')
  await page.getByLabel('Tu número de WhatsApp').fill('503 7000-5678')
  await expect.poll(() => page.getByLabel('Número de pedido').inputValue()).toBe('PL-2026-000042')
  await page.getByLabel('Tu mensaje').fill('¿Puedo recogerlo el sábado?')
  const broken = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no es una imagen') }
  await page.locator('input[type=file]').setInputFiles(broken)
  await page.getByText('No podemos imprimir este tipo de archivo.').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/The file|upload/i)
  await page.getByRole('button', { name: 'Quitar logo.png' }).click()
  await page.getByLabel('Pueden contactarme').check()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()

  const reference = await sentReference(page, 'Recibimos tu mensaje')
  const chat = new URL(String(await page.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')))
  expect(chat.origin + chat.pathname).toBe('https://wa.me/50370001234')
  expect(chat.searchParams.get('text')).toContain(reference)
  const { rows } = await shop.pool.query(
    'SELECT channel, phone, email, order_number FROM contact_leads WHERE reference = $1',
    [reference],
  )
  expect(rows).toEqual([
    { channel: 'whatsapp', phone: '+50370005678', email: null, order_number: 'PL-2026-000042' },
  ])
  expect(errors).toEqual([])
})

test('shows missing values at their fields and focuses the first', async () => {
  const { page } = await opened('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Enter your name.').waitFor()
  expect(await page.evaluate('document.activeElement.getAttribute("autocomplete")')).toBe('name')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your email').fill('ana@')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Enter an email address').waitFor()
  expect(await page.evaluate('document.activeElement.getAttribute("type")')).toBe('email')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})

test('a message survives a reload and is sent once despite a lost connection', async () => {
  const { page, context } = await opened('/contact', {}, /ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await fillIn(page, 'Kept through it all')
  await page.reload()
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Kept through it all')

  // The service stores the message, but its response is lost.
  await page.route('**/api/contact-leads', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Not sent').waitFor()
  await page.unroute('**/api/contact-leads')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Not sent').waitFor()
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Kept through it all')
  await page.getByRole('button', { name: 'Send message' }).click()
  await sentReference(page, 'Message received')
  const { rows } = await shop.pool.query(`SELECT FROM contact_leads WHERE message = 'Kept through it all'`)
  expect(rows).toHaveLength(1)
})

test('a message being sent cannot be edited, and focus stays in place', async () => {
  const { page } = await opened('/contact')
  await fillIn(page, 'On its way')
  let letGo: () => void = () => undefined
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/contact-leads', async (route) => {
    await free
    await route.continue()
  })
  await page.getByLabel('Your name').press('Enter')
  await page.getByRole('button', { name: 'Sending' }).waitFor()
  await expect.poll(() => page.getByLabel('Your message').isDisabled()).toBe(true)
  expect(await page.evaluate('document.activeElement.getAttribute("type")')).toBe('submit')
  letGo()
  await sentReference(page, 'Message received')
})

test('solves a rejected bot check again, once and silently', async () => {
  const { page } = await opened('/contact', {}, /403/)
  await fillIn(page, 'Proven twice')
  // The token is used first, so that the shop refuses it.
  let sendings = 0
  await page.route('**/api/contact-leads', async (route) => {
    sendings += 1
    if (sendings === 1) {
      const body = { ...(route.request().postDataJSON() as object), message: 'Spent before' }
      const reply = await fetch(route.request().url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(reply.status).toBe(201)
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await sentReference(page, 'Message received')
  expect(sendings).toBe(2)
  const { rows } = await shop.pool.query(`SELECT FROM contact_leads WHERE message = 'Proven twice'`)
  expect(rows).toHaveLength(1)
})

test('validates a phone number by the rules of its country where they are loaded', async () => {
  const { page, errors } = await opened('/contact')
  await page.getByLabel('On WhatsApp').check()
  await fillInRest(page)
  await page.getByLabel('Your WhatsApp number').fill('7000 123')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Enter a complete phone number.').waitFor()
  expect(await page.evaluate('document.activeElement.getAttribute("type")')).toBe('tel')
  await page.getByLabel('Your WhatsApp number').fill('7000 1234')
  await expect.poll(() => page.getByText('Enter a complete phone number.').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a page with a missing script says so and keeps the message through a reload', async () => {
  const { page } = await opened('/contact', {}, /ERR_FAILED/)
  await page.route('**/assets/phone-*.js', (route) => route.abort())
  await page.getByLabel('On WhatsApp').check()
  await fillInRest(page)
  await page.getByLabel('Your WhatsApp number').fill('7000 5678')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('alert').filter({ hasText: 'Part of this page did not load' }).waitFor()
  await page.unroute('**/assets/phone-*.js')
  await page.getByRole('link', { name: 'Reload page' }).click()
  await expect.poll(() => page.getByLabel('Your WhatsApp number').inputValue()).toBe('7000 5678')
  await page.getByRole('button', { name: 'Send message' }).click()
  await sentReference(page, 'Message received')
})

test('reports a failed bot check and retries it', async () => {
  const { page } = await opened('/contact', {}, /ERR_FAILED/)
  await page.route('**/assets/pbkdf2-worker-*.js', (route) => route.abort())
  await fillIn(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('We could not verify that you are human').waitFor()
  await page.unroute('**/assets/pbkdf2-worker-*.js')
  await page.getByRole('button', { name: 'Send message' }).click()
  await sentReference(page, 'Message received')
})

test('the form also works after client-side navigation', async () => {
  const { page, errors } = await opened('/cart')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { name: 'Send us a message' }).waitFor()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Enter your name.').waitFor()
  expect(errors).toEqual([])
})

test.each(['/contact', '/es/contact?topic=order'])(
  '%s is valid HTML, as sent and as rendered',
  async (path) => {
    const { page } = await opened(path)
    expect(await htmlProblems(await (await fetch(shop.url + path)).text())).toEqual([])
    await page.locator('fieldset:enabled button[type=submit]').click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(await htmlProblems(await page.content())).toEqual([])
  },
)

test('refuses too many messages with the waiting time', async () => {
  for (let spent = 0; spent < QUOTA; spent += 1) {
    await fetch(`${shop.url}/api/contact-leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  }
  const { page } = await opened('/contact', {}, /429/)
  await fillIn(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(/You can try again in \d+:\d\d\./).waitFor()
  const button = page.getByRole('button', { name: 'Send message' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await button.getAttribute('title')).toMatch(/^Wait \d+:\d\d$/)
  expect(await page.getByLabel('Your message').inputValue()).toBe('Forty hoodies for Friday.')
})

test('offers plain contact links instead of the form without scripts', async () => {
  const { page, errors } = await opened('/contact', { javaScriptEnabled: false })
  const href = (name: RegExp) => page.locator('main').getByRole('link', { name }).getAttribute('href')
  expect(await href(/WhatsApp/)).toBe('https://wa.me/50370001234')
  expect(await href(/Email/)).toBe('mailto:hello@platen.example')
  expect(await page.getByLabel('Your message').isDisabled()).toBe(true)
  expect(await page.locator('main noscript').innerHTML()).toContain('This form needs JavaScript')
  expect(errors).toEqual([])
})

async function opened(path: string, options: BrowserContextOptions = {}, allowed?: RegExp) {
  const visit = await shop.openPage({ viewport: PHONE, ...options }, allowed)
  await visit.page.goto(shop.url + path)
  return visit
}

async function fillIn(page: Page, message?: string): Promise<void> {
  await page.getByLabel('Your email').fill('ana@example.com')
  await fillInRest(page, message)
}

async function fillInRest(page: Page, message = 'Forty hoodies for Friday.'): Promise<void> {
  await page.getByLabel('Your name').fill('Ana Beltrán')
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('You may contact me').check()
}

async function sentReference(page: Page, title: string): Promise<string> {
  await page.getByRole('heading', { name: title }).waitFor()
  const reference = await page.getByText(/^CL-\d{4}-\d{6}$/).textContent()
  return String(reference)
}

async function aFile(name: string) {
  return { name, mimeType: 'image/png', buffer: await aPicture(600) }
}
