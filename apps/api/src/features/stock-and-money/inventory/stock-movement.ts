import type { MovementType } from '@platen/contract'

export interface StockMove {
  readonly itemId: string
  readonly type: MovementType
  /** In the item's unit and above zero; an adjustment may be negative, a count is the counted quantity. */
  readonly quantity: number
  /** For a receipt: the cost of one unit, as a decimal in major units. */
  readonly unitCost?: string | undefined
  readonly orderId?: string | undefined
  readonly jobId?: string | undefined
  readonly reason?: string | undefined
  readonly occurredAt: Date
  /** Where it is in the request, such as `received[2].`. */
  readonly at?: string | undefined
}

export interface StockMovement extends StockMove {
  readonly id: string
  /** The change of the stock on hand; 0 for reservations and releases. */
  readonly delta: number
  readonly onHandAfter: number
  /** Of a receipt, or the average at that moment; undefined when unknown. */
  readonly unitCost: string | undefined
}
