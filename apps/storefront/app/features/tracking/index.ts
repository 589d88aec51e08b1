export { ContactLinks, NoOrderPage } from './contact-options.tsx'
export { DesignDrawings, type DesignedLine } from './designs/design-drawings.tsx'
export { agreedDiscountLabel } from './designs/agreed-discount.ts'
export { Extras } from './designs/ordered-designs.tsx'
export { PageSection } from './page-section.tsx'
export { PaymentPanel } from './payment/payment-panel.tsx'
export { useFreshOrder } from './status/use-fresh-order.ts'
export {
  appearancesOf,
  asUnknown,
  loadTrackedOrder,
  type GarmentAppearance,
  type TrackedOrder,
  type Zone,
} from './tracked-order.ts'
export { ThreadSection } from './thread/thread-section.tsx'
export { buysFilm, mustPay, trackingStatusOf } from './status/tracking-status.ts'
export { TrackingPage, textsOfTracking, type TrackingPageProps } from './tracking-page.tsx'
