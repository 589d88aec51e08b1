/** Orders of so many garments must be paid sooner, because of the stock that they hold. */
export interface LargeOrders {
  readonly units: number
  readonly payWithinHours: number
}

/** The sooner of the deadline of the payment method and the one of large orders. */
export function hoursToPay(payWithinHours: number, units: number, large: LargeOrders): number {
  return units < large.units ? payWithinHours : Math.min(payWithinHours, large.payWithinHours)
}
