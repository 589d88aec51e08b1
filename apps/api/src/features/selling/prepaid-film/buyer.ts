import type { Shop } from '../catalog/index.ts'

/** Whose prices count and whose prepaid film is used. Never somebody who only typed the contact of another. */
export interface Buyer {
  /** UUID of the customer, not of one that was merged into them. */
  readonly customerId: string
  /** Null: the prices of everybody. */
  readonly priceListId: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, at operations where that is optional. */
    buyer: Buyer | undefined
  }
}

/** The shop with the buyer's prices of film in the place of everybody's. */
export function shopFor(shop: Shop, buyer: Buyer | undefined): Shop {
  const own = shop.film.lists.find(({ id }) => id === buyer?.priceListId)
  if (own === undefined) return shop
  return { ...shop, lengthBreaks: own.lengthBreaks, film: { ...shop.film, lists: [own] } }
}
