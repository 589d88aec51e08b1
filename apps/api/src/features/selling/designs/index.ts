export { designRoutes } from './designs.routes.ts'
