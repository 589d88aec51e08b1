import { LOCALE_NAMES } from '@platen/messages'
import { describe, expect, test } from 'vitest'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { collectData, foreignTexts, textsOf } from '../testing/foreign-texts.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { aSentEstimate } from '../testing/records.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop({ PSEUDO_TEXTS: 'on' })

/** Pages are made on the server, so the browser sees no answer of the API. */
async function dataOf(token: string, estimate: string): Promise<string[]> {
  const paths = ['public-config', 'catalog', 'shop-texts', `orders/${token}`, `estimates/${estimate}`]
  const answers = await Promise.all(
    paths.map(async (path) => (await fetch(`${shop.url}/api/v1/${path}`)).json()),
  )
  const documents = await shop.staff.read('/api/admin/documents')
  return [...answers, documents].flatMap((answer) => [...textsOf(answer)])
}

const SAME_EVERYWHERE = [
  ...Object.values(LOCALE_NAMES),
  'Platen',
  'WhatsApp',
  'Instagram',
  'PNG',
  'JPEG',
  'SVG',
  'TIFF',
  'WebP',
]

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 320, height: 640 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)('with texts that are 40 % longer, on %s', (_, viewport) => {
  test('nothing is cut off, no page scrolls sideways, and every text is in the message files', async () => {
    const { page } = await shop.openPage({ viewport })
    const answers = collectData(page)
    await fillCart(page, [await aDesign(shop.shopper)])
    const { order } = await submitOrder(shop.url, {
      ...(await shop.shopper.order()),
      botToken: 'not required',
    })
    // Its page lists the receipt.
    await shop.staff.takePayment(order)
    const token = String(order.trackingToken)
    const estimate = await aSentEstimate(shop)
    const data = await dataOf(token, estimate)
    const bad: object[] = []
    for (const path of [
      ...['/', '/garments', '/garments/classic-tee', '/garments/heavyweight-tee', '/garments/canvas-tote'],
      ...[
        '/design/classic-tee',
        '/design/heavyweight-tee',
        '/cart',
        '/checkout',
        '/orders',
        `/orders/${token}`,
        `/estimates/${estimate}`,
      ],
      ...['/orders/nothing-like-it', '/contact', '/policies', '/c/t-shirts', '/garments?q=hoodie'],
      ...['/garments?q=nothing-like-it', '/faq', '/no-such-page'],
    ]) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      expect(await page.locator('main').innerText()).toContain('«')
      const [wide, cut] = [await scrollsSideways(page), await clippedTexts(page)]
      const foreign = await foreignTexts(
        page,
        [...data, ...(await answers())],
        [...SAME_EVERYWHERE, 'nothing-like-it', 'hoodie'],
      )
      if (wide || cut.length + foreign.length > 0) bad.push({ path, wide, cut, foreign })
    }
    expect(bad).toEqual([])
  }, 180_000)
})
