/**
 * The margin in hundredths of what was earned, with one decimal. Earned is cost and margin together, since the margin
 * is what is left of it after the cost; undefined where nothing was earned.
 */
export function marginPercent(costMinor: number, marginMinor: number): number | undefined {
  const earnedMinor = costMinor + marginMinor
  if (earnedMinor <= 0) return undefined
  return Math.round((marginMinor / earnedMinor) * 1000) / 10
}
