export { changeOrder, lockOrder, lockOrders, type LockedOrder, type OrderChange } from './change-order.ts'
export { adminActions } from './admin-actions.ts'
export { changeOrder, lockOrder, type LockedOrder, type OrderChange } from './change-order.ts'
export { checkArtwork, checkedState } from './check-artwork.ts'
export { ORDER_CHECKS, checkOrders } from './check-orders.ts'
export { expireUnpaidOrders } from './expire-unpaid.ts'
export { changesBetween } from './order-changes.ts'
export { toOrderRecord } from './order-record.ts'
export { artworkStatusOf } from './order-status.ts'
export {
  ORDER_ACTIONS,
  REPLACEABLE,
  REVIEWABLE,
  refuseUnlessPossible,
  type OrderAction,
} from './order-transitions.ts'
export { orderRoutes } from './orders.routes.ts'
export { findOrder, releaseReservations } from './orders.store.ts'
export { depositMinor, paymentStatusOf } from './payment-status.ts'
export { paymentInstruction } from './resolve-payment.ts'
export { readTrackingToken, trackingToken } from './tracking-token.ts'
export { dueMinorOf, toOrderRecord } from './order-record.ts'
export { refusalOf } from './order-refusals.ts'
export type { Order } from './order.ts'
export { orderRoutes } from './orders.routes.ts'
export { ORDER_AS_JSON, releaseReservations, utc } from './orders.store.ts'
export { insertOrder } from './place-order.store.ts'
export { prepareOrder, refuseOddDay, refuseUnreachable } from './prepare-order.ts'
export { toOrderRecord } from './order-record.ts'
export { findOrder, releaseReservations } from './orders.store.ts'
export { trackingToken } from './tracking-token.ts'
