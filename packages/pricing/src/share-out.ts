/**
 * Shares a whole out by weights, so that the parts are whole numbers and add up to it: each gets its part rounded
 * down, and what is left goes one by one to the largest remainders, the earlier first. No weight at all: even parts.
 */
export function shareOut(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  const fair = sum === 0n ? weights.map(() => 1n) : weights
  const divisor = sum === 0n ? BigInt(weights.length) : sum
  const parts = fair.map((weight) => (whole * weight) / divisor)
  const left = Number(whole - parts.reduce((total, part) => total + part, 0n))
  const remainders = fair.map((weight, index) => ({ index, remainder: (whole * weight) % divisor }))
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  )
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}
