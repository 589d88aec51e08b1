import type { Stock } from './stock.ts'

/**
 * A lower bound of the length of any packing: the area, with the refinement of Martello and Vigo (Management Science 44,
 * 1998): prints wider than the film less `k` can only have prints narrower than `k` beside them.
 */
export function lowerBound(width: number, stock: Stock): number {
  const { counts, kindOf, widths, heights } = stock
  const shortest = new Float64Array(counts.length).fill(Infinity)
  for (const [lie, kind] of kindOf.entries()) shortest[kind] = Math.min(shortest[kind]!, heights[lie]!)
  const tallest = shortest.reduce(
    (most, height, kind) => (counts[kind]! > 0 ? Math.max(most, height) : most),
    0,
  )

  const thresholds = new Set([0, Math.floor(width / 2), ...widths.filter((across) => 2 * across <= width)])
  let bound = tallest
  for (const k of thresholds) {
    const areas = new Float64Array(counts.length).fill(Infinity)
    for (const [lie, kind] of kindOf.entries()) {
      const across = widths[lie]!
      const counted = across > width - k ? width : across < k ? 0 : across
      areas[kind] = Math.min(areas[kind]!, counted * heights[lie]!)
    }
    const area = areas.reduce((sum, each, kind) => (counts[kind]! > 0 ? sum + each * counts[kind]! : sum), 0)
    bound = Math.max(bound, Math.ceil(area / width))
  }
  return bound
}
