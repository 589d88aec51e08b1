import type { Resources } from '@platen/api-client'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { placeOrderInBrowser } from '../testing/order-in-browser.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { aBotToken, submitOrder, track } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const VIEWPORTS = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 900 } } as const

const shop = testShop({ BOT_PROTECTION: 'altcha' })

test.each(Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[])(
  'a new customer on a %s designs a tee with their own picture in two zones, orders three sizes and tracks the order',
  async (size) => {
    const page = await aPage(size)
    await placeOrderInBrowser(page, shop.url, {
      picture: await sharp({
        create: { width: 1200, height: 1200, channels: 4, background: '#d9147aff' },
      })
        .png()
        .toBuffer(),
      zones: ['Full front', 'Left sleeve'],
      sizes: ['S', 'M', 'M', 'XL'],
    })
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()
    const order = await orderOn(page)
    expect(order.items.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 2])
    for (const { placements } of order.items) {
      expect(placements.map(({ zoneId }) => zoneId).sort()).toEqual(['full_front', 'left_sleeve'])
    }
    await page.getByText(order.number).first().waitFor()
  },
)

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[])(
    'the pages for placing and tracking an order on a %s are accessible',
    async (size) => {
      const order = await shop.shopper.order()
      const placed = await submitOrder(shop.url, { ...order, botToken: await aBotToken(shop.url) })
      const page = await aPage(size, colorScheme)
      await fillCart(page, [await aDesign(shop.shopper)])
      const problems: Record<string, string[]> = {}
      for (const path of [
        '/design/classic-tee?cartItem=one',
        '/es/design/canvas-tote',
        '/cart',
        '/checkout',
        `/orders/${placed.order.trackingToken ?? ''}`,
        '/contact',
      ]) {
        await page.goto(shop.url + path, { waitUntil: 'networkidle' })
        const found = await accessibilityProblems(page)
        if (found.length > 0) problems[path] = found
        expect(await scrollsSideways(page), path).toBe(false)
      }
      expect(problems).toEqual({})
    },
  )
})

async function aPage(size: keyof typeof VIEWPORTS, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const options = {
    viewport: VIEWPORTS[size],
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  } as const
  return (await shop.openPage(options)).page
}

function orderOn(page: Page): Promise<Resources['OrderRecord']> {
  const trackingToken = page.url().slice(-43)
  return track(shop.url, { trackingToken } as Parameters<typeof track>[1])
}
