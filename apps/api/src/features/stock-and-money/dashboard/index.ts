export { dashboardRoutes } from './get-dashboard.ts'
export { exposeShopGauges } from './shop-gauges.ts'
