/** What to pack, in whole units. Prints of equal size are one kind, with one or two orientations. */
export interface Stock {
  /** The number of prints of each kind. */
  readonly counts: Int32Array
  /** For each orientation: its kind, and its size across and along the film. */
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
