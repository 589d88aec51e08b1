const SHORTEST_MS = 20_000
const LONGEST_MS = 5 * 60_000

/**
 * When to look at an order again: soon after something happened, ever more rarely while nothing does. `quietLooks` is
 * how often nothing new was found, or nothing could be found, since.
 */
export function nextLookMs(quietLooks: number): number {
  return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(quietLooks, 10))
}
