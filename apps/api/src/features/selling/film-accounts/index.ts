export { filmAccountRoutes } from './film-accounts.routes.ts'
