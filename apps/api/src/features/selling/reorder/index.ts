export { reorderRoutes } from './reorder.routes.ts'
