export { adminSessionRoutes } from './admin-session.routes.ts'
export { ownAccountRoutes } from './own-account.routes.ts'
export { lockOwn, requirePassword, requireRecentSignIn, type OwnAccountDeps } from './own-account.ts'
export { forgiveAccount } from './login-tries.ts'
