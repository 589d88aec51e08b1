export { adminUserRoutes } from './admin-users.routes.ts'
export { ensureFirstOwner } from './first-owner.ts'
export { passwordLinkRelay, writePasswordLink } from './password-link-letters.ts'
export { resetOwner } from './reset-owner.ts'
