export { findStorefront, type BuiltStorefront } from './built-storefront.ts'
export { brandPreviewRoutes } from './brand-preview.routes.ts'
export { storefrontRoutes } from './storefront.routes.ts'
