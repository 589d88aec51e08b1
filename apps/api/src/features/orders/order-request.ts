import type { OrderCreate, OrderSource } from '@platen/contract'
import type { RequestedPayment } from './resolve-payment.ts'

/** What is asked for, at the storefront or by somebody of the team for a customer. */
export interface OrderRequest extends Pick<
  OrderCreate,
  'customer' | 'items' | 'fulfilment' | 'neededBy' | 'note'
> {
  readonly payment: RequestedPayment
  /** Where the field of the instruction stands in the request. */
  readonly instructionPath: string
  readonly promisedBy?: string
  readonly expectedTotalMinor?: number
  readonly source: OrderSource
  /** UUID of the member of the team who writes it down. */
  readonly createdBy: string | null
}
