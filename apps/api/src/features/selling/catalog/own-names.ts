import { ownNames, type OwnNames } from '@platen/formats/default-names'
import type { Shop } from './shop.ts'

const KNOWN = new WeakMap<Shop, OwnNames>()

/** Of garments and colours, which orders and carts keep by name. */
export function ownNamesOf(shop: Shop): OwnNames {
  const known = KNOWN.get(shop)
  if (known) return known
  const names = ownNames(
    shop.garments.flatMap(({ name, details: { translations, colourTranslations } }) => [
      { name, translations },
      ...colourTranslations.map(({ colour, translations }) => ({ name: colour, translations })),
    ]),
  )
  KNOWN.set(shop, names)
  return names
}
