export { ordersAdminRoutes } from './orders-admin.routes.ts'
export { readAdminOrder, type ReadAdminOrderDeps } from './admin-order-record.ts'
