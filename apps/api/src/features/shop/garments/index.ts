export { garmentRoutes } from './garments.routes.ts'
