export {
  availabilityOf,
  type FulfilmentMethod,
  type Garment,
  type PaymentInstruction,
  type PaymentMethod,
  type Shop,
  toPublicInstruction,
  type Variant,
} from './shop.ts'
export { catalogAnswer, catalogRoutes, type CatalogAnswer } from './catalog.routes.ts'
export { ownNamesOf } from './own-names.ts'
export { createShopCache, type ShopCache } from './shop-cache.ts'
