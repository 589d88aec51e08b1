export { ordersAdminRoutes } from './orders-admin.routes.ts'
export { readAdminOrder, type ReadAdminOrderDeps } from './read-admin-order.ts'
