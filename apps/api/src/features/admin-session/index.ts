export { adminSessionRoutes } from './admin-session.routes.ts'
