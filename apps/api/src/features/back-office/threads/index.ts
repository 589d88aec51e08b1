export { threadRoutes } from './threads.routes.ts'
export { noteWhatsApp } from './threads.ts'
