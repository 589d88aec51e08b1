import type { MovementType } from '@platen/contract'

/** One movement to make. Ids are UUIDs. */
export interface StockMove {
  readonly itemId: string
  readonly type: MovementType
  /** In the item's own unit. More than nothing; an adjustment may be below zero, a count is what was counted. */
  readonly quantity: number
  /** Of a receipt: decimal, major units of the store currency for one unit of the item. */
  readonly unitCost?: string | undefined
  readonly orderId?: string | undefined
  readonly jobId?: string | undefined
  readonly reason?: string | undefined
  readonly occurredAt: Date
}

/** A movement as it was written. */
export interface StockMovement extends StockMove {
  readonly id: string
  /** What it did to the stock on hand; 0 for reservations and releases. */
  readonly delta: number
  readonly onHandAfter: number
  /** Of a receipt what it cost, of any other the average of that moment; undefined when it is not known. */
  readonly unitCost: string | undefined
}
