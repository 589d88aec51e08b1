/** Per cent with one decimal. Undefined without revenue, and where more than twice the revenue was spent: -622.2 % says less than the amount. */
export function marginPercent(costMinor: number, marginMinor: number): number | undefined {
  const earnedMinor = costMinor + marginMinor
  if (earnedMinor <= 0) return undefined
  const percent = Math.round((marginMinor / earnedMinor) * 1000) / 10
  return percent < -100 ? undefined : percent
}
