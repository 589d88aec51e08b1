export { AccountPage } from './account-page.tsx'
export { SignInLinkPage } from './sign-in-link-page.tsx'
export { SignInPage } from './sign-in-page.tsx'
