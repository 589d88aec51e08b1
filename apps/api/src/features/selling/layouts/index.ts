export { printsOf } from './layout-record.ts'
export { findLayouts, type StoredLayout } from './layouts.store.ts'
export { layoutRoutes } from './layouts.routes.ts'
