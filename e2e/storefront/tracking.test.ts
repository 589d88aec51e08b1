import type { OrderRecord, WhatsAppMessageRecord } from '@platen/contract'
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { htmlProblems } from '../testing/html-problems.ts'
import {
  ORDER_BY_STAGE,
  aReference,
  place,
  placeForChanges,
  placeWithPixels,
} from '../testing/orders-by-stage.ts'
import { track } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const PHONE = { width: 375, height: 812 }

const shop = testShop()

const STAGE_TEXTS: Readonly<Record<keyof typeof ORDER_BY_STAGE, readonly string[]>> = {
  awaiting_payment: ['Waiting for your payment', '0000-1234-5678', '1 day and 23 hours left'],
  rest_due: ['Part of the payment is still due', 'Paid $5.00', 'Amount due'],
  payment_rejected: ['We could not find your payment', 'There is no such number at our bank.'],
  payment_review: ['We are checking your payment', 'Nothing for now. We will contact you.'],
  artwork_review: ['We are checking your artwork', 'waiting for our review'],
  artwork_changes: ['Your artwork needs a new version', 'Please send it with more pixels.'],
  ready_to_print: ['Ready to print', 'Nothing for now.'],
  in_production: ['In production', 'Your artwork was printed'],
  ready_pickup: ['Your order is ready', 'You can pick it up now.', '12 Avenida Norte', '09:00–18:00'],
  handover_missed: ['We missed each other', 'agree on another time'],
  completed: ['Order completed', 'Your order was handed over'],
  returned: ['Your order was returned'],
  on_hold: ['On hold', 'We wait for black tees in M.'],
  cancelled: ['Order cancelled', 'You asked us to.', 'We refunded $4.50', '$10.00 of your payment'],
  expired: ['Order expired', 'you owe nothing'],
}

test.each(Object.keys(ORDER_BY_STAGE) as (keyof typeof ORDER_BY_STAGE)[])(
  'on a phone, an order at %s shows its status and what comes next',
  async (stage) => {
    const order = await ORDER_BY_STAGE[stage](shop)
    const { page, errors } = await opened(pageOf(order))
    const [title = '', ...words] = STAGE_TEXTS[stage]
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const text = await textOf(page)
    for (const expected of [order.number, ...words]) expect(text).toContain(expected)
    if (['ready_pickup', 'handover_missed', 'on_hold'].includes(stage))
      expect(text).not.toContain('Nothing for now')
    if (stage === 'expired' || stage === 'cancelled')
      expect(text).not.toMatch(/Pay before|Ready by|Already paid/)
    expect(await page.title()).toBe(`Order ${order.number} · Platen Print Studio`)
    expect(await scrollsSideways(page)).toBe(false)
    expect(errors).toEqual([])
  },
)

test.each([
  ['light', ''],
  ['dark', '/es'],
] as const)('the tracking page is accessible in %s mode', async (colorScheme, language) => {
  for (const order of [await place(shop), await placeForChanges(shop)]) {
    const { page } = await opened(language + pageOf(order), { colorScheme })
    await page
      .locator('summary')
      .evaluateAll((all) => all.forEach((one) => (one as unknown as { click(): void }).click()))
    expect(await accessibilityProblems(page)).toEqual([])
  }
})

test('is in Spanish at the Spanish URL, with local money and dates', async () => {
  const order = await place(shop)
  const { page, errors } = await opened(`/es${pageOf(order)}`)
  const text = await textOf(page)
  expect(text).toContain('Esperamos tu pago')
  expect(text).toContain('$14.50')
  expect(text).toContain('Recibimos tu pedido')
  expect(errors).toEqual([])
})

test('a customer reports a payment with the number of the receipt', async () => {
  const order = await place(shop)
  const { page } = await opened(pageOf(order))
  await page.getByText('Already paid? Tell us').click()
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByText('Enter the reference so that we can find your payment.').waitFor()
  expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true')

  const reference = aReference()
  await page.getByLabel('Payment reference').fill(reference)
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByText('Thank you! We will check it and contact you.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'We are checking your payment' }).waitFor()
  expect((await track(shop.url, order)).payments).toMatchObject([{ instructionId: 'bank_main', reference }])
})

test('a customer who paid another way uploads the confirmation', async () => {
  const order = await place(shop)
  const { page } = await opened(pageOf(order))
  await page.getByText('Already paid? Tell us').click()
  await page.getByLabel('How did you pay?').selectOption('Mobile wallet')
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByText('Add a photo of the receipt or the confirmation.').waitFor()

  await choose(page, 'Choose a file', 'slip.docx', Buffer.from('Not a picture'))
  await page.getByText('slip.docx: Use a PNG, JPEG or WebP picture, or a PDF.').waitFor()
  await choose(page, 'Choose a file', 'slip.png', await aPicture(300))
  await page.getByText('Uploaded').waitFor()
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByRole('heading', { level: 1, name: 'We are checking your payment' }).waitFor()
  const { payments } = await track(shop.url, order)
  expect(payments).toMatchObject([{ instructionId: 'mobile_wallet', status: 'submitted' }])
  const { rows } = await shop.pool.query(
    'SELECT proof_id FROM payments JOIN orders AS o ON o.id = order_id WHERE o.number = $1 AND proof_id IS NOT NULL',
    [order.number],
  )
  expect(rows).toHaveLength(1)
})

test('a payment whose response was lost shows after a reload and counts once when it is reported again', async () => {
  const order = await place(shop)
  const { page } = await opened(pageOf(order), {}, /ERR_FAILED/)
  const keys: (string | undefined)[] = []
  const sends = (reaches: boolean) => async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (reaches) await route.fetch()
    await route.abort()
  }
  await page.getByText('Already paid? Tell us').click()
  const reference = aReference()
  await page.getByLabel('Payment reference').fill(reference)
  await page.getByLabel('Name on the account').fill('Ana Beltrán')
  await choose(page, 'Choose a file', 'slip.png', await aPicture(300))
  await page.getByText('Uploaded').waitFor()
  await page.route('**/payments', sends(false))
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByText('Not sent').waitFor()

  await page.reload()
  await page.getByText('We do not know whether this arrived').waitFor()
  expect(await page.getByLabel('Payment reference').inputValue()).toBe(reference)
  expect(await page.getByText('slip.png').isVisible()).toBe(true)

  await page.unroute('**/payments')
  await page.route('**/payments', sends(true))
  await page.route('**/api/v1/orders/own', (route) => route.abort())
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByText('Not sent').waitFor()
  await page.unroute('**/payments')
  const again = page.waitForRequest('**/payments')
  await page.getByRole('button', { name: 'Send payment details' }).click()
  keys.push((await again).headers()['idempotency-key'])
  await page.getByText('Thank you! We will check it and contact you.').waitFor()

  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  expect((await track(shop.url, order)).payments).toMatchObject([{ instructionId: 'bank_main', reference }])
})

test('the tracking page is valid HTML, as sent and as rendered', async () => {
  for (const order of [await place(shop), await placeForChanges(shop)]) {
    for (const language of ['', '/es']) {
      const { page } = await opened(language + pageOf(order))
      expect(await htmlProblems(await (await fetch(shop.url + language + pageOf(order))).text())).toEqual([])
      await page
        .getByRole('button', { name: /^(Copy|Copiar)/ })
        .first()
        .waitFor()
      expect(await htmlProblems(await page.content())).toEqual([])
    }
  }
})

test('shows the reason of a refusal and refreshes the page', async () => {
  const order = await place(shop)
  const { page } = await opened(pageOf(order), {}, /409/)
  await page.getByText('Already paid? Tell us').click()
  await shop.staff.decide(order, 'cancellation', { reason: 'Sold out.' })
  await page.getByLabel('Payment reference').fill(aReference())
  await page.getByRole('button', { name: 'Send payment details' }).click()
  await page.getByRole('heading', { level: 1, name: 'Order cancelled' }).waitFor()
})

test('a customer replaces the artwork of all prints that need it with one file', async () => {
  const order = await placeForChanges(shop)
  const { page } = await opened(pageOf(order))
  await choose(page, 'Choose the new file', 'soft.png', await aPicture(600))
  await page.getByText('It would not print well yet:').waitFor()
  await page.getByText('would print blurred').waitFor()

  await page.getByRole('button', { name: 'Remove soft.png' }).click()
  await choose(page, 'Choose the new file', 'sharp.png', await aPicture())
  await page.getByText('The check found no problems.').waitFor()
  await page.getByRole('button', { name: 'Use this version' }).click()
  await page.getByText('We received your new version and checked it.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Ready to print' }).waitFor()

  const tracked = await track(shop.url, order)
  expect(tracked.artworkStatus).toBe('approved')
  expect(tracked.items[0]?.placements[0]?.artwork.fileName).toBe('sharp.png')
})

test('artwork that failed preflight can be replaced before payment', async () => {
  const order = await placeWithPixels(shop, 600)
  const { page } = await opened(pageOf(order))
  await page.getByRole('heading', { name: 'Pay for your order' }).waitFor()
  await page.getByText('would print blurred').waitFor()
  await choose(page, 'Choose the new file', 'sharp.png', await aPicture())
  await page.getByRole('button', { name: 'Use this version' }).click()
  await page.getByText('We received your new version and checked it.').waitFor()
  expect((await track(shop.url, order)).artworkStatus).toBe('approved')
})

test('the browser lists the orders that it has opened until the list is cleared', async () => {
  const order = await place(shop)
  const { page, errors } = await opened(`/es${pageOf(order)}`)
  await page.getByRole('link', { name: 'Tus pedidos' }).last().click()
  const listed = page.getByRole('region', { name: 'En este dispositivo' })
  await listed.getByText('Esperamos tu pago').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await listed.getByRole('link', { name: new RegExp(order.number) }).click()
  await page.waitForURL(`**${pageOf(order)}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Borrar esta lista' }).click()
  await page.getByText('Aquí todavía no hay pedidos').waitFor()
  await page.reload()
  await page.getByText('Aquí todavía no hay pedidos').waitFor()
  expect(errors).toEqual([])
})

test('somebody who lost the link to an order asks for it with the number and a phone', async () => {
  const { customer } = await shop.shopper.order()
  const { email, ...phoneOnly } = { ...customer, phone: '+50371112222' }
  const order = await place(shop, {}, { customer: phoneOnly })
  const { page } = await shop.openPage({ viewport: PHONE })
  await page.goto(`${shop.url}/orders`)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('Enter the order number.').waitFor()
  expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true')
  await page.getByLabel('Order number').fill(order.number.toLowerCase())
  await page.getByLabel('Email or phone').fill('7111 2222')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('we will send you its link').waitFor()
  await expect
    .poll(() => shop.staff.read<WhatsAppMessageRecord[]>('/api/admin/whatsapp-messages'))
    .toMatchObject([{ number: order.number }])
})

test('refreshes automatically while the page is visible and says when it cannot', async () => {
  const order = await place(shop)
  const { page, context } = await opened(pageOf(order), {}, /ERR_INTERNET_DISCONNECTED/, true)
  await page.getByRole('heading', { level: 1, name: 'Waiting for your payment' }).waitFor()
  await shop.staff.takePayment(order)
  await page.clock.fastForward(25_000)
  await page.getByRole('heading', { level: 1, name: 'Ready to print' }).waitFor()

  await context.setOffline(true)
  await page.getByText('You are offline. Last updated at').waitFor()
  await shop.staff.produce(order, 'printed')
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'In production' }).waitFor()
})

test('a message about the order already contains its number', async () => {
  const order = await place(shop)
  const { page } = await opened(pageOf(order))
  const link = async (name: RegExp) =>
    decodeURIComponent(String(await page.getByRole('link', { name }).getAttribute('href')))
  expect(await link(/Message us on WhatsApp/)).toBe(
    `https://wa.me/50370001234?text=Hello, this is about my order ${order.number}.`,
  )
  expect(await link(/Send an email/)).toBe(`mailto:hello@platen.example?subject=Order ${order.number}`)
})

test.each([
  ['/orders/', 'Order not found', 'Check the link'],
  ['/es/orders/', 'No encontramos este pedido', 'Revisa el enlace'],
])('an invalid tracking link in %s says to check it', async (path, title, advice) => {
  for (const token of ['abc', 'A'.repeat(43), '%3Cscript%3E']) {
    const reply = await fetch(shop.url + path + token)
    expect(reply.status).toBe(404)
    const body = await reply.text()
    expect(body).toContain(title)
    expect(body).toContain(advice)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('the tracking page is not cached, not indexed, sends no referrer and its token is not logged', async () => {
  const order = await place(shop)
  const reply = await fetch(shop.url + pageOf(order))
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>')
  expect(shop.service.output()).not.toContain(String(order.trackingToken))
})

test('is readable without scripts and offers nothing that needs them', async () => {
  const hostile = `"><script>alert('x')</script><img src=//evil.example onerror=alert(1)>`
  const order = await place(shop, { quantity: 2 }, { note: hostile })
  const { page, errors } = await opened(pageOf(order), { javaScriptEnabled: false })
  const text = await textOf(page)
  for (const words of [
    'Waiting for your payment',
    '$29.00',
    '0000-1234-5678',
    'Full front',
    '200 × 200 mm',
    hostile,
  ]) {
    expect(text).toContain(words)
  }
  await page.getByText('Already paid? Tell us').click()
  // Chromium keeps the text in the page, but shows it only when its own settings turn scripts off.
  expect(await page.locator('form noscript').innerHTML()).toContain('This page needs JavaScript to send')
  expect(await page.getByRole('button', { name: 'Send payment details' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: /Message us on WhatsApp/ }).isVisible()).toBe(true)
  expect(errors).toEqual([])
})

async function opened(
  path: string,
  options: BrowserContextOptions = {},
  allowed?: RegExp,
  withClock = false,
) {
  const visit = await shop.openPage({ viewport: PHONE, ...options }, allowed)
  const { page } = visit
  if (withClock) await page.clock.install()
  await page.goto(shop.url + path)
  if (options.javaScriptEnabled !== false)
    await page.getByRole('button', { name: /Refresh|Actualizar/ }).waitFor()
  return visit
}

const pageOf = ({ trackingToken }: OrderRecord) => `/orders/${String(trackingToken)}`

async function choose(page: Page, action: string, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(action).setInputFiles({ name, mimeType: 'image/png', buffer })
}

/** With plain spaces. */
async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replaceAll(/[\s\u00a0\u202f]+/g, ' ')
}
