/** What is to be packed, in whole units. Prints of equal size are one kind; a kind lies in one or two ways. */
export interface Stock {
  /** How many of each kind there are. */
  readonly counts: Int32Array
  /** Each way of lying: its kind, and how far it reaches across and along. */
  readonly kindOf: Int32Array
  readonly widths: Int32Array
  readonly heights: Int32Array
  readonly obstacles: readonly Obstacle[]
}

export interface Obstacle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function areaOf({ counts, kindOf, widths, heights }: Stock): number {
  const areas = new Float64Array(counts.length)
  for (const [lie, kind] of kindOf.entries()) areas[kind] = widths[lie]! * heights[lie]!
  return areas.reduce((sum, area, kind) => sum + area * counts[kind]!, 0)
}
