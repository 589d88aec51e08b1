export { findDesignPrints, type DesignPrint } from './designs.store.ts'
export { findSharedDesign } from './read-design.ts'
export { designRoutes } from './designs.routes.ts'
