import type { CatalogResponse, FirstRunResponse, OrderRecord, StoreSettingsResponse } from '@platen/contract'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, SMALL_PHONE, signIn } from '../testing/console.ts'
import { placeOrderInBrowser } from '../testing/order-in-browser.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { errorsOf, testShop } from '../testing/test-shop.ts'

const shop = testShop({}, 'new')

const firstRun = () => shop.staff.read<FirstRunResponse>('/api/admin/first-run')
const settings = () => shop.staff.read<StoreSettingsResponse>('/api/admin/settings')

/** The guide as before anybody signed in. The examples are those of the shop as it is now. */
async function startOver(): Promise<void> {
  await shop.pool.query(
    `UPDATE first_run SET opened = false, dismissed = false, store_open = true, skipped = '{}', confirmed = '{}'`,
  )
}

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })
const go = (page: Page, name = 'Save and continue') => page.getByRole('button', { name, exact: true }).click()

test('an owner who reads Spanish begins with a Spanish shop', async () => {
  const { locales } = await settings()
  const { page } = await shop.openConsole({ viewport: PHONE, locale: 'es-CO' })
  await page.getByRole('button', { name: 'Empezar' }).click()
  await heading(page, 'Hazla tuya').waitFor()
  expect(await page.getByLabel('Eslogan').inputValue()).toBe('Tu diseño, estampado para durar.')
  expect((await settings()).locales).toEqual(['es', ...locales.filter((locale) => locale !== 'es')])
  await page.goto(`${shop.url}/admin/setup/languages`)
  expect(await page.getByRole('radio', { name: 'Principal: español' }).isChecked()).toBe(true)
  await offer(locales)
  await startOver()
})

test('a new owner who reads nothing opens a shop of their own, with a product from two photos and a test order', async () => {
  const { page } = await shop.openPage({
    viewport: DESKTOP,
    timezoneId: 'America/Bogota',
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(60_000)
  const phoneRules = await heldBack(page, /\/phone-rules-/)
  const errors = errorsOf(page, shop.url)
  await page.goto(`${shop.url}/admin`)
  await signIn(page)
  await heading(page, 'Let’s set up your store').waitFor()
  await go(page, 'Start')

  await heading(page, 'Make it your store').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Taller Ceniza')
  await page.getByLabel('Upload logo').setInputFiles(await aLogo())
  await page.getByRole('img', { name: 'Logo' }).waitFor()
  await page.getByRole('button', { name: 'Studio' }).click()
  await page.getByLabel('Accent colour', { exact: true }).fill('#0b7a5f')
  await go(page)

  await heading(page, 'Where do you sell?').waitFor()
  await page.getByRole('button', { name: /America\/Bogota/ }).click()
  await page.getByLabel('Currency').selectOption('COP')
  await go(page)

  await heading(page, 'What do your customers read?').waitFor()
  await page.getByRole('radio', { name: 'Default: Spanish' }).click()
  await go(page)

  await heading(page, 'How can customers reach you?').waitFor()
  await page.getByLabel('WhatsApp').fill('300 123 4567')
  await go(page)
  phoneRules.arrive()

  await heading(page, 'How do customers pay you?').waitFor()
  await page.getByRole('checkbox', { name: 'Bank transfer' }).click()
  await page.getByLabel('Account number').fill('9900-1111')
  await page.getByLabel('Pay to').fill('Ana Ceniza')
  await go(page)

  await heading(page, 'How do customers get their order?').waitFor()
  await page.getByText('Choose a method to see how customers will read it.').waitFor()
  await page.getByRole('checkbox', { name: 'Pick-up' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('Calle 45 # 7-12, Bogotá')
  await go(page)

  await heading(page, 'What do you print on?').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Playera pesada')
  await page.getByLabel(/^Price without print/).fill('45000')
  await page.getByLabel('Description').fill('Algodón de 220 gramos.')
  await page.getByLabel('New colour name').fill('Blanco')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Colour of Blanco', { exact: true }).inputValue()).toBe('#ffffff')
  expect(await page.getByRole('button', { name: /^Remove Y/ }).count()).toBe(0)
  for (const side of ['Front', 'Back'] as const) {
    const region = page.getByRole('region', { name: side, exact: true })
    await region
      .locator('input[type=file]')
      .first()
      .setInputFiles(await aPhoto(side))
    const distance = page.getByLabel('True distance from A to B')
    // No complaint before anything was entered.
    await distance.waitFor()
    expect(await page.getByRole('dialog').getByText('Enter the true distance').count()).toBe(0)
    await distance.fill('560')
    await page.getByRole('button', { name: 'Done' }).click()
    await region.getByText('Every print zone is on the photo.').waitFor()
  }
  await go(page, 'Save product')
  await page.getByRole('heading', { name: 'What prints cost' }).waitFor()
  const prices = page.getByRole('region', { name: 'What prints cost' }).getByRole('textbox')
  for (const [at, price] of ['4000', '6000', '9000', '14000', '18000'].entries())
    await prices.nth(at).fill(price)
  await go(page)

  await heading(page, 'Order from yourself').waitFor()
  await go(page, 'Place test order')
  await page.getByText(/Test order .* is placed/).waitFor()
  await go(page, 'Continue')
  await heading(page, 'Your store is ready').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  expect(await firstRun()).toMatchObject({
    ready: true,
    storeOpen: false,
    testOrder: { stage: 'payment_review' },
  })
  expect(await settings()).toMatchObject({
    ...{ storeName: 'Taller Ceniza', currency: 'COP', currencyExponent: 0, timeZone: 'America/Bogota' },
    supportChannels: [{ kind: 'whatsapp', url: 'https://wa.me/573001234567' }],
    paymentInstructions: [
      {
        ...{ method: 'bank_transfer', account: '9900-1111', active: true },
        // The owner reads English, the customers Spanish.
        ...{ label: 'Transferencia bancaria', translations: { en: { label: 'Bank transfer' } } },
      },
    ],
    fulfilmentMethods: [
      {
        ...{ kind: 'pickup', label: 'Recoger en el taller' },
        translations: { en: { label: 'Pick up at the studio' } },
      },
    ],
    studio: { address: 'Calle 45 # 7-12, Bogotá' },
    meetupZones: [],
    documents: { prefixes: { invoice: 'F', credit_note: 'NC', receipt: 'R' } },
  })
  expect((await settings()).locales[0]).toMatch(/^es/)

  await customersReadThatItOpensSoon()
  await go(page, 'Open store')
  await heading(page, 'Your store is open').waitFor()
  await page.getByRole('button', { name: 'Remove examples' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/\d+ products/).waitFor()
  await dialog.getByRole('button', { name: 'Remove examples' }).click()
  await page.getByText('The examples are removed.').waitFor()

  const { garments } = (await (await fetch(`${shop.url}/api/v1/catalog`)).json()) as CatalogResponse
  expect(garments.map(({ name }) => name)).toEqual(['Playera pesada'])
  const { page: store } = await shop.openPage()
  await store.goto(`${shop.url}/garments/playera-pesada`)
  await store.getByRole('heading', { level: 1, name: 'Playera pesada' }).waitFor()
  const token = await placeOrderInBrowser(store, `${shop.url}/en`, {
    picture: await aLogoOfACustomer(),
    zones: ['Full front'],
    sizes: ['M', 'L'],
    pickup: true,
  })
  const ordered = (await (await fetch(`${shop.url}/api/v1/orders/${token}`)).json()) as Pick<
    OrderRecord,
    'items'
  >
  expect(ordered.items.map(({ garmentName, quantity }) => `${quantity} ${garmentName}`)).toEqual([
    '1 Playera pesada',
    '1 Playera pesada',
  ])
  await page.goto(`${shop.url}/admin`)
  await heading(page, 'Today').waitFor()
  await page.getByRole('region', { name: 'Payments to verify' }).waitFor()
  expect(await page.getByRole('heading', { name: /Set up your store|Finish your store setup/ }).count()).toBe(
    0,
  )
  expect(errors).toEqual([])
}, 240_000)

async function offer(locales: readonly string[]): Promise<void> {
  const { updatedAt, updatedBy, ...now } = await settings()
  const reply = await shop.staff.send('PUT', '/api/admin/settings', { ...now, locales })
  expect(reply.status).toBe(200)
}

/** What a slow network brings late. */
async function heldBack(page: Page, address: RegExp): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return { arrive: () => resolve(undefined) }
}

/** In the brand of the shop, in each language, with its contact; orders keep their page, and the link shows the shop. */
async function customersReadThatItOpensSoon(): Promise<void> {
  const { page: visitor } = await shop.openPage({ viewport: SMALL_PHONE })
  for (const path of ['/', '/garments/classic-tee', '/checkout']) {
    await visitor.goto(shop.url + path)
    await heading(visitor, 'Abrimos pronto').waitFor()
  }
  expect(await scrollsSideways(visitor)).toBe(false)
  expect(await accessibilityProblems(visitor)).toEqual([])
  await visitor.getByRole('link', { name: /WhatsApp/ }).waitFor()
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await visitor.getByRole('link', { name: 'English' }).click()
  await heading(visitor, 'We open soon').waitFor()

  const { testOrder, previewUrl } = await firstRun()
  const { trackingToken } = await shop.staff.read<OrderRecord>(`/api/admin/orders/${testOrder?.id ?? ''}`)
  if (trackingToken !== undefined) {
    await visitor.goto(`${shop.url}/orders/${trackingToken}`)
    await visitor
      .getByText(testOrder?.number ?? '')
      .first()
      .waitFor()
  }
  const { page: friend } = await shop.openPage()
  await friend.goto(previewUrl)
  expect(friend.url()).toBe(`${shop.url}/`)
  await friend.getByText('Vista previa.').waitFor()
  await friend.getByRole('link', { name: /Diseñ/ }).first().waitFor()
}

test('steps can be skipped, found again from Today, and go on after a reload', async () => {
  await startOver()
  const { page } = await shop.openConsole({ viewport: PHONE })
  await heading(page, 'Let’s set up your store').waitFor()
  await page.getByRole('button', { name: 'Look around first' }).click()
  await heading(page, 'Today').waitFor()
  // Whoever looks around first leaves the store as it is.
  expect(await firstRun()).toMatchObject({ opened: true, storeOpen: true })

  await page.goto(`${shop.url}/admin/setup/contact`)
  await page.getByLabel('Instagram').fill('@ceniza')
  await page.reload()
  await page.getByText('Unsaved changes restored').waitFor()
  expect(await page.getByLabel('Instagram').inputValue()).toBe('@ceniza')
  await page.getByLabel('Instagram').fill('not a name')
  await go(page)
  await page.getByText('Enter the name of your account').waitFor()
  await page.getByLabel('Instagram').fill('@ceniza')
  await go(page)
  await heading(page, 'How do customers pay you?').waitFor()
  expect((await settings()).supportChannels).toContainEqual(
    expect.objectContaining({ kind: 'instagram', url: 'https://www.instagram.com/ceniza' }),
  )
  await page.getByRole('link', { name: 'Back' }).click()
  await heading(page, 'How can customers reach you?').waitFor()
  await page.goto(`${shop.url}/admin/setup/languages`)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await heading(page, 'How can customers reach you?').waitFor()
  expect((await firstRun()).skipped).toEqual(['languages'])
})

test('the checklist leads to each step until it is dismissed, and never forgets that the store is closed', async () => {
  await startOver()
  await shop.pool.query(`UPDATE first_run SET opened = true, store_open = false, skipped = '{languages}'`)
  const { page } = await shop.openConsole()
  const list = page.getByRole('region', { name: 'Set up your store' })
  await list.getByRole('link', { name: /^Money/ }).click()
  await heading(page, 'Where do you sell?').waitFor()
  await page.goBack()
  await list.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('Your store is closed').waitFor()
  await page.getByRole('button', { name: 'Open store' }).click()
  await page.getByText('Your store is closed').waitFor({ state: 'detached' })
  expect(await firstRun()).toMatchObject({ storeOpen: true, dismissed: true })
})

test('nobody without the permission sees the guide or the checklist', async () => {
  await startOver()
  const { page } = await shop.openConsole({ as: await shop.staff.addColleague('support') })
  await heading(page, 'Today').waitFor()
  await page.goto(`${shop.url}/admin/setup`)
  await page.getByText('An owner can change roles under Team.').waitFor()
})

test.each([
  ['light', SMALL_PHONE],
  ['dark', DESKTOP],
] as const)(
  'no screen has axe violations or scrolls sideways, %s',
  async (colorScheme, viewport) => {
    await startOver()
    await shop.pool.query('UPDATE first_run SET opened = true')
    const { page } = await shop.openConsole({ colorScheme, viewport, to: '/setup' })
    for (const slug of [
      'brand',
      'money',
      'languages',
      'contact',
      'payment',
      'delivery',
      'product',
      'test-order',
      'done',
    ]) {
      await page.goto(`${shop.url}/admin/setup/${slug}`)
      await heading(page, /./).waitFor()
      await expect.poll(() => page.getByRole('status', { name: /Loading/ }).count()).toBe(0)
      expect(await scrollsSideways(page), slug).toBe(false)
      expect(await accessibilityProblems(page), slug).toEqual([])
    }
  },
  120_000,
)

function aLogoOfACustomer(): Promise<Buffer> {
  const star =
    '<path d="M400 20 510 300H790L565 470 650 760 400 590 150 760 235 470 10 300H290Z" fill="#c42f03"/>'
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600" viewBox="0 0 800 800">${star}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}

async function aLogo() {
  const buffer = await sharp({ create: { width: 400, height: 120, channels: 3, background: '#0b7a5f' } })
    .png()
    .toBuffer()
  return { name: 'logo.png', mimeType: 'image/png', buffer }
}

/** A white tee on a plain ground, 860 px from armpit to armpit. */
async function aPhoto(side: 'Front' | 'Back') {
  const collar = side === 'Front' ? 340 : 270
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1600">
    <rect width="1400" height="1600" fill="#5f7486"/>
    <path d="M450 220Q700 ${collar} 950 220L1250 420 1130 640 1010 560V1440H390V560L270 640 150 420Z" fill="#f1efe9"/></svg>`
  return {
    name: `${side}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer(),
  }
}
