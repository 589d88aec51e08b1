/** Unit costs have six decimals; whole numbers of millionths are exact. */
export const SCALE = 6

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
