import type { Resources } from '@platen/api-client'
import type { Locator, Page } from 'playwright-core'
import type { CartItem } from '../../apps/storefront/app/features/cart/cart-item.ts'
import { track } from '../../lab/harness/shopper.ts'
import { aDesign, fillCart } from './filled-cart.ts'
import type { TestShop } from './test-shop.ts'

const DESKTOP = { width: 1280, height: 900 }

interface Visit {
  readonly viewport?: { width: number; height: number }
  readonly url?: string
}

export function checkoutOf(shop: TestShop) {
  let begun = new Date()
  return { atTheCart, atTheCheckout, orderOnItsPage, countOrders }

  async function atTheCart(items: readonly CartItem[], visit: Visit = {}) {
    return visitPage('/cart', items, visit)
  }

  async function atTheCheckout(items?: readonly CartItem[], visit: Visit = {}) {
    return visitPage('/checkout', items ?? [await aDesign(shop.shopper)], visit)
  }

  async function visitPage(
    path: string,
    items: readonly CartItem[],
    { viewport = DESKTOP, url = shop.url }: Visit,
  ) {
    begun = new Date()
    const { page, context } = await shop.openPage({ viewport })
    page.setDefaultTimeout(25_000)
    await fillCart(page, items)
    await page.goto(url + path)
    return { page, context }
  }

  async function orderOnItsPage(page: Page): Promise<Resources['OrderRecord']> {
    await page.waitForURL(/\/orders\/[\w-]{43}$/)
    const trackingToken = page.url().slice(-43)
    return track(shop.url, { trackingToken } as Parameters<typeof track>[1])
  }

  /** Since the page was opened, so that a test which is tried again does not count those of before. */
  async function countOrders(note: string): Promise<number> {
    const { rows } = await shop.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM orders WHERE note = $1 AND created_at >= $2',
      [note, begun],
    )
    return rows[0]?.n ?? 0
  }
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ana Beltrán')
  await page.getByLabel('Email').fill('ana@example.com')
}

export async function fillOrder(page: Page, note: string): Promise<void> {
  await fillContact(page)
  await radio(page, 'Pick up').check()
  await page.getByLabel('Anything we should know?').fill(note)
  await radio(page, 'Bank transfer').check()
  await page.getByRole('checkbox').check()
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place order' })
}

export function radio(page: Page, name: string): Locator {
  return page.getByRole('radio', { name })
}

export function kept(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `platen.${name}`)
}
