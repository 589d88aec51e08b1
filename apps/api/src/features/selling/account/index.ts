export { accountRoutes } from './account.routes.ts'
export { guardAccounts } from './account-guard.ts'
export { customerAccountRoutes } from './customer-account.routes.ts'
export { createMailedSignInLink, signInLinkRelay } from './sign-in-links.ts'
