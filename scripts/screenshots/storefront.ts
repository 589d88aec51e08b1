/**
 * `npm run screenshots`: each page of the storefront and its states, at phone and desktop size, light and dark. Written
 * to `screenshots/`, from a shop started for this.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { startService } from '../../lab/harness/processes.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { aDesign } from '../../e2e/testing/filled-cart.ts'
import { aBotToken, aShopper, submitOrder, type Shopper } from '../../lab/harness/shopper.ts'
import { OUT, SCHEMES, loseConnection, type Shot } from './shots.ts'

const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 900 } } as const

interface ShopShot extends Shot {
  /** Instead of the default cart. */
  readonly cart?: 'empty'
}

const folder = mkdtempSync(join(tmpdir(), 'platen-screenshots-'))
const shop = await startService(process.cwd(), {
  DATA_DIR: folder,
  METRICS_PORT: 'off',
  RATE_LIMIT_FACTOR: '1000',
})
const browser = await openBrowser()
try {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT)
  const shopper = await aShopper(shop.url)
  const shots = await everyPage(shopper)
  const cart = JSON.stringify([
    await aDesign(shopper, {
      id: 'tees',
      colour: 'Sand',
      zoneIds: ['full_front', 'left_sleeve'],
      sizes: { S: 2, M: 4, XL: 1 },
    }),
    await aDesign(shopper, {
      id: 'hoodies',
      slug: 'pullover-hoodie',
      colour: 'Navy',
      zoneIds: ['full_back'],
      sizes: { L: 2 },
    }),
  ])
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 2 })
      for (const shot of shots) await take(context, shot, cart, `${shot.name}-${size}-${colorScheme}`)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function everyPage(shopper: Shopper): Promise<ShopShot[]> {
  const order = await shopper.order({ quantity: 3 })
  const { order: placed } = await submitOrder(shop.url, { ...order, botToken: await aBotToken(shop.url) })
  const tracking = `/orders/${placed.trackingToken ?? ''}`
  return [
    { name: 'home', path: '/' },
    { name: 'garments', path: '/garments' },
    { name: 'garment', path: '/garments/classic-tee' },
    { name: 'designer-empty', path: '/design/classic-tee?colour=Sand' },
    { name: 'designer', path: '/design/classic-tee?cartItem=tees' },
    { name: 'designer-offline', path: '/design/classic-tee?cartItem=tees', prepare: loseConnection },
    { name: 'cart', path: '/cart' },
    { name: 'cart-empty', path: '/cart', cart: 'empty' },
    { name: 'checkout', path: '/checkout' },
    { name: 'checkout-empty', path: '/checkout', cart: 'empty' },
    { name: 'checkout-offline', path: '/checkout', prepare: loseConnection },
    { name: 'order', path: tracking },
    { name: 'order-offline', path: tracking, prepare: loseConnection },
    { name: 'order-unknown', path: `/orders/${'x'.repeat(43)}` },
    { name: 'contact', path: '/contact' },
    { name: 'policies', path: '/policies' },
    { name: 'not-found', path: '/nothing-here' },
    { name: 'home-spanish', path: '/es' },
    { name: 'garment-spanish', path: '/es/garments/canvas-tote' },
    { name: 'designer-spanish', path: '/es/design/classic-tee?cartItem=tees' },
    { name: 'cart-spanish', path: '/es/cart' },
    { name: 'order-spanish', path: `/es${tracking}` },
  ]
}

async function take(context: BrowserContext, shot: ShopShot, cart: string, name: string): Promise<void> {
  const page = await context.newPage()
  await page.addInitScript((items) => localStorage.setItem('platen.cart', items), shot.cart ? '[]' : cart)
  await page.goto(shop.url + shot.path, { waitUntil: 'networkidle' })
  await shot.prepare?.(page)
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true })
  await context.setOffline(false)
  await page.close()
  console.log(`screenshots/${name}.png`)
}
