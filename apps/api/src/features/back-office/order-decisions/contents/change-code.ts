import { priceEstimate, type EstimateLines, type PricedEstimate } from '@platen/pricing'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Shop } from '../../../selling/catalog/index.ts'
import {
  deleteUse,
  findUse,
  writeUse,
  type Discount,
  type DiscountUse,
} from '../../../selling/discounts/index.ts'
import { refuseUnmetCode, usableDiscount } from '../../../selling/orders/index.ts'

/** The discount code of an order before and after a change of it. */
export interface CodeChange {
  readonly before: DiscountUse | undefined
  readonly after: Discount | undefined
  /** It has been used already, so it needs to be neither valid nor met. */
  readonly isKept: boolean
}

export async function planCode(
  tx: Tx,
  orderId: string,
  wanted: string | null | undefined,
  now: Date,
): Promise<CodeChange> {
  const before = await findUse(tx, orderId)
  if (wanted === undefined || wanted?.toUpperCase() === before?.discount.code)
    return { before, after: before?.discount, isKept: true }
  return { before, after: await usableDiscount(tx, wanted ?? undefined, now), isKept: false }
}

/** What the delivery cost before the code. */
export function fullFeeOf(feeMinor: number, { before }: CodeChange): number {
  return before?.discount.kind === 'free_delivery' ? feeMinor + before.amountMinor : feeMinor
}

export function priceChanged(
  lines: EstimateLines,
  shop: Shop,
  { after, isKept }: CodeChange,
): PricedEstimate {
  if (after !== undefined && !isKept)
    refuseUnmetCode(lines.lines, priceEstimate(lines, shop).lines, after, shop)
  return priceEstimate(lines, { ...shop, code: after })
}

/** After the blanks, because new orders lock the stock before the codes. */
export async function writeCode(
  tx: Tx,
  orderId: string,
  { before, after }: CodeChange,
  { amountMinor, at }: { readonly amountMinor: number; readonly at: Date },
): Promise<void> {
  if (after) await writeUse(tx, { orderId, discountId: after.id, amountMinor, at })
  else if (before) await deleteUse(tx, orderId)
}
