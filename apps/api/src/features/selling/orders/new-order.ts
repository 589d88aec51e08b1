import type { IdempotencyClaim } from '../../../platform/http/idempotency.ts'
import type { SpentChallenge } from '../bot-protection/index.ts'
import type { PrepaidUse } from '../prepaid-film/index.ts'
import type { Order } from './order.ts'
import type { PaymentDetails } from './resolve-payment.ts'
import type { UnpaidLimits } from './unpaid-limits.ts'

export interface NewOrder {
  readonly order: Omit<Order, 'number'>
  /** Year of the order number, in the store's time zone. */
  readonly year: string
  readonly policyVersion: string
  /** UUID of the team member who entered it; null at the storefront. */
  readonly createdBy: string | null
  readonly payment: PaymentDetails | undefined
  readonly demand: readonly {
    readonly movementId: string
    readonly itemId: string
    readonly quantity: number
  }[]
  readonly prepaid: PrepaidUse | null
  /** UUID of the discount code; null without one. */
  readonly discountId: string | null
  /** Undefined for orders of staff. */
  readonly limits?: UnpaidLimits | undefined
  readonly spent?: SpentChallenge | undefined
  readonly answered?: AnswerUnderKey | undefined
}

/** The response before and after the order number, which only the database knows, and the idempotency key it is stored under. */
interface AnswerUnderKey {
  readonly claim: IdempotencyClaim
  readonly status: number
  readonly beforeNumber: string
  readonly afterNumber: string
}
