/** Costs have six decimals; whole numbers of millionths are exact. */
const SCALE = 6

/**
 * The average cost of a unit after a receipt: what was there at its average and what came at its price, half up.
 * Costs are decimal strings in major units of the store currency. Without an average before, the receipt's price is it.
 */
export function movingAverage(
  before: { readonly onHand: number; readonly averageUnitCost: string | null },
  receipt: { readonly quantity: number; readonly unitCost: string },
): string {
  if (before.averageUnitCost === null || before.onHand === 0)
    return fromMillionths(millionths(receipt.unitCost))
  const quantity = BigInt(before.onHand + receipt.quantity)
  const value =
    BigInt(before.onHand) * millionths(before.averageUnitCost) +
    BigInt(receipt.quantity) * millionths(receipt.unitCost)
  return fromMillionths((value + quantity / 2n) / quantity)
}

/** What `quantity` units cost, in minor units of a currency with `exponent` decimals, half up. */
export function costMinor(unitCost: string, quantity: number, exponent: number): number {
  const divisor = 10n ** BigInt(SCALE - exponent)
  return Number((millionths(unitCost) * BigInt(quantity) + divisor / 2n) / divisor)
}

/** In major units. A slip of the pen, and beyond what minor units hold exactly. */
const MOST_WORTH = 100_000_000_000

export function isWorthTooMuch({
  onHand,
  averageUnitCost,
}: {
  readonly onHand: number
  readonly averageUnitCost: string | null
}): boolean {
  return costMinor(averageUnitCost ?? '0', onHand, 0) > MOST_WORTH
}

function millionths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'))
}

function fromMillionths(value: bigint): string {
  const digits = value.toString().padStart(SCALE + 1, '0')
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`
}
