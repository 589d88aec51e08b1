export { dashboardRoutes } from './dashboard.routes.ts'
export { exposeShopGauges } from './shop-gauges.ts'
