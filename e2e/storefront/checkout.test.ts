import type { Resources } from '@platen/api-client'
import type { StoreSettingsResponse } from '@platen/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { onHand, setOnHand } from '../../apps/api/src/testing/stock.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { checkoutOf, fillContact, fillOrder, kept, radio, submitButton } from '../testing/checkout-page.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { htmlProblems } from '../testing/html-problems.ts'
import { aShopper } from '../../lab/harness/shopper.ts'
import { aDataFolder, freePort, startService } from '../../lab/harness/started-service.ts'
import { testShop } from '../testing/test-shop.ts'

const PATIENTLY = { timeout: 25_000, interval: 50 }
const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1280, height: 900 }
const SLIP = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const shop = testShop()
const { atTheCart, atTheCheckout, orderOnItsPage, countOrders } = checkoutOf(shop)

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'an order by meet-up with a payment reference, on %s, opens its tracking page and reaches the shop',
  async (name, viewport) => {
    const { page } = await atTheCart(
      [await aDesign(shop.shopper, { zoneIds: ['full_front', 'full_back'] })],
      {
        viewport,
      },
    )
    expect(await page.getByRole('article', { name: 'Classic tee' }).textContent()).toContain('2 garments')
    await page.getByRole('link', { name: 'Check out' }).click()

    await fillContact(page)
    await page.getByLabel('Phone or WhatsApp').fill('7000 1234')
    await radio(page, 'Pick up at the studio').check()
    await page.getByRole('main').getByText('12 Avenida Norte').waitFor()
    await radio(page, 'Meet-up point').check()
    expect(await page.getByRole('main').getByText('12 Avenida Norte').count()).toBe(0)
    await radio(page, 'Cash at the studio').check()
    await page.getByRole('main').getByText('12 Avenida Norte').waitFor()
    await radio(page, 'Santa Tecla').check()
    await page.getByRole('group', { name: 'When at Santa Tecla?' }).getByRole('radio').first().check()
    await radio(page, 'Bank transfer').check()
    await radio(page, 'I have already paid').check()
    await page.getByLabel('Payment reference').fill(`SLIP-${name}`)
    await page.getByRole('checkbox').check()
    expect(await overflow(page)).toBe(0)
    await placeOrder(page)

    const order = await orderOnItsPage(page)
    expect(order).toMatchObject({
      stage: 'payment_review',
      customer: { name: 'Ana Beltrán', email: 'ana@example.com', phone: '+50370001234', locale: 'en' },
      fulfilment: {
        method: 'meetup',
        meetupZoneId: 'santa_tecla',
        slot: { from: expect.stringMatching(/:00/) as string },
      },
      payments: [{ reference: `SLIP-${name}` }],
      totals: { totalMinor: 2 * (900 + 550 + 550) + 150 },
    })
    expect(await kept(page, 'cart')).toBe('[]')
    expect(await page.evaluate(() => localStorage.getItem('platen.checkout'))).not.toContain('Ana')
  },
)

test('an order can be placed with the keyboard alone', async () => {
  const { page } = await atTheCheckout()
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Ana Beltrán')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('ana@example.com')
  await tabTo(page, radio(page, 'Pick up'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Anything we should know?'))
  await page.keyboard.type('keyboard')
  await tabTo(page, radio(page, 'Bank transfer'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, submitButton(page))
  await page.keyboard.press('Enter')
  expect((await orderOnItsPage(page)).note).toBe('keyboard')
})

test('uploads a payment proof with progress and submits it with the order', async () => {
  const { page } = await atTheCheckout()
  await fillPaidOrder(page)
  await submitButton(page).click()
  await page.getByText('Add a photo of the receipt').waitFor()
  await focusIsOn(page, 'checkout-proof')

  await page.locator('#checkout-proof').setInputFiles(SLIP)
  await proofRow(page).getByText('Uploaded').waitFor()
  await page.reload()
  await proofRow(page).getByText('slip.png').waitFor()
  await placeOrder(page)
  expect((await orderOnItsPage(page)).paymentStatus).toBe('submitted')
})

test('waits for the payment proof, whose upload can be cancelled and retried', async () => {
  const { page } = await atTheCheckout()
  await fillPaidOrder(page)
  await page.getByLabel('Anything we should know?').fill('slow proof')
  await page.getByLabel('Payment reference').fill('SLIP-SLOW')
  let letGo = await holdBack(page, '**/payment-proofs')
  await page.locator('#checkout-proof').setInputFiles(SLIP)
  await page.getByRole('status').getByText('still uploading').waitFor()
  expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
  await submitButton(page).click({ force: true })
  await page.getByLabel('Payment reference').press('Enter')

  await page.getByRole('button', { name: 'Remove slip.png' }).click()
  await expect.poll(() => submitButton(page).getAttribute('aria-disabled')).toBe(null)
  letGo()

  await page.route('**/payment-proofs', (route) => route.abort('connectionreset'), { times: 1 })
  await page.locator('#checkout-proof').setInputFiles(SLIP)
  await proofRow(page).getByText('The connection was lost').waitFor()
  letGo = await holdBack(page, '**/payment-proofs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('status').getByText('still uploading').waitFor()
  expect(await countOrders('slow proof')).toBe(0)
  letGo()
  await proofRow(page).getByText('Uploaded').waitFor()
  await placeOrder(page)
  expect((await orderOnItsPage(page)).paymentStatus).toBe('submitted')
})

test('validates a section on leaving it and focuses the first error on submit', async () => {
  const { page } = await atTheCheckout()
  await page.getByLabel('Email').fill('ana@')
  expect(await page.getByText('Enter a valid email address').count()).toBe(0)
  await radio(page, 'Home delivery').check()
  await page.getByText('Enter a valid email address').waitFor()
  expect(await page.getByText('Enter the city').count()).toBe(0)

  await submitButton(page).click()
  await page.getByText('Enter the city').waitFor()
  await focusIsOn(page, 'checkout-name')
})

test('keeps entered values through a reload', async () => {
  const { page } = await atTheCheckout()
  await fillContact(page)
  await radio(page, 'Home delivery').check()
  await page.getByLabel('City').fill('Santa Ana')
  await page.reload()
  await vi.waitFor(
    async () => expect(await page.getByLabel('City').inputValue()).toBe('Santa Ana'),
    PATIENTLY,
  )
  expect(await page.getByLabel('Country').inputValue()).toBe('SV')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ana Beltrán')
})

test('shows a changed price beside the old one and places the order when it is accepted', async () => {
  const { page } = await atTheCheckout()
  const quoted = quoteFor(page, 'pickup')
  await fillOrder(page, 'price')
  await quoted
  await setTeePrice(950)
  try {
    await submitButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'The price has changed' })
    await notice.locator('strong', { hasText: '$30.00' }).waitFor()
    await notice.locator('s', { hasText: '$29.00' }).waitFor()
    expect(await notice.textContent()).toContain('Classic tee, Black, M: $14.50 → $15.00')
    expect(await countOrders('price')).toBe(0)
    await notice.getByRole('button', { name: 'Accept and order · $30.00' }).click()
    expect((await orderOnItsPage(page)).totals.totalMinor).toBe(3000)
  } finally {
    await setTeePrice(900)
  }
})

test('compares a changed price with the one on the page while the quote is still loading', async () => {
  const { page } = await atTheCheckout()
  const letGo = await holdBack(page, '**/quotes')
  await fillOrder(page, 'unquoted')
  await setTeePrice(950)
  try {
    await submitButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'The price has changed' })
    await notice.getByRole('button', { name: 'Getting the new price' }).waitFor()
    letGo()
    await notice.getByText('Classic tee, Black, M: $14.50 → $15.00').waitFor()
    await notice.getByRole('button', { name: 'Accept and order · $30.00' }).click()
    expect((await orderOnItsPage(page)).totals.totalMinor).toBe(3000)
  } finally {
    letGo()
    await setTeePrice(900)
  }
})

test('shows a price that changed before submission on the button and orders at that price', async () => {
  const { page } = await atTheCheckout()
  const letGo = await holdBack(page, '**/quotes')
  await fillOrder(page, 'new price')
  await setTeePrice(950)
  try {
    letGo()
    await page.getByRole('button', { name: 'Place order · $30.00' }).click()
    expect((await orderOnItsPage(page)).totals.totalMinor).toBe(3000)
  } finally {
    letGo()
    await setTeePrice(900)
  }
})

test('does not move the button while it is pressed', async () => {
  const { page } = await atTheCheckout([
    await aDesign(shop.shopper, { slug: 'pullover-hoodie', sizes: { L: 3 } }),
  ])
  const variantId = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('platen.cart') ?? '') as { quantities: object }[]).flatMap(
        ({ quantities }) => Object.keys(quantities),
      )[0] ?? '',
  )
  const letGo = await holdBack(page, '**/quotes')
  const quoted = quoteFor(page, 'pickup')
  await fillOrder(page, 'pressed')
  const before = await onHand({ services: shop }, variantId)
  await setOnHand({ services: shop }, variantId, 2)
  await untilFewAreShown(variantId)
  try {
    await submitButton(page).hover()
    const place = await submitButton(page).boundingBox()
    await page.mouse.down()
    letGo()
    await quoted
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    expect(await submitButton(page).boundingBox()).toEqual(place)
    await page.mouse.up()
    await page.getByText('Not enough in stock').waitFor()
    await page.getByRole('listitem').getByText('not enough').waitFor()
  } finally {
    letGo()
    await setOnHand({ services: shop }, variantId, before.onHand)
  }
})

test('names what is out of stock with a link to its sizes and keeps the rest', async () => {
  const items = [
    await aDesign(shop.shopper, { id: 'tees', sizes: { S: 1 } }),
    await aDesign(shop.shopper, { id: 'hoodies', slug: 'pullover-hoodie', sizes: { L: 3 } }),
  ]
  const { page } = await atTheCheckout(items)
  await fillOrder(page, 'stock')
  const variantId = Object.keys(items[1]!.quantities)[0]!
  const before = await onHand({ services: shop }, variantId)
  await setOnHand({ services: shop }, variantId, 2)
  try {
    await submitButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Not enough in stock' })
    await notice.waitFor()
    expect(await notice.getByRole('listitem').allTextContents()).toEqual(['Pullover hoodie, Black, L'])
    await notice.getByRole('link', { name: 'Change sizes in the cart' }).click()
    await page.waitForURL('**/cart#hoodies')
    await page.getByRole('button', { name: 'Remove one: Pullover hoodie, Black, L' }).click()
    await page.getByRole('link', { name: 'Check out' }).click()
    await placeOrder(page)
    expect((await orderOnItsPage(page)).items.map(({ quantity }) => quantity)).toEqual([1, 2])
  } finally {
    await setOnHand({ services: shop }, variantId, before.onHand)
  }
})

test('requires only a new consent when the policies changed after it was given', async () => {
  const { page } = await atTheCheckout()
  const quoted = quoteFor(page, 'pickup')
  await fillOrder(page, 'policy')
  await quoted
  await setPolicies('2027-01')
  try {
    await submitButton(page).click()
    await page.getByText('Your order was not placed. Please read them again').waitFor()
    await page.getByRole('link', { name: 'policies of 2027-01' }).waitFor()
    await expect.poll(() => page.getByText('Our policies have changed').count()).toBe(1)
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    await focusIsOn(page, 'checkout-policy')
    await page.getByRole('checkbox').check()
    await page.getByText('Our policies have changed').waitFor({ state: 'detached' })
    await submitButton(page).click()
    expect((await orderOnItsPage(page)).note).toBe('policy')
  } finally {
    await setPolicies('2026-11')
  }
})

test('requires a new consent to changed policies also without a new quote', async () => {
  const { page } = await atTheCheckout()
  const quoted = quoteFor(page, 'pickup')
  await fillOrder(page, 'policy, unquoted')
  await quoted
  await page.route('**/quotes', (route) => route.abort())
  await setPolicies('2027-01')
  try {
    await submitButton(page).click()
    await page.getByRole('link', { name: 'policies of 2027-01' }).waitFor()
    await page.getByRole('checkbox').check()
    await submitButton(page).click()
    expect((await orderOnItsPage(page)).note).toBe('policy, unquoted')
  } finally {
    await setPolicies('2026-11')
  }
})

test('announces policies that change while the page is open, once and before submission', async () => {
  const { page } = await atTheCheckout()
  const letGo = await holdBack(page, '**/quotes')
  await fillOrder(page, 'policy by quote')
  await setPolicies('2027-01')
  try {
    letGo()
    await page.getByText('Our policies have changed').waitFor()
    expect(await page.getByText('Your order was not placed').count()).toBe(0)
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    await submitButton(page).click()
    await focusIsOn(page, 'checkout-policy')
    await expect.poll(() => page.getByText('Our policies have changed').count()).toBe(1)
    // After days too, the draft and the policy that it accepted are kept.
    await page.reload()
    await page.getByText('Our policies have changed').waitFor()
    await page.getByRole('checkbox').check()
    await submitButton(page).click()
    expect((await orderOnItsPage(page)).note).toBe('policy by quote')
  } finally {
    letGo()
    await setPolicies('2026-11')
  }
})

test('focuses the field that the API rejects and shows the reason there', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'refused')
  await page.getByLabel('Email').fill('ana@example..com')
  await submitButton(page).click()
  await page.getByText('Some fields need a change').waitFor()
  await focusIsOn(page, 'checkout-email')
  await page.getByText('Enter a valid email address, or a phone number.').waitFor()
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Email').fill('ana@example.com')
  await placeOrder(page)
  await orderOnItsPage(page)
})

test('retries while the database of the shop is away', async () => {
  const { page } = await atTheCheckout()
  await fillOrder(page, 'database')
  await shop.pool.query(`
    CREATE FUNCTION out_of_resources() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53200'; END $$;
    CREATE TRIGGER out_of_resources BEFORE INSERT ON orders EXECUTE FUNCTION out_of_resources()`)
  try {
    await submitButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'The shop is busy' })
    await notice.getByText(/Trying again in \d+ second/).waitFor()
  } finally {
    await shop.pool.query('DROP TRIGGER out_of_resources ON orders; DROP FUNCTION out_of_resources()')
  }
  await orderOnItsPage(page)
  expect(await countOrders('database')).toBe(1)
})

test('counts down a requested pause and then sends the order', async () => {
  // One submission in ten minutes for each address.
  const strict = await startService({
    DATA_DIR: aDataFolder(),
    RATE_LIMIT_FACTOR: '0.1',
    TRUST_PROXY: 'loopback',
  })
  const design = await aDesign(await aShopper(strict.url))
  const first = await atTheCheckout([design], { url: strict.url })
  await fillOrder(first.page, 'first')
  await placeOrder(first.page)
  await first.page.waitForURL(/\/orders\//)

  const { page, context } = await atTheCheckout([design], { url: strict.url })
  await fillOrder(page, 'second')
  await placeOrder(page)
  await page.getByText('Too many attempts').waitFor()
  expect(await secondsLeft(page)).toBeGreaterThan(60)
  const before = await secondsLeft(page)
  await vi.waitFor(async () => expect(await secondsLeft(page)).toBeLessThan(before), PATIENTLY)

  // Another address has no limit to wait for.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.77' })
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.waitForURL(/\/orders\//)
  await strict.end('SIGTERM')
}, 90_000)

test('delivers only where the shop serves, and says so before the street is typed', async () => {
  const { updatedAt, updatedBy, ...before } =
    await shop.staff.read<StoreSettingsResponse>('/api/admin/settings')
  const area = {
    ...{ id: 'capital', name: 'The capital', country: 'SV', regions: ['San Salvador'], places: [] },
    ...{ feeMinor: 150, days: { min: 1, max: 2 }, paymentInstructionIds: ['bank_main'], active: true },
  }
  const only = { ...area, id: 'west', regions: ['Sonsonate'], places: ['Juayúa'], feeMinor: 400 }
  await shop.staff.send('PUT', '/api/admin/settings', { ...before, deliveryAreas: [area, only] })
  const { page } = await shop.openPage({ viewport: PHONE })
  await fillCart(page, [await aDesign(shop.shopper)])
  await page.goto(`${shop.url}/checkout`)
  await radio(page, 'Home delivery').check()
  expect(await page.getByLabel('Country').locator('option').allTextContents()).toEqual([
    'Choose a country',
    'El Salvador',
  ])
  await page.getByLabel('Department or state').selectOption('Sonsonate')
  expect(await page.getByLabel('City').locator('option').allTextContents()).toEqual(['Choose', 'Juayúa'])
  await page.getByLabel('Department or state').selectOption('San Salvador')
  await page.getByLabel('City').fill('Apopa')
  await page.getByText('$6.00, 1 to 2 days after it is ready').waitFor()
  expect(await radio(page, 'Cash at the studio').count()).toBe(0)

  await fillContact(page)
  await page.getByLabel('Street and number').fill('Calle 1')
  await radio(page, 'Bank transfer').check()
  await page.getByRole('checkbox').check()
  await placeOrder(page)
  await page.getByText('1 to 2 days after it is ready').waitFor()
  expect((await orderOnItsPage(page)).totals.feeMinor).toBe(600)
  const { revision } = await shop.staff.read<StoreSettingsResponse>('/api/admin/settings')
  await shop.staff.send('PUT', '/api/admin/settings', { ...before, revision, deliveryAreas: [] })
})

test('the cart and the checkout shift nothing while they load', async () => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    const { page } = await shop.openPage({ viewport })
    await page.addInitScript(COUNT_SHIFTS)
    await fillCart(page, [await aDesign(shop.shopper)])
    const shifted = () => page.evaluate<number>('shifted')
    await page.goto(`${shop.url}/cart`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Check out' }).waitFor()
    expect(['cart', viewport.width, await shifted()]).toEqual([
      'cart',
      viewport.width,
      expect.toSatisfy(isSmall),
    ])
    await page.goto(`${shop.url}/checkout`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /^Place order/ }).waitFor()
    expect(['checkout', viewport.width, await shifted()]).toEqual([
      'checkout',
      viewport.width,
      expect.toSatisfy(isSmall),
    ])
  }
})

const COUNT_SHIFTS = `
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value
  }).observe({ type: 'layout-shift', buffered: true })`

/** What web vitals call good. */
const isSmall = (shift: number) => shift < 0.1

test('a design whose size is gone can be corrected in the cart, and a removed one restored', async () => {
  const gone = 'var_00000000000000000000000000'
  const design = await aDesign(shop.shopper, { id: 'mixed', sizes: { M: 1, [gone]: 2 } })
  const names = { garment: 'Classic tee', sizes: { [gone]: '4XL' } }
  const { page } = await atTheCart([{ ...design, names }])
  await page.getByText(/^We no longer sell size 4XL in Black\. Still available: .*L/).waitFor()
  expect(await page.getByRole('link', { name: 'Check out' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove this size' }).click()
  await page.getByRole('link', { name: 'Check out' }).waitFor()

  await page.getByRole('button', { name: 'Remove: Classic tee, Black' }).click()
  await page.getByText('Your cart is empty').waitFor()
  await vi.waitFor(
    async () => expect(await page.evaluate('document.activeElement.tagName')).toBe('BUTTON'),
    PATIENTLY,
  )
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Classic tee' }).waitFor()
})

test('a page on an insecure connection says where to order instead', async () => {
  const port = String(await freePort())
  const insecure = await startService({
    PORT: port,
    DATA_DIR: aDataFolder(),
    RATE_LIMIT_FACTOR: '1000',
    PUBLIC_URL: `http://shop.test:${port}`,
  })
  const mapped = await openBrowser(['--host-resolver-rules=MAP shop.test 127.0.0.1'])
  try {
    const page = await mapped.newPage({ viewport: PHONE })
    page.setDefaultTimeout(PATIENTLY.timeout)
    await fillCart(page, [await aDesign(shop.shopper)])
    await page.goto(`http://shop.test:${port}/checkout`)
    const notice = page.getByRole('alert').filter({ hasText: 'insecure connection' })
    expect(await notice.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    )
    expect(await page.getByText('insecure connection').count()).toBe(1)
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
    expect(await overflow(page)).toBe(0)
  } finally {
    await mapped.close()
    await insecure.end('SIGTERM')
  }
}, 90_000)

test('cart and checkout are valid HTML in every state', async () => {
  const design = await aDesign(shop.shopper, { zoneIds: ['full_front', 'full_back'], sizes: { M: 2, L: 1 } })
  const { page } = await atTheCart([design])
  await page.getByRole('link', { name: 'Check out' }).waitFor()
  expect(await htmlProblems(await page.content())).toEqual([])
  await page.getByRole('link', { name: 'Check out' }).click()
  await submitButton(page).waitFor()
  for (const [method, payment] of [
    ['Pick up', 'Cash'],
    ['Meet-up point', 'Bank transfer'],
    ['Home delivery', 'Mobile wallet'],
  ] as const) {
    await radio(page, method).check()
    await radio(page, payment).check()
    if (payment !== 'Cash') await radio(page, 'I have already paid').check()
    if (method === 'Meet-up point') await radio(page, 'Santa Tecla').check()
    await submitButton(page).click()
    await page.getByText('Enter your name').waitFor()
    expect(await htmlProblems(await page.content()), method).toEqual([])
  }
})

async function fillPaidOrder(page: Page): Promise<void> {
  await fillContact(page)
  await radio(page, 'Pick up').check()
  await radio(page, 'Mobile wallet').check()
  await radio(page, 'I have already paid').check()
  await page.getByRole('checkbox').check()
}

function proofRow(page: Page): Locator {
  return page.getByRole('group', { name: 'Photo of the receipt' })
}

async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    await free
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined)
  })
  return letGo
}

/** The response to the quote for this delivery method. */
function quoteFor(page: Page, method: string): Promise<unknown> {
  return page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/quotes') && (reply.request().postData() ?? '').includes(`"method":"${method}"`),
  )
}

async function placeOrder(page: Page): Promise<void> {
  await submitButton(page).click()
}

async function secondsLeft(page: Page): Promise<number> {
  return Number(/in (\d+) sec/.exec((await page.getByText(/Trying again in/).textContent()) ?? '')?.[1])
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}

async function focusIsOn(page: Page, id: string): Promise<void> {
  await vi.waitFor(
    async () => expect(await page.evaluate<string>('document.activeElement?.id')).toBe(id),
    PATIENTLY,
  )
}

function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

async function setTeePrice(minor: number): Promise<void> {
  await shop.pool.query(`UPDATE garments SET base_price_minor = $1 WHERE slug = 'classic-tee'`, [minor])
  await vi.waitFor(async () => {
    const catalog = (await (await fetch(`${shop.url}/api/v1/catalog`)).json()) as Resources['CatalogResponse']
    expect(catalog.garments.find(({ slug }) => slug === 'classic-tee')?.priceFromMinor).toBe(minor)
  }, PATIENTLY)
}

/** Shown stock may be two seconds old. */
async function untilFewAreShown(variantId: string): Promise<void> {
  await vi.waitFor(async () => {
    const { garments } = (await (
      await fetch(`${shop.url}/api/v1/catalog`)
    ).json()) as Resources['CatalogResponse']
    const sizes = garments.flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes))
    expect(sizes.find((size) => size.variantId === variantId)?.availability).toBe('low')
  }, PATIENTLY)
}

async function setPolicies(version: string): Promise<void> {
  await shop.pool.query('UPDATE store_settings SET policy_version = $1', [version])
  await vi.waitFor(async () => {
    const config = (await (
      await fetch(`${shop.url}/api/v1/public-config`)
    ).json()) as Resources['PublicConfigResponse']
    expect(config.policyVersion).toBe(version)
  }, PATIENTLY)
}
