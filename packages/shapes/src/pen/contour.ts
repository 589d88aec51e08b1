// Path data as numbers: read, moved, turned, measured and written again. Only what the drawings use: M L H V C Q A Z.

export type Point = readonly [x: number, y: number]

export type Segment =
  | { readonly kind: 'line'; readonly to: Point }
  | { readonly kind: 'quad'; readonly control: Point; readonly to: Point }
  | { readonly kind: 'cubic'; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly kind: 'arc'; readonly arc: Arc; readonly to: Point }

interface Arc {
  readonly radiusX: number
  readonly radiusY: number
  readonly rotationDeg: number
  readonly isLarge: boolean
  readonly isClockwise: boolean
}

/** A closed line. */
export interface Contour {
  readonly start: Point
  readonly segments: readonly Segment[]
}

export function readContours(d: string): Contour[] {
  const contours: { start: Point; segments: Segment[] }[] = []
  let at: Point = [0, 0]
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLHVCQAZ])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)(e-?\d+)?/g) ?? []).map(Number)
    const next = () => numbers.shift() ?? Number.NaN
    const point = (): Point => [next(), next()]
    const add = (segment: Segment) => {
      contours.at(-1)?.segments.push(segment)
      at = segment.to
    }
    if (letter === 'M') {
      at = point()
      contours.push({ start: at, segments: [] })
    }
    while (numbers.length > 0) {
      if (letter === 'H') add({ kind: 'line', to: [next(), at[1]] })
      else if (letter === 'V') add({ kind: 'line', to: [at[0], next()] })
      else if (letter === 'C') add({ kind: 'cubic', first: point(), second: point(), to: point() })
      else if (letter === 'Q') add({ kind: 'quad', control: point(), to: point() })
      else if (letter === 'A')
        add({ kind: 'arc', arc: arcOf(next(), next(), next(), next(), next()), to: point() })
      else add({ kind: 'line', to: point() })
    }
  }
  return contours
}

function arcOf(radiusX: number, radiusY: number, rotationDeg: number, large: number, sweep: number): Arc {
  return { radiusX, radiusY, rotationDeg, isLarge: large === 1, isClockwise: sweep === 1 }
}

/** `place` keeps angles and proportions. */
export function movedContour(
  { start, segments }: Contour,
  place: (point: Point) => Point,
  arcs: (arc: Arc) => Arc,
): Contour {
  return {
    start: place(start),
    segments: segments.map((segment): Segment => {
      const to = place(segment.to)
      if (segment.kind === 'quad') return { ...segment, control: place(segment.control), to }
      if (segment.kind === 'cubic')
        return { ...segment, first: place(segment.first), second: place(segment.second), to }
      return segment.kind === 'arc' ? { ...segment, arc: arcs(segment.arc), to } : { ...segment, to }
    }),
  }
}

export function reversedContour({ start, segments }: Contour): Contour {
  const starts = [start, ...segments.map(({ to }) => to)]
  return {
    start: starts.at(-1) ?? start,
    segments: segments
      .map((segment, index): Segment => {
        const to = starts[index] ?? start
        if (segment.kind === 'cubic')
          return { kind: 'cubic', first: segment.second, second: segment.first, to }
        if (segment.kind !== 'arc') return { ...segment, to }
        return { kind: 'arc', arc: { ...segment.arc, isClockwise: !segment.arc.isClockwise }, to }
      })
      .reverse(),
  }
}

/** Points along the line, close enough to measure it. */
export function pointsAlong({ start, segments }: Contour): Point[] {
  const points: Point[] = [start]
  for (const segment of segments) {
    const from = points.at(-1) ?? start
    const steps = segment.kind === 'line' ? 1 : 24
    for (let step = 1; step < steps; step++) points.push(pointOn(segment, from, step / steps))
    points.push(segment.to)
  }
  return points
}

function pointOn(segment: Segment, from: Point, t: number): Point {
  switch (segment.kind) {
    case 'line':
      return mix(from, segment.to, t)
    case 'quad':
      return mix(mix(from, segment.control, t), mix(segment.control, segment.to, t), t)
    case 'cubic': {
      const middle = mix(segment.first, segment.second, t)
      const [left, right] = [mix(from, segment.first, t), mix(segment.second, segment.to, t)]
      return mix(mix(left, middle, t), mix(middle, right, t), t)
    }
    case 'arc':
      return pointOnArc(segment.arc, from, segment.to, t)
  }
}

/** https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter */
function pointOnArc(arc: Arc, from: Point, to: Point, t: number): Point {
  const turn = (arc.rotationDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grown = Math.max(1, Math.hypot(x / arc.radiusX, y / arc.radiusY))
  const [rx, ry] = [arc.radiusX * grown, arc.radiusY * grown]
  const around = (rx * y) ** 2 + (ry * x) ** 2
  const factor =
    Math.sqrt(Math.max(0, (rx * ry) ** 2 - around) / around) * (arc.isLarge === arc.isClockwise ? -1 : 1)
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx]
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx)
  let span = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
  if (arc.isClockwise && span < 0) span += 2 * Math.PI
  if (!arc.isClockwise && span > 0) span -= 2 * Math.PI
  const angle = first + span * t
  const [px, py] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  return [cos * px - sin * py + (from[0] + to[0]) / 2, sin * px + cos * py + (from[1] + to[1]) / 2]
}

export function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** Positive if it runs clockwise. */
export function areaOf(contour: Contour): number {
  const points = pointsAlong(contour)
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

export function writeContours(contours: readonly Contour[]): string {
  return contours
    .map(({ start, segments }) => `M${numbersOf(start)}${segments.map(writtenSegment).join('')}Z`)
    .join('')
}

function writtenSegment(segment: Segment): string {
  if (segment.kind === 'line') return `L${numbersOf(segment.to)}`
  if (segment.kind === 'quad') return `Q${numbersOf(segment.control, segment.to)}`
  if (segment.kind === 'cubic') return `C${numbersOf(segment.first, segment.second, segment.to)}`
  const { radiusX, radiusY, rotationDeg, isLarge, isClockwise } = segment.arc
  return `A${numbersOf([radiusX, radiusY])} ${rotationDeg} ${Number(isLarge)} ${Number(isClockwise)} ${numbersOf(segment.to)}`
}

function numbersOf(...points: readonly Point[]): string {
  return points
    .flat()
    .map((value) => String(Math.round(value * 1e4) / 1e4))
    .join(' ')
}
