export { layoutRoutes } from './layouts.routes.ts'
