export { adminUserRoutes } from './admin-users.routes.ts'
export { ensureFirstOwner } from './first-owner.ts'
export { passwordLinkRelay, createMailedLink } from './password-link-emails.ts'
export { resetOwner } from './reset-owner.ts'
