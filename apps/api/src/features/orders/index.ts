export { expireUnpaidOrders } from './expire-unpaid.ts'
export { orderRoutes } from './orders.routes.ts'
export { trackingToken } from './tracking-token.ts'
