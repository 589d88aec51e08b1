import type { Resources } from '@platen/api-client'

/** By the stored name. */
export type Names = Readonly<Record<string, string>>

type Shop = Resources['PublicConfigResponse']
type Catalog = Resources['CatalogResponse']
type Order = Resources['OrderRecord']

/** Names that an owner wrote stay as they are. */
export function named(text: string, names: Names): string {
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text
}

export function namedShop(shop: Shop, names: Names): Shop {
  return {
    ...shop,
    tagline: named(shop.tagline, names),
    supportChannels: shop.supportChannels.map((channel) => translated(channel, ['label', 'hours'], names)),
    fulfilmentMethods: shop.fulfilmentMethods.map((method) => translated(method, ['label'], names)),
    meetupZones: shop.meetupZones.map((zone) => translated(zone, ['name', 'area', 'landmark'], names)),
    deliveryAreas: shop.deliveryAreas.map((area) => translated(area, ['name'], names)),
    paymentInstructions: shop.paymentInstructions.map((instruction) =>
      translated(instruction, INSTRUCTION_TEXTS, names),
    ),
  }
}

/** Leaves fabric colours and sizes alone, because carts, drafts and URLs refer to them by name. They are translated when rendered. */
export function namedCatalog(catalog: Catalog, names: Names): Catalog {
  return {
    ...catalog,
    garments: catalog.garments.map((garment) => translated(garment, ['name', 'description'], names)),
    zones: catalog.zones.map((zone) => translated(zone, ['name'], names)),
    sizeTiers: catalog.sizeTiers.map((tier) => translated(tier, ['label'], names)),
  }
}

/** Leaves sizes alone, because zones refer to them. */
export function namedOrder(order: Order, names: Names): Order {
  return {
    ...order,
    items: order.items.map((item) => translated(item, ['garmentName', 'colour'], names)),
    fulfilment: translated(order.fulfilment, ['meetupZoneName'], names),
    instruction: translated(order.instruction, INSTRUCTION_TEXTS, names),
  }
}

const INSTRUCTION_TEXTS = ['label', 'instructions', 'referenceHint'] as const

function translated<Value extends object>(
  value: Value,
  fields: readonly (keyof Value)[],
  names: Names,
): Value {
  const changed = fields.flatMap((field) => {
    const text = value[field]
    return typeof text === 'string' ? [[field, named(text, names)] as const] : []
  })
  return { ...value, ...Object.fromEntries(changed) }
}
