export { orderHandlingRoutes } from './order-handling.routes.ts'
