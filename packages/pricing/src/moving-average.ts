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
  return fromMillionths(divideHalfUp(value, quantity))
}

/** What `quantity` units cost, in minor units of a currency with `exponent` decimals, half up. */
export function costMinor(unitCost: string, quantity: number, exponent: number): number {
  return minorOf(millionths(unitCost) * BigInt(quantity), exponent)
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

/** Unit costs have six decimals; whole numbers of millionths are exact. */
const SCALE = 6

/** Of a decimal that is not below zero; further digits are cut off. */
export function millionths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'))
}

export function fromMillionths(value: bigint): string {
  const digits = value.toString().padStart(SCALE + 1, '0')
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`
}

/** `numerator / denominator` for numbers that are not negative, a half rounded up. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** Millionths of a major unit in minor units of a currency with `exponent` decimals, half up. */
export function minorOf(amount: bigint, exponent: number): number {
  return Number(divideHalfUp(amount, 10n ** BigInt(SCALE - exponent)))
}
