export { orderDecisionsRoutes } from './order-decisions.routes.ts'
