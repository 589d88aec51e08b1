export { NoOrderPage } from './contact-options.tsx'
export { loadTrackedOrder, type TrackedOrder } from './tracked-order.ts'
export { trackingStatusOf } from './status/tracking-status.ts'
export { TrackingPage } from './tracking-page.tsx'
