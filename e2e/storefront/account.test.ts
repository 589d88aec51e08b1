import type { AdminOrderRecord, OrderRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { startMailCatcher, type MailCatcher } from '../../apps/api/src/testing/mail-catcher.ts'
import { setOnHand } from '../../apps/api/src/testing/stock.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { waitUntil } from '../../lab/harness/wait-until.ts'
import { DESKTOP } from '../testing/console.ts'
import { accessibilityProblems, clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const PHONE = { viewport: { width: 375, height: 812 }, bypassCSP: true }

const mail: { catcher?: MailCatcher } = {}
const settings: Record<string, string> = {}
beforeAll(async () => {
  mail.catcher = await startMailCatcher()
  settings.SMTP_URL = mail.catcher.url
})
afterAll(() => mail.catcher?.close())
const shop = testShop(settings)

async function placed(customer: object): Promise<OrderRecord> {
  const order = await shop.shopper.order()
  for (const { variantId } of order.items) await setOnHand({ services: { pool: shop.pool } }, variantId, 500)
  const reply = await submitOrder(shop.url, { ...order, customer: { name: 'Clara Núñez', ...customer } })
  if (reply.status !== 201) throw new Error(reply.text)
  return reply.order
}

function linkMailedTo(email: string): Promise<string> {
  return waitUntil('the link was mailed', 20_000, () =>
    (mail.catcher?.mails ?? [])
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ mail: { text = '' } }) => /http\S+#[\w-]{43}/.exec(text) ?? [])
      .at(0),
  )
}

async function checked(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  expect(await clippedTexts(page)).toEqual([])
}

test('on a phone, a customer signs in by the real email, orders again in another size, and finds it in the cart', async () => {
  const email = 'clara.walk@example.com'
  const order = await placed({ email })
  const { page, context, errors } = await shop.openPage(PHONE, /401/)
  await page.goto(`${shop.url}/account`)
  await page.waitForURL(`${shop.url}/account/sign-in`)
  await checked(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByText('Check your email').waitFor()

  // A scanner of mail opens the link first, and runs its scripts.
  const url = await linkMailedTo(email)
  const scanner = await shop.openPage(PHONE)
  await scanner.page.goto(url, { waitUntil: 'networkidle' })
  await page.goto(url)
  await page.getByRole('heading', { level: 1, name: 'One more tap' }).waitFor()
  await checked(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hello, Clara Núñez' }).waitFor()
  expect(page.url()).toBe(`${shop.url}/account`)
  const cookie = (await context.cookies()).find(({ name }) => name === 'platen_account')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await page.getByText(order.number).first().waitFor()
  await checked(page)

  await page.getByRole('link', { name: `Order again: ${order.number}` }).click()
  await page.getByRole('heading', { level: 1, name: 'Same again?' }).waitFor()
  await page.getByText('Everything is as it was').waitFor()
  await checked(page)
  const [item] = order.items
  const size = item!.size === 'L' ? 'XL' : 'L'
  await page.getByRole('button', { name: new RegExp(`^Add one: .*, ${size}$`) }).click()
  await page.getByRole('textbox', { name: new RegExp(`, ${item!.size}$`) }).fill('0')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  await page.getByRole('textbox', { name: new RegExp(`, ${size}$`) }).waitFor()
  const cart = JSON.parse(await page.evaluate<string>(`localStorage.getItem('platen.cart')`)) as {
    quantities: Record<string, number>
    placements: { thumbnail: string }[]
  }[]
  expect(Object.values(cart[0]!.quantities)).toEqual([1])
  expect(cart[0]!.placements[0]!.thumbnail).toMatch(/^data:image\/webp/)

  await page.goto(`${shop.url}/checkout`)
  await expect.poll(() => contactOf(page)).toEqual(['Clara Núñez', email])
  expect(errors).toEqual([])

  // The link that was used says so, in another browser too.
  await scanner.page.getByRole('button', { name: 'Sign in' }).click()
  await scanner.page.getByRole('heading', { name: 'This link no longer works' }).waitFor()

  await page.goto(`${shop.url}/account`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${shop.url}/account/sign-in`)
  await page.goto(`${shop.url}/account`)
  await page.waitForURL(`${shop.url}/account/sign-in`)

  // Whoever uses the device next does not see who was signed in.
  await page.goto(`${shop.url}/checkout`)
  await page.getByLabel('Email').waitFor()
  expect(await contactOf(page)).toEqual(['', ''])
})

const contactOf = (page: Page) =>
  Promise.all(['Your name', 'Email'].map((label) => page.getByLabel(label).inputValue()))

test('the page to order again names what changed, and offers another colour', async () => {
  const order = await placed({ email: 'clara.again@example.com' })
  const [item] = order.items
  const id = decodeId('variant', item!.variantId!)
  const black = `garment_id = (SELECT garment_id FROM variants WHERE id = '${id}') AND colour = '${item!.colour}'`
  await shop.pool.query(`UPDATE variants SET active = false WHERE ${black}`)
  try {
    const { page, errors } = await shop.openPage(PHONE)
    const path = `${shop.url}/orders/${order.trackingToken}`
    await page.goto(path)
    await page.getByRole('link', { name: 'Order again' }).click()
    await page.getByText(`${item!.colour} is no longer available. Choose another colour.`).waitFor()
    await page.getByText('Choose at least one size.').waitFor()
    await checked(page)
    await page.getByLabel('Colour').selectOption('White')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await shop.pool.query(`UPDATE variants SET active = true WHERE ${black}`)
  }
})

test('nothing of these pages is kept for others, or found by search engines', async () => {
  const order = await placed({ email: 'clara.kept@example.com' })
  for (const path of [
    '/account',
    '/account/sign-in',
    '/account/link',
    '/es/account',
    `/orders/${order.trackingToken}/again`,
  ]) {
    for (const time of ['first', 'second']) {
      const reply = await fetch(shop.url + path)
      const { headers } = reply
      expect([time, path, reply.status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        ...[time, path, 200, 'no-store', 'noindex'],
      ])
      expect(headers.get('set-cookie')).toBeNull()
      expect(await reply.text()).not.toContain('clara.kept@example.com')
    }
  }
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  expect(sitemap).not.toContain('/account')
})

test('staff make a link for WhatsApp, see the session it begins, and end it', async () => {
  const phone = '+50588881234'
  const { id } = await placed({ phone, name: 'Ana Phone' })
  const { customerId } = await shop.staff.read<AdminOrderRecord>(`/api/admin/orders/${id}`)
  const { page } = await shop.openConsole({ to: `/customers/${customerId}`, viewport: DESKTOP })
  await page.getByRole('button', { name: 'Sign-in link for WhatsApp' }).click()
  const dialog = page.getByRole('dialog')
  const text = (await dialog.getByRole('region', { name: 'Message' }).textContent()) ?? ''
  const url = /http\S+#[\w-]{43}/.exec(text)?.[0] ?? ''
  const href = (await dialog.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')) ?? ''
  expect(new URL(href).searchParams.get('text')).toBe(text)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')

  const customer = await shop.openPage(PHONE, /401/)
  await customer.page.goto(url)
  await customer.page.getByRole('button', { name: 'Sign in' }).click()
  await customer.page.getByRole('heading', { level: 1, name: 'Hello, Ana Phone' }).waitFor()

  await page.reload()
  await page.getByText(phone).nth(1).waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByText('Not signed in anywhere.').waitFor()
  await customer.page.reload()
  await customer.page.waitForURL(`${shop.url}/account/sign-in`)
})
