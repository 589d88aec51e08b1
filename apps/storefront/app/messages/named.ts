import type { Resources } from '@platen/api-client'

/** The names that a new shop begins with, as they are stored, in the language of the page. */
export type Names = Readonly<Record<string, string>>

type Shop = Resources['PublicConfigResponse']
type Catalog = Resources['CatalogResponse']
type Order = Resources['OrderRecord']

/** A name of the shop in the language of the page, where it is one that came with the shop. What an owner wrote stays. */
export function named(text: string, names: Names): string {
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text
}

export function namedShop(shop: Shop, names: Names): Shop {
  return {
    ...shop,
    tagline: named(shop.tagline, names),
    supportChannels: shop.supportChannels.map((channel) => inWords(channel, ['label', 'hours'], names)),
    fulfilmentMethods: shop.fulfilmentMethods.map((method) => inWords(method, ['label'], names)),
    meetupZones: shop.meetupZones.map((zone) => inWords(zone, ['name', 'area', 'landmark'], names)),
    paymentInstructions: shop.paymentInstructions.map((way) => inWords(way, WAY_WORDS, names)),
  }
}

/** Without fabric colours and sizes: carts, drafts and addresses refer to them by name, so they change when they are drawn. */
export function namedCatalog(catalog: Catalog, names: Names): Catalog {
  return {
    ...catalog,
    garments: catalog.garments.map((garment) => inWords(garment, ['name', 'description'], names)),
    zones: catalog.zones.map((zone) => inWords(zone, ['name'], names)),
    sizeTiers: catalog.sizeTiers.map((tier) => inWords(tier, ['label'], names)),
  }
}

/** Without sizes, by which the zones say how large a print may be. */
export function namedOrder(order: Order, names: Names): Order {
  return {
    ...order,
    items: order.items.map((item) => inWords(item, ['garmentName', 'colour'], names)),
    fulfilment: inWords(order.fulfilment, ['meetupZoneName'], names),
    instruction: inWords(order.instruction, WAY_WORDS, names),
  }
}

const WAY_WORDS = ['label', 'instructions', 'referenceHint'] as const

function inWords<Thing extends object>(thing: Thing, words: readonly (keyof Thing)[], names: Names): Thing {
  const changed = words.flatMap((word) => {
    const text = thing[word]
    return typeof text === 'string' ? [[word, named(text, names)] as const] : []
  })
  return { ...thing, ...Object.fromEntries(changed) }
}
