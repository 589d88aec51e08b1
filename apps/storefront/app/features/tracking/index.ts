export { NoOrderPage } from './no-order-page.tsx'
export { loadTrackedOrder, type TrackedOrder } from './tracked-order.ts'
export { TrackingPage } from './tracking-page.tsx'
