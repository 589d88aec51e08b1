import { named, withNames, type Names } from '@platen/formats/own-names'
import type { Resources } from '@platen/api-client'

type Shop = Resources['PublicConfigResponse']
type Catalog = Resources['CatalogResponse']
type Order = Resources['OrderRecord']

export function namedShop({ translations: _, ...shop }: Shop, names: Names): Shop {
  return {
    ...shop,
    tagline: named(shop.tagline, names),
    supportChannels: shop.supportChannels.map((channel) => shown(channel, ['label', 'hours'], names)),
    fulfilmentMethods: shop.fulfilmentMethods.map((method) => shown(method, ['label'], names)),
    meetupZones: shop.meetupZones.map((zone) => shown(zone, ['name', 'area', 'landmark'], names)),
    deliveryAreas: shop.deliveryAreas.map((area) => shown(area, ['name'], names)),
    paymentInstructions: shop.paymentInstructions.map((one) => shown(one, INSTRUCTION_TEXTS, names)),
  }
}

/** Leaves fabric colours and sizes alone, because carts, drafts and URLs refer to them by name. They are translated when rendered. */
export function namedCatalog({ sizeTranslations: _, ...catalog }: Catalog, names: Names): Catalog {
  return {
    ...catalog,
    garments: catalog.garments.map((garment) => withNames(garment, ['name', 'description'], names)),
    zones: catalog.zones.map((zone) => shown(zone, ['name'], names)),
    sizeTiers: catalog.sizeTiers.map((tier) => shown(tier, ['label'], names)),
  }
}

/** Without the translations, which a page of one language does not need. */
function shown<Value extends { readonly translations?: unknown }>(
  value: Value,
  fields: readonly (keyof Value)[],
  names: Names,
): Omit<Value, 'translations'> {
  const { translations: _, ...rest } = withNames(value, fields, names)
  return rest
}

/** Leaves sizes alone, because zones refer to them. */
export function namedOrder(order: Order, names: Names): Order {
  return {
    ...order,
    items: order.items.map((item) => withNames(item, ['garmentName', 'colour'], names)),
    fulfilment: withNames(order.fulfilment, ['meetupZoneName'], names),
    instruction: withNames(order.instruction, INSTRUCTION_TEXTS, names),
  }
}

/** What an order needs beside the names that each page has. */
export function namesOfOrder({ fulfilment, instruction }: Order, names: Names): Names {
  const texts = [fulfilment.meetupZoneName, ...INSTRUCTION_TEXTS.map((field) => instruction[field])]
  return Object.fromEntries(
    texts.flatMap((text) => (typeof text === 'string' ? [[text, named(text, names)] as const] : [])),
  )
}

const INSTRUCTION_TEXTS = ['label', 'instructions', 'referenceHint'] as const
