import { named, withNames, type Names } from '@platen/formats/default-names'
import type { Resources } from '@platen/api-client'

type Shop = Resources['PublicConfigResponse']
type Catalog = Resources['CatalogResponse']
type Order = Resources['OrderRecord']

export function namedShop(shop: Shop, names: Names): Shop {
  return {
    ...shop,
    tagline: named(shop.tagline, names),
    supportChannels: shop.supportChannels.map((channel) => withNames(channel, ['label', 'hours'], names)),
    fulfilmentMethods: shop.fulfilmentMethods.map((method) => withNames(method, ['label'], names)),
    meetupZones: shop.meetupZones.map((zone) => withNames(zone, ['name', 'area', 'landmark'], names)),
    deliveryAreas: shop.deliveryAreas.map((area) => withNames(area, ['name'], names)),
    paymentInstructions: shop.paymentInstructions.map((instruction) =>
      withNames(instruction, INSTRUCTION_TEXTS, names),
    ),
  }
}

/** Leaves fabric colours and sizes alone, because carts, drafts and URLs refer to them by name. They are translated when rendered. */
export function namedCatalog(catalog: Catalog, names: Names): Catalog {
  return {
    ...catalog,
    garments: catalog.garments.map((garment) => withNames(garment, ['name', 'description'], names)),
    zones: catalog.zones.map((zone) => withNames(zone, ['name'], names)),
    sizeTiers: catalog.sizeTiers.map((tier) => withNames(tier, ['label'], names)),
  }
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

const INSTRUCTION_TEXTS = ['label', 'instructions', 'referenceHint'] as const
