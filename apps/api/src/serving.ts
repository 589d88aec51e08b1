/** What answers requests, as one module, which is loaded while the database starts. */
export { findConsole } from './features/shop/console/index.ts'
export { findStorefront } from './features/shop/storefront/index.ts'
export { openMetrics, serve } from './serve.ts'
