export {
  changeOrder,
  lockOrder,
  lockOrders,
  type LockedOrder,
  type OrderChange,
  changesBetween,
  refuseStale,
} from './change-order.ts'
export { checkArtwork, checkedState } from './check-artwork.ts'
export {
  priceLineOf,
  refuseMisfit,
  resolveGarment,
  resolveItems,
  zoneOf,
  type GarmentFiles,
  type ResolvedGarment,
  type ResolvedItem,
} from './resolve-items.ts'
export { createQuote } from './create-quote.ts'
export { draftFilm, filmItemOf, type FilmItem } from './draft-film.ts'
export { draftItem, draftOrder } from './draft-order.ts'
export { filesOfGarments, filesOfItems } from './item-files.ts'
export { itemsOf, placementProblems } from './requested-items.ts'
export {
  fulfilmentFee,
  refuseDeliveryNotPayable,
  refuseOtherPayment,
  resolveFulfilment,
} from './resolve-fulfilment.ts'
export { ORDER_CHECKS, checkOrders } from './check-orders.ts'
export { expireUnpaidOrders } from './expire-unpaid.ts'
export { EVENT_LABELS, toOrderRecord } from './order-record.ts'
export {
  outOfStock,
  placeOrder,
  refusalFor,
  refusalOf,
  refuseOldPolicy,
  type PlaceOrderDeps,
} from './place-order.ts'
export { artworkStatusOf, customerActions, depositMinor, paymentStatusOf } from './order-status.ts'
export { QUEUE_RULES, isIn, queuesOf, type QueueRule } from './order-queues.ts'
export {
  ORDER_ACTIONS,
  REPLACEABLE,
  CHANGEABLE,
  REVIEWABLE,
  adminActions,
  allowedActions,
  dueMinorOf,
  isPossible,
  isReviewable,
  keptMinorOf,
  possibleActions,
  refuseUnlessPossible,
  returnedMinorOf,
  toReturnMinorOf,
  type Standing,
  type OrderAction,
} from './order-transitions.ts'
export type { Fulfilment, Order, OrderItem } from './order.ts'
export type { NewOrder } from './new-order.ts'
export { orderRoutes } from './orders.routes.ts'
export {
  AGREED_DISCOUNT_JSON,
  DISCOUNT_JSON,
  discountOf,
  HAS_ARTWORK_TO_REVIEW,
  HAS_MONEY_TO_RETURN,
  ORDER_AS_JSON,
  findOrder,
  releaseReservations,
  utc,
} from './orders.store.ts'
export { insertLines, insertOrder } from './place-order.store.ts'
export { prepareOrder, refuseImplausibleDay, refuseOtherPrice, refuseUnreachable } from './prepare-order.ts'
export { paymentInstruction } from './resolve-payment.ts'
export { refuseUnmetCode, usableDiscount } from './price-with-code.ts'
export { ORDERS_AT_ONCE } from './write-orders.ts'
export { pageUrl, readTrackingToken, trackingToken, trackingUrl } from './tracking-token.ts'
