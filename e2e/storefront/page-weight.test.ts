import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aSentEstimate } from '../testing/records.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { weigh } from '../testing/script-weight.ts'
import { testShop } from '../testing/test-shop.ts'

/** A budget for a cheap phone on a slow connection; the designer may use more. */
const MOST_BYTES = 60 * 1024

const shop = testShop({ BOT_PROTECTION: 'altcha' })
const trusting = testShop()

test.each([
  '/',
  '/garments',
  '/garments/classic-tee',
  '/garments/heavyweight-tee',
  '/c/t-shirts',
  '/faq',
  '/policies',
  '/no-such-page',
  '/es',
  '/es/garments',
])('%s stays within the script budget of pages before the designer', async (path) => {
  const { page, context } = await shop.openPage()
  const weight = weigh(context)
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  expect(await weight.ofScripts()).toBeGreaterThan(0)
  expect(await weight.ofScripts()).toBeLessThanOrEqual(MOST_BYTES)
})

test.each(['estimate', 'order'])('the page of an %s stays within it too', async (kind) => {
  const path = kind === 'estimate' ? `/estimates/${await aSentEstimate(trusting)}` : await anOrdersPage()
  const { page, context } = await trusting.openPage()
  const weight = weigh(context)
  await page.goto(trusting.url + path, { waitUntil: 'networkidle' })
  await expect.poll(() => page.getByRole('button', { name: 'Send message' }).isEnabled()).toBe(true)
  expect(weight.scripts().some((address) => address.includes(`/assets/${kind}-`))).toBe(true)
  expect(await weight.ofScripts()).toBeLessThanOrEqual(MOST_BYTES)
})

test.each(['/estimates/unknown', '/orders/unknown', '/garments/unknown'])(
  '%s loads no script of its own',
  async (path) => {
    const { page, context } = await shop.openPage()
    const weight = weigh(context)
    await page.goto(shop.url + path, { waitUntil: 'networkidle' })
    const named = weight.scripts().map((address) => address.replace(/-[\w-]{8}\.js$/, ''))
    expect(named).toEqual([`${shop.url}/assets/every-page`])
  },
)

test('pictures that only other fabrics of a photographed garment need come after the page', async () => {
  const { page } = await shop.openPage()
  await page.goto(`${shop.url}/garments/heavyweight-tee`, { waitUntil: 'networkidle' })
  const pictures = await page.evaluate(`
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pictures/'))
      .map(({ startTime }) => startTime >= performance.getEntriesByType('navigation')[0].loadEventStart)`)
  // A photo of each side; then what tints them.
  expect(pictures).toEqual([false, false, true, true, true, true])
})

test.each([true, false])(
  'another fabric is seen in its colour, with scripts: %s',
  async (javaScriptEnabled) => {
    const { page } = await shop.openPage({ javaScriptEnabled })
    await page.goto(`${shop.url}/garments/heavyweight-tee`)
    await page.getByRole('radio', { name: 'Navy' }).check()
    const front = page.getByRole('img', { name: /Navy/ }).first()
    const cloth = async () => {
      const [red = 255] = await sharp(await front.screenshot())
        .resize(11, 11, { fit: 'fill' })
        .extract({ left: 3, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()
      return red
    }
    await expect.poll(cloth).toBeLessThan(80)
  },
)

async function anOrdersPage(): Promise<string> {
  const order = await trusting.shopper.order()
  const sent = await submitOrder(trusting.url, { ...order, botToken: 'not required' })
  return `/orders/${sent.order.trackingToken}`
}

test('the contact page stays within its script budget through a sent message', async () => {
  const { page, context } = await shop.openPage()
  const weight = weigh(context)
  await page.goto(`${shop.url}/contact`)
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
})

/** Of pages that run the router. */
test.each([
  ['/design/classic-tee', 145],
  ['/cart', 115],
  ['/checkout', 155],
  ['/film', 125],
])('%s loads at most %i KB of scripts before it is used', async (path, kilobytes) => {
  const { page, context } = await shop.openPage()
  const weight = weigh(context)
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  expect(await weight.ofScripts()).toBeLessThanOrEqual(kilobytes * 1024)
})
