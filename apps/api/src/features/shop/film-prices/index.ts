export { filmPriceRoutes } from './film-prices.routes.ts'
