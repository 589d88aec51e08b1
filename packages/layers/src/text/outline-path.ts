/** A point of a glyph, and what moves it to its place. */
export interface Spot {
  readonly xMm: number
  readonly yMm: number
  /** Clockwise, of the glyph about its own origin. */
  readonly turnRad: number
  /** Millimetres for a unit of the font. */
  readonly scale: number
}

export interface Extent {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

export type PathSegment = readonly [command: string, ...numbers: number[]]

const NOTHING: Extent = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }

/** `M`, `L`, `Q`, `C` and `Z` with absolute numbers, as HarfBuzz writes glyphs. */
export function parsePath(path: string): readonly PathSegment[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', rest = '']) => [
    command,
    ...(rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number),
  ])
}

/** Glyph coordinates go up, ours go down. */
export function placed(
  segments: readonly PathSegment[],
  { xMm, yMm, turnRad, scale }: Spot,
): readonly PathSegment[] {
  const [cos, sin] = [Math.cos(turnRad) * scale, Math.sin(turnRad) * scale]
  return segments.map(([command, ...numbers]) => {
    const moved: number[] = []
    for (let index = 0; index < numbers.length; index += 2) {
      const [x = 0, up = 0] = [numbers[index], numbers[index + 1]]
      moved.push(xMm + x * cos + up * sin, yMm + x * sin - up * cos)
    }
    return [command, ...moved]
  })
}

/** Clockwise about the origin. */
export function turned(segments: readonly PathSegment[], turnRad: number): readonly PathSegment[] {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)]
  return segments.map(([command, ...numbers]) => [
    command,
    ...numbers.map((number, index) =>
      index % 2 === 0
        ? number * cos - (numbers[index + 1] ?? 0) * sin
        : (numbers[index - 1] ?? 0) * sin + number * cos,
    ),
  ])
}

export function extentOf(segments: readonly PathSegment[]): Extent {
  const extent = { ...NOTHING }
  let [fromX, fromY] = [0, 0]
  for (const [, ...numbers] of segments) {
    if (numbers.length === 0) continue
    const xs = [fromX, ...numbers.filter((_, index) => index % 2 === 0)]
    const ys = [fromY, ...numbers.filter((_, index) => index % 2 === 1)]
    const [x, y] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0]
    if (numbers.length === 2) include(extent, x, y)
    else {
      for (const at of reach(xs)) include(extent, at, y)
      for (const at of reach(ys)) include(extent, x, at)
    }
    ;[fromX, fromY] = [x, y]
  }
  return extent
}

function include(extent: Extent, x: number, y: number): void {
  extent.minX = Math.min(extent.minX, x)
  extent.maxX = Math.max(extent.maxX, x)
  extent.minY = Math.min(extent.minY, y)
  extent.maxY = Math.max(extent.maxY, y)
}

/** Ends and turning points of a quadratic or cubic Bézier curve in one dimension. */
function reach(points: readonly number[]): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = points
  if (points.length === 3) {
    const t = (a - b) / (a - 2 * b + c)
    const turn = t > 0 && t < 1 ? [(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c] : []
    return [a, c, ...turn]
  }
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a]
  const roots = Math.abs(p) < 1e-9 ? [-r / q] : rootsOf(3 * p, 3 * q, 3 * r)
  const turns = roots
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d)
  return [a, d, ...turns]
}

function rootsOf(a: number, b: number, c: number): readonly number[] {
  const inside = b * b - 4 * a * c
  if (inside < 0) return []
  return [(-b + Math.sqrt(inside)) / (2 * a), (-b - Math.sqrt(inside)) / (2 * a)]
}

export function shifted(segments: readonly PathSegment[], dx: number, dy: number): readonly PathSegment[] {
  return segments.map(([command, ...numbers]) => [
    command,
    ...numbers.map((number, index) => number + (index % 2 === 0 ? dx : dy)),
  ])
}

/** Thousandths of a millimetre, so that browser and service write the same text. */
export function pathText(segments: readonly PathSegment[]): string {
  return segments
    .map(
      ([command, ...numbers]) =>
        `${command}${numbers.map((number) => Math.round(number * 1000) / 1000 + 0).join(' ')}`,
    )
    .join('')
}
