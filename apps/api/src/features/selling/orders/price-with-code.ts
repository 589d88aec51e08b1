import { priceOrder, type PricedLine, type PricedOrder, type PriceLine } from '@platen/pricing'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Shop } from '../catalog/index.ts'
import { findDiscountByCode, refuseUnmet, refuseUnusable, type Discount } from '../discounts/index.ts'
import type { Order } from './order.ts'

const PATH = 'discountCode'

/** Refuses a code that cannot be used now. How often is only known to the statement that writes the order. */
export async function usableDiscount(
  database: Database,
  code: string | undefined,
  now: Date,
): Promise<Discount | undefined> {
  return code === undefined ? undefined : refuseUnusable(await findDiscountByCode(database, code), PATH, now)
}

/** Refuses a code whose terms the garments do not meet. `priced`: without it. */
export function refuseUnmetCode(
  lines: readonly PriceLine[],
  priced: readonly PricedLine[],
  discount: Discount,
  shop: Shop,
): void {
  refuseUnmet(
    lines.map(({ garmentKind, isAgreed }, index) => ({
      garmentKind,
      isAgreed,
      totalMinor: priced[index]?.lineTotalMinor ?? 0,
    })),
    discount,
    PATH,
    shop,
  )
}

export function priceWithCode(
  lines: readonly PriceLine[],
  feeMinor: number,
  shop: Shop,
  discount: Discount | undefined,
): PricedOrder {
  const full = priceOrder(lines, feeMinor, shop)
  if (discount === undefined) return full
  refuseUnmetCode(lines, full.lines, discount, shop)
  return priceOrder(lines, feeMinor, { ...shop, code: discount })
}

export function orderDiscount(
  discount: Discount | undefined,
  { codeMinor }: Pick<PricedOrder, 'codeMinor'>,
): Order['discount'] {
  return discount === undefined ? null : { code: discount.code, kind: discount.kind, amountMinor: codeMinor }
}
