export { adminUserRoutes } from './admin-users.routes.ts'
export { ensureFirstOwner, resetOwner } from './shop-owner.ts'
export { passwordLinkRelay, createMailedLink } from './password-link.ts'
