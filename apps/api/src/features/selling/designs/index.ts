export { findDesignPrints, type DesignPrint } from './designs.store.ts'
export { designRoutes } from './designs.routes.ts'
