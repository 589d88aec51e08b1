import { createHash } from 'node:crypto'
import type { Shop } from '../../selling/catalog/index.ts'

const KNOWN = new WeakMap<Shop, string>()

/** Another one once anything that the pictures show has changed. */
export function shareVersion(shop: Shop): string {
  const known = KNOWN.get(shop)
  if (known !== undefined) return known
  const { storeName, tagline, locales, brand, categories, garments } = shop
  const { faq: _faq, texts, ...look } = brand
  const shown = garments.map(({ slug, name, appearance, details, variants }) => {
    const { categoryId, translations, pictures } = details
    const colours = variants.map(({ colourHex }) => colourHex)
    return { slug, name, appearance, categoryId, translations, pictures, colours }
  })
  const content = JSON.stringify([storeName, tagline, locales, look, texts.heroTitle, categories, shown])
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  KNOWN.set(shop, version)
  return version
}
