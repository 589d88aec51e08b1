import { describe, expect, test } from 'vitest'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop({ PSEUDO_TEXTS: 'on' })

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 320, height: 640 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)('with texts that are 40 % longer, on %s', (_, viewport) => {
  test('nothing is cut off, and no page scrolls sideways', async () => {
    const { page } = await shop.openPage({ viewport })
    await fillCart(page, [await aDesign(shop.shopper)])
    const { order } = await submitOrder(shop.url, {
      ...(await shop.shopper.order()),
      botToken: 'not required',
    })
    const paths = ['/', '/garments', '/garments/classic-tee', '/design/classic-tee', '/cart', '/checkout']
    for (const path of [
      ...paths,
      '/orders',
      `/orders/${String(order.trackingToken)}`,
      '/contact',
      '/policies',
      '/c/t-shirts',
      '/garments?q=hoodie',
      '/garments?q=nothing-like-it',
      '/faq',
    ]) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      expect(await page.locator('main').innerText()).toContain('«')
      expect({ path, wide: await scrollsSideways(page), cut: await clippedTexts(page) }).toEqual({
        path,
        wide: false,
        cut: [],
      })
    }
  }, 120_000)
})
