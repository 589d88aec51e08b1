export { orderDeskRoutes } from './order-desk.routes.ts'
export { readAdminOrder, type ReadAdminOrderDeps } from './read-admin-order.ts'
