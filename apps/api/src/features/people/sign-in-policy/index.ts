export { signInPolicyRoutes } from './sign-in-policy.routes.ts'
