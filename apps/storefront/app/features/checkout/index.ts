export { CheckoutPage } from './checkout-page.tsx'
export { forgetContact } from './draft/checkout-draft.ts'
