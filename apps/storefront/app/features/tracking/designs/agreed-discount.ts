import { fill } from '@platen/messages'
import type { Messages } from '../../../messages/en.ts'

/** The discount of an estimate, with the reason that the shop wrote. */
export function agreedDiscountLabel(reason: string | null, { order, estimate }: Messages): string {
  return reason === null ? order.discount : fill(estimate.discountFor, { reason })
}
