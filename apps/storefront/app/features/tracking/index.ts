export { NoOrderPage } from './contact-options.tsx'
export { loadTrackedOrder, type TrackedOrder } from './tracked-order.ts'
export { TrackingPage } from './tracking-page.tsx'
