import type { AdminOrderRecord, GarmentRecord, OrderRecord, PaymentProofRecord } from '@platen/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, TABLET, signIn } from '../testing/console.ts'
import { offlineDataOf } from './offline-data.ts'
import { aReference, place, placePaid, placeWithPixels } from '../testing/orders-by-stage.ts'
import { quotedTotalOf, typePhoneOrder } from './phone-order.ts'
import { aBotToken, submitOrder, track, uploadPicture } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const at = (order: { id: string }) => ({ to: `/orders/${order.id}` })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const pill = (page: Page, words: string) =>
  page.getByRole('banner').or(page.locator('main header')).getByText(words)

/** Paid by transfer with a proof, and with artwork that needs a review. */
async function placeWithProof(): Promise<OrderRecord> {
  const artwork = await uploadPicture(shop.shopper.shop, await aPicture(1300))
  const draft = await shop.shopper.order()
  const items = draft.items.map((item) => ({
    ...item,
    placements: item.placements.map((print) => ({ ...print, artworkId: artwork.id })),
  }))
  const payment = { instructionId: 'bank_main', reference: aReference(), proofUploadId: await aProof() }
  const reply = await submitOrder(shop.url, { ...draft, items, payment, botToken: await aBotToken(shop.url) })
  if (reply.status !== 201) throw new Error(`The order was refused: ${reply.text}`)
  return reply.order
}

async function aProof(): Promise<string> {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(await aPicture(400))], 'slip.png'))
  const reply = await fetch(`${shop.url}/api/v1/payment-proofs`, { method: 'POST', body: form })
  return ((await reply.json()) as PaymentProofRecord).id
}

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`
const claimed = () => place(shop, {}, { payment: { instructionId: 'bank_main', reference: aReference() } })

test('an owner works from the oldest payment to the margin with the keyboard alone', async () => {
  const order = await placeWithProof()
  const { page, context } = await shop.openConsole()
  const link = page
    .getByRole('region', { name: 'Payments to verify' })
    .getByRole('link', { name: order.number })
  await link.waitFor()
  await walkTo(page, order)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: order.number }).waitFor()
  await bookCost(context, order, 600)

  await page.keyboard.press('v')
  const verification = dialog(page, 'Verify payment')
  await verification.getByRole('button', { name: /^Enlarge proof of payment/ }).waitFor()
  const slipWidth = 'document.querySelector("dialog img")?.naturalWidth'
  await vi.waitFor(async () => expect(await page.evaluate(slipWidth)).toBe(400), WITHIN)
  await page.keyboard.press('Enter')
  await verification.waitFor({ state: 'detached' })
  await pill(page, 'Artwork review').waitFor()

  await page.keyboard.press('a')
  await dialog(page, 'Approve artwork').waitFor()
  await page.keyboard.press('Enter')
  await pill(page, 'Ready to print').waitFor()

  await page.keyboard.press('m')
  expect(await page.locator(':focus').textContent()).toBe('Cost and profit')
  const percent = Math.round((1 - 600 / netOf(order)) * 1000) / 10
  await section(page, 'Cost and profit').getByText(`${percent}%`).waitFor()
  await section(page, 'Cost and profit').getByText('$6.00').first().waitFor()
  expect((await track(shop.url, order)).stage).toBe('ready_to_print')
}, 120_000)

const WITHIN = { timeout: 25_000, interval: 100 }

/** Revenue is the total without the included tax. */
const netOf = ({ totals }: OrderRecord) => totals.totalMinor - totals.taxMinor

async function walkTo(page: Page, { number }: OrderRecord): Promise<void> {
  const ticket = `document.activeElement.closest('section')?.getAttribute('aria-label')`
  for (let step = 0; (await page.evaluate(ticket)) !== 'Payments to verify'; step += 1) {
    if (step === 10) throw new Error('The keys do not lead to the payments.')
    await page.keyboard.press('Shift+J')
  }
  const focused = 'document.activeElement.closest("a")?.textContent'
  for (let step = 0; step < 30; step += 1) {
    if (String(await page.evaluate(focused)).includes(number)) return
    await page.keyboard.press('j')
  }
  throw new Error('The list does not lead to the order.')
}

async function bookCost(context: BrowserContext, { id }: OrderRecord, amountMinor: number): Promise<void> {
  const reply = await context.request.post(`${shop.url}/api/admin/cost-entries`, {
    data: { category: 'blank', amountMinor, incurredOn: '2026-01-02', description: 'A blank', orderId: id },
  })
  if (!reply.ok()) throw new Error(await reply.text())
}

test('keeps the rest due when less than the payment arrived', async () => {
  const order = await claimed()
  const { page } = await shop.openConsole(at(order))
  await page.getByRole('button', { name: 'Verify payment' }).click()
  await dialog(page, 'Verify payment').getByLabel('Amount received').fill('5,00')
  await page.keyboard.press('Control+Enter')
  await section(page, 'Payments')
    .getByText(/\$.* reported/)
    .waitFor()
  const tracked = await track(shop.url, order)
  expect(tracked.totals.dueMinor).toBe(order.totals.totalMinor - 500)
})

test('names the order whose payment has the same reference while it is typed', async () => {
  const [order, other] = [await place(shop), await claimed()]
  const reference = other.payments[0]!.reference!
  const { page } = await shop.openConsole(at(order))
  await page.getByRole('button', { name: 'Record payment' }).click()
  const payment = dialog(page, 'Record payment')
  await payment.getByLabel('Reference').fill(reference.toLowerCase())
  await payment.getByRole('link', { name: other.number }).waitFor()
  await payment.getByLabel('Reference').fill(`${reference}-B`)
  await payment.getByRole('link', { name: other.number }).waitFor({ state: 'detached' })
})

test('rejecting a payment with a reason lets the customer pay again', async () => {
  const order = await claimed()
  const { page } = await shop.openConsole(at(order))
  await page.getByRole('button', { name: 'Reject payment' }).click()
  const rejection = dialog(page, 'Reject payment')
  await rejection.getByText('Enter a reason.').waitFor()
  await rejection.getByRole('button', { name: 'No encontramos la transferencia.' }).click()
  await rejection.getByRole('button', { name: 'Reject payment' }).click()
  await section(page, 'Payments').getByText('Rejected', { exact: true }).waitFor()
  expect((await track(shop.url, order)).allowedActions).toContain('submit_payment')
})

test('puts an order on hold with a reason and resumes it with one click', async () => {
  const order = await placePaid(shop)
  const { page } = await shop.openConsole(at(order))
  await page.getByRole('button', { name: 'Put on hold' }).waitFor()
  await page.keyboard.press('h')
  await dialog(page, 'Put on hold')
    .getByLabel(/^Reason/)
    .fill('Which colour?')
  await page.keyboard.press('Control+Enter')
  await page.getByText('On hold: “Which colour?”').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Put on hold' }).waitFor()
  expect((await track(shop.url, order)).status).toBe('open')
})

test('enables the actions of the role and explains the others', async () => {
  const order = await claimed()
  const { page } = await shop.openConsole({
    ...at(order),
    as: await shop.staff.addColleague('support'),
  })
  const verify = page.getByRole('button', { name: 'Verify payment' })
  await verify.waitFor()
  expect(await verify.getAttribute('aria-disabled')).toBe('true')
  expect(await verify.getAttribute('title')).toBe('Only these roles can do this: owner, manager, finance.')
  await verify.click({ force: true })
  await page.keyboard.press('v')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Put on hold' }).getAttribute('aria-disabled')).toBeNull()
  expect(await page.getByRole('heading', { name: 'Cost and profit' }).count()).toBe(0)
})

test('shows changes by others while a note is typed, and keeps the note through them and a reload', async () => {
  const order = await claimed()
  const { page } = await shop.openConsole(at(order))
  await page.getByText('Live', { exact: true }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('Called twice, nobody answered')
  await shop.staff.decide(order, `payments/${order.payments[0]!.id}/verification`)
  await page.getByText('Someone else changed this order.').waitFor()
  await page
    .getByRole('status')
    .getByText(/Payment verified,/)
    .waitFor()
  expect(await page.getByLabel(/^New note/).inputValue()).toBe('Called twice, nobody answered')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  const field = page.getByLabel(/^New note/)
  await field.waitFor()
  expect(await field.inputValue()).toBe('Called twice, nobody answered')
  await field.press('Control+Enter')
  await section(page, 'Team notes').getByRole('listitem').getByText('Called twice').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
})

test('text typed while a note is sent becomes the next note', async () => {
  const { page } = await shop.openConsole(at(await claimed()))
  const sent = Promise.withResolvers<undefined>()
  await page.route('**/notes', async (route) => {
    await sent.promise
    await route.continue()
  })
  const field = page.getByLabel(/^New note/)
  await field.fill('Called twice')
  await field.press('Control+Enter')
  await page.getByText('Adding…').waitFor()
  await field.fill('And sent an email')
  sent.resolve(undefined)
  await section(page, 'Team notes').getByRole('listitem').getByText('Called twice').waitFor()
  await page.getByRole('button', { name: 'Add note' }).waitFor()
  expect(await field.inputValue()).toBe('And sent an email')
})

test('changes size, lines and delivery with a preview of the new total, and the customer sees it', async () => {
  const order = await placePaid(shop)
  const { page } = await shop.openConsole(at(order))
  await page.getByRole('heading', { level: 1, name: order.number }).waitFor()
  await page.keyboard.press('i')
  const change = dialog(page, `Change ${order.number}`)
  await change.getByText('There are no changes yet.').waitFor()
  await change.getByLabel('Size').selectOption({ label: 'L' })
  await change.getByRole('button', { name: 'Add a size' }).click()
  await change.getByLabel('Size').nth(1).selectOption({ label: 'S' })
  await change.getByLabel('Quantity').nth(1).fill('499')
  // Said while it is typed, so the focus stays.
  await change.getByText(/^Not enough in stock: .*, S\.$/).waitFor()
  const quantity = change.getByLabel('Quantity').nth(1)
  expect(await quantity.getAttribute('aria-invalid')).toBe('true')
  expect(await change.getByRole('alert').count()).toBe(0)
  await quantity.fill('2')
  const total = 3 * order.totals.totalMinor
  await change.getByRole('status').getByText(dollars(total)).waitFor()
  await change.getByLabel(/^Reason/).fill('One more of each, as you asked.')
  expect(await accessibilityProblems(page)).toEqual([])
  await change.getByRole('button', { name: 'Change order' }).click()
  await page.getByText(`${order.number}: changed`).waitFor()
  const after = await track(shop.url, order)
  expect(after.items.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['L', 1],
    ['S', 2],
  ])
  expect(after.timeline.at(-1)?.reason).toBe('One more of each, as you asked.')
  await section(page, 'Timeline').getByText('Order changed').waitFor()
}, 120_000)

test('two people who edit one order see each other’s changes and choose', async () => {
  const order = await placePaid(shop)
  const { page } = await shop.openConsole(at(order))
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Name').fill('Written by me')
  const other = await shop.openConsole({
    ...at(order),
    as: await shop.staff.addColleague('manager'),
  })
  await other.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await other.page.getByLabel('Name').fill('Written by the manager')
  await other.page.getByLabel('Customer note').fill('Ring twice')
  await other.page.getByRole('button', { name: 'Save' }).click()
  await dialog(other.page, 'Edit').waitFor({ state: 'detached' })

  await page.getByText('Someone else changed order').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  const choice = dialog(page, 'Someone else changed')
  await choice.getByText('Changed by manager').first().waitFor()
  await choice.getByRole('group', { name: 'Name' }).getByText('Mine').click()
  await choice.getByRole('button', { name: 'Save selection' }).click()
  await page.getByText('Written by me').first().waitFor()
  await page.getByText('Ring twice').waitFor()
}, 120_000)

test('a phone order survives a reload, shows a new price and is created', async () => {
  const { page, context } = await shop.openConsole({ to: '/orders/new' })
  await typePhoneOrder(page, 'Carmen on the phone')
  await page.reload()
  await page.getByText('2400 × 2400 px').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Carmen on the phone')

  const total = quotedTotalOf(page)
  await total.waitFor()
  const write = page.getByRole('button', { name: 'Create order' })
  await page.getByLabel(/^Email.*optional/).fill('carmen@')
  await page.getByLabel('M', { exact: true }).fill('499')
  await write.click()
  await page.getByText('Enter an email address, such as ana@example.com.').waitFor()
  expect(await page.locator(':focus').getAttribute('name')).toBe('customer.email')
  await page.getByLabel(/^Email.*optional/).fill('')
  await write.click()
  await page.getByText(/^Not enough in stock: .*, M\.$/).waitFor()
  expect(await page.locator(':focus').getAttribute('name')).toMatch(/^items\./)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('M', { exact: true }).fill('2')
  const shown = await total.textContent()
  await raisePrices(context)
  await write.click()
  await page.getByText('The price is updated.').waitFor()
  await vi.waitFor(async () => expect(await total.textContent()).not.toBe(shown), WITHIN)
  await write.click()
  await page.getByRole('heading', { level: 1, name: /^PL-/ }).waitFor()
  await page.getByText('Carmen on the phone').waitFor()
  await page.goto(`${shop.url}/admin/orders/new`)
  await page.getByRole('button', { name: 'Add design' }).waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('')
}, 120_000)

test('keeps what is typed in a new order while a file uploads', async () => {
  const { page } = await shop.openConsole({ to: '/orders/new' })
  await page.getByRole('button', { name: 'Add design' }).click()
  const arrives = Promise.withResolvers<undefined>()
  await page.route('**/api/v1/artworks', async (route) => {
    const answer = await route.fetch()
    await arrives.promise
    await route.fulfill({ response: answer })
  })
  await page.getByLabel(/^Artwork/).setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png' },
    buffer: await aPicture(2400),
  })
  await page.getByText(/^(Uploading|Checking) logo.png/).waitFor()
  await page.getByLabel('Name').fill('Typed meanwhile')
  await page.getByLabel('M', { exact: true }).fill('3')
  await page.getByLabel('Width in mm').fill('150')
  arrives.resolve(undefined)
  await page.getByText('2400 × 2400 px').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Typed meanwhile')
  expect(await page.getByLabel('M', { exact: true }).inputValue()).toBe('3')
  expect(await page.getByLabel('Width in mm').inputValue()).toBe('150')
})

test('typing after Ctrl+K stays in the search before it is loaded and never reaches the order', async () => {
  const order = await place(shop)
  const { page } = await shop.openConsole(at(order))
  await pill(page, 'Awaiting payment').waitFor()
  const loads = Promise.withResolvers<undefined>()
  await page.route(/\/commands-[^/]*\.js/, async (route) => {
    await loads.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  // On an order, "h" opens the dialog that puts it on hold.
  await page.keyboard.type('sh')
  const search = page.getByRole('dialog').getByLabel('Search or run a command')
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await search.inputValue()).toBe('sh')
  loads.resolve(undefined)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type('eet')
  expect(await page.getByRole('combobox').inputValue()).toBe('sheet')
})

test('Enter in the search opens an order that was typed, also before the answer arrives', async () => {
  const order = await place(shop)
  const later = await place(shop)
  const { page } = await shop.openConsole()
  const answers = Promise.withResolvers<undefined>()
  await page.route(/\/orders\?.*q=/, async (route) => {
    if (route.request().url().includes(order.number)) await answers.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type(order.number.slice(0, 8))
  await page.getByRole('option', { name: later.number }).waitFor()
  await page.keyboard.type(order.number.slice(8))
  await page.keyboard.press('Enter')
  answers.resolve(undefined)
  await page.getByRole('heading', { level: 1, name: order.number }).waitFor()
})

test('a second visit shows what changed since the first', async () => {
  const order = await place(shop)
  const { page } = await shop.openConsole(at(order))
  await pill(page, 'Awaiting payment').waitFor()
  await expect.poll(() => offlineDataOf(page)).toContain(order.id)
  const colleague = await shop.openConsole(at(order))
  await pill(colleague.page, 'Awaiting payment').waitFor()
  await page.goto('about:blank')
  await shop.staff.takePayment(order)
  await pill(colleague.page, 'Ready to print').waitFor()
  await page.goto(`${shop.url}/admin/orders/${order.id}`)
  await pill(page, 'Ready to print').waitFor({ timeout: 10_000 })
}, 120_000)

test('the quoted price stays while the rest of the page refreshes', async () => {
  const context = await shop.browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })
  // A stream that lost its position makes the page reload all data, again with each new connection.
  const reset = { contentType: 'text/event-stream', body: 'event: reset\ndata: {}\n\n' }
  await context.route('**/api/admin/events*', (route) => route.fulfill(reset))
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  await page.goto(`${shop.url}/admin/orders/new`)
  await signIn(page)
  await typePhoneOrder(page, 'Told once')
  const total = quotedTotalOf(page)
  await total.waitFor()
  const write = page.getByRole('button', { name: 'Create order' })
  await write.and(page.locator(':not([aria-disabled])')).waitFor()
  const shown = await total.textContent()
  let quotes = 0
  page.on('request', (request) => (quotes += request.url().endsWith('/api/admin/quotes') ? 1 : 0))
  await raisePrices(context)
  for (let refresh = 0; refresh < 2; refresh += 1) {
    const asked = await page.waitForRequest('**/api/v1/catalog')
    await (await asked.response())?.finished()
  }
  expect(quotes).toBe(0)
  expect(await total.textContent()).toBe(shown)
}, 120_000)

test('places a print at the top or centre of its zone in the proportions of its artwork', async () => {
  const { page } = await shop.openConsole({ to: '/orders/new' })
  await typePhoneOrder(page, 'Centred Clara')
  await page.getByText('200 mm high').waitFor()
  expect(await page.getByRole('radio', { name: 'Top' }).isChecked()).toBe(true)
  await page.getByText('Centre').click()
  await page.getByLabel('Width in mm').fill('120')
  await page.getByText('120 mm high').waitFor()
  await quotedTotalOf(page).waitFor()
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.getByRole('heading', { level: 1, name: /^PL-/ }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const reply = await page.request.get(`${shop.url}/api/admin/orders/${id}`)
  const { items } = (await reply.json()) as AdminOrderRecord
  expect(items[0]?.placements[0]).toMatchObject({ widthMm: 120, heightMm: 120, offsetXMm: 0, offsetYMm: 0 })
})

test('opens, copies and sends the tracking page from the order', async () => {
  const order = await place(shop)
  const { page, context } = await shop.openConsole(at(order))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const links = page.getByRole('region', { name: 'Customer page' })
  const url = new URL(`/orders/${order.trackingToken}`, shop.url).pathname
  const [theirs] = await Promise.all([
    context.waitForEvent('page'),
    links.getByRole('link', { name: 'Customer page' }).click(),
  ])
  await theirs.waitForURL((opened) => opened.pathname.endsWith(url))
  await links.getByRole('button', { name: 'Copy link' }).click()
  await links.getByRole('status').getByText('Copied').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(url)
  for (const name of ['Send by WhatsApp', 'Send by email']) {
    const link = links.getByRole('link', { name })
    if ((await link.count()) > 0) {
      expect(decodeURIComponent(String(await link.getAttribute('href')))).toContain(url)
    }
  }
  const { page: others } = await shop.openConsole({
    ...at(order),
    as: await shop.staff.addColleague('production'),
  })
  await section(others, 'Payments').waitFor()
  expect(await others.getByRole('region', { name: 'Customer page' }).count()).toBe(0)
}, 120_000)

async function raisePrices(context: BrowserContext): Promise<void> {
  const path = `${shop.url}/api/admin/garments`
  const garments = (await (await context.request.get(path)).json()) as GarmentRecord[]
  for (const { id, createdAt, updatedAt, updatedBy, variants, ...rest } of garments) {
    const data = {
      ...rest,
      basePriceMinor: rest.basePriceMinor + 100,
      variants: variants.map(({ stock, ...variant }) => variant),
    }
    const reply = await context.request.put(`${path}/${id}`, { data })
    if (!reply.ok()) throw new Error(await reply.text())
  }
}

test.each(['light', 'dark'] as const)(
  'is accessible and does not overflow in the %s theme',
  async (colorScheme) => {
    const order = await placeWithPixels(shop, 1300)
    for (const viewport of [DESKTOP, TABLET]) {
      const { page } = await shop.openConsole({ viewport, colorScheme, ...at(order) })
      await section(page, 'Items').getByRole('img').first().waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await page.goto(`${shop.url}/admin/orders/new`)
      await page.getByRole('button', { name: 'Add design' }).click()
      await page.getByLabel('Garment', { exact: true }).waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
  },
  180_000,
)
