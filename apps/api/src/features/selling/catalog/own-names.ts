import { namesOfShop, type ShopNames } from '@platen/formats/own-names'
import type { Shop } from './shop.ts'

const KNOWN = new WeakMap<Shop, ShopNames>()

export function ownNamesOf(shop: Shop): ShopNames {
  const known = KNOWN.get(shop)
  if (known) return known
  const garments = shop.garments.map(({ name, description, details }) => ({
    name,
    description,
    translations: details.translations,
    colours: details.colourTranslations.map(({ colour, translations }) => ({ name: colour, translations })),
  }))
  const names = namesOfShop({ ...shop, garments })
  KNOWN.set(shop, names)
  return names
}
