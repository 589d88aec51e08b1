/** Per cent with one decimal; undefined without revenue. */
export function marginPercent(costMinor: number, marginMinor: number): number | undefined {
  const earnedMinor = costMinor + marginMinor
  if (earnedMinor <= 0) return undefined
  return Math.round((marginMinor / earnedMinor) * 1000) / 10
}
