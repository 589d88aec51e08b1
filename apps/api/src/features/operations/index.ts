export { operationsRoutes } from './operations.routes.ts'
export { exposeShopGauges } from './shop-gauges.ts'
