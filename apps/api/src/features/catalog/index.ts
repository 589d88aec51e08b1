export { availabilityOf } from './availability.ts'
export { catalogRoutes } from './catalog.routes.ts'
export { createShopCache, type ShopCache } from './shop-cache.ts'
export type { FulfilmentMethod, PaymentInstruction, PaymentMethod, PrintZone, Shop, Variant } from './shop.ts'
