export { orderThreadRoutes } from './order-threads.routes.ts'
export { noteWhatsApp } from './order-threads.ts'
