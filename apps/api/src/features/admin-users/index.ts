export { adminUserRoutes } from './admin-users.routes.ts'
export { ensureFirstOwner } from './first-owner.ts'
