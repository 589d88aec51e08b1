import { expectData } from '@platen/api-client'
import type { Page } from 'playwright-core'
import type { CartItem } from '../../apps/storefront/app/features/cart/cart-item.ts'
import type { Shopper } from '../../lab/harness/shopper.ts'

const THUMBNAIL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Cpath d="M0 0h10v10H0z" fill="%23d9147a"/%3E%3Cpath d="M5 1l4 8H1z" fill="%23f2c500"/%3E%3C/svg%3E'

interface Design {
  readonly id?: string
  readonly slug?: string
  readonly colour?: string
  readonly zoneIds?: readonly string[]
  readonly sizes?: Readonly<Record<string, number>>
}

export async function aDesign(
  { shop, artwork }: Shopper,
  {
    id = 'one',
    slug = 'classic-tee',
    colour = 'Black',
    zoneIds = [slug === 'pullover-hoodie' ? 'hoodie_front' : 'full_front'],
    sizes = { M: 2 },
  }: Design = {},
): Promise<CartItem> {
  const { garments } = await expectData(shop.getCatalog())
  const fabric = garments
    .find((garment) => garment.slug === slug)
    ?.colours.find(({ name }) => name === colour)
  const variantOf = (size: string) =>
    fabric?.sizes.find((variant) => variant.size === size)?.variantId ?? size
  return {
    ...{ id, garmentSlug: slug, colour, note: '' },
    quantities: Object.fromEntries(Object.entries(sizes).map(([size, n]) => [variantOf(size), n])),
    placements: zoneIds.map((zoneId) => ({
      ...{ zoneId, artwork, thumbnail: THUMBNAIL },
      ...(/^(full|hoodie)/.test(zoneId) ? { widthMm: 200, heightMm: 200 } : { widthMm: 90, heightMm: 90 }),
      ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 as const },
    })),
  }
}

/** Fills the cart before the pages load; a page that empties it leaves it empty. */
export async function fillCart(page: Page, items: readonly CartItem[]): Promise<void> {
  await page.addInitScript((cart) => {
    if (sessionStorage.getItem('filled') !== null) return
    sessionStorage.setItem('filled', 'yes')
    localStorage.setItem('platen.cart', cart)
  }, JSON.stringify(items))
}
