export { findStorefront, type BuiltStorefront } from './built-storefront.ts'
export { storefrontRoutes } from './storefront.routes.ts'
