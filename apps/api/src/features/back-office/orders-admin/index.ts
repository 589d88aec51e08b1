export { ordersAdminRoutes } from './orders-admin.routes.ts'
export { readAdminOrder } from './admin-order-record.ts'
