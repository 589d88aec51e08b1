export { discountRoutes } from './discounts.routes.ts'
export { discountRefusal, refuseUnmet, refuseUnusable } from './discount-rules.ts'
export {
  deleteUse,
  findDiscountByCode,
  findUse,
  returnDiscounts,
  writeUse,
  type Discount,
  type DiscountUse,
} from './discounts.store.ts'
