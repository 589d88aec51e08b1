// Smooth outlines through points, and lines as filled figures.
import { mix, type Point } from './contour.ts'
import { polar, solid } from './figures.ts'
import { numbers, pathPoints, type Numbers, type PathPoint } from './points.ts'

/** A closed smooth outline through points; see `pathPoints`. */
export function outline(text: string): string {
  return solid(`${smooth(pathPoints(text), true)}Z`)
}

/** As `outline`, for a figure that is symmetrical about the upright through its first point: its left half, from above. */
export function symmetrical(text: string): string {
  const half = pathPoints(text)
  const axis = half[0]?.at[0] ?? 0
  const others = half.filter(({ at }) => at[0] !== axis)
  const mirrored = others.map(({ at: [x, y], isCorner }) => ({ at: [2 * axis - x, y] as const, isCorner }))
  return solid(`${smooth([...half, ...mirrored.reverse()], true)}Z`)
}

function smooth(points: readonly PathPoint[], isClosed: boolean): string {
  const count = points.length
  const pointAt = (index: number): PathPoint | undefined =>
    isClosed ? points[(index + count) % count] : points[index]
  const parts = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [from, to] = [pointAt(index), pointAt(index + 1)]
    if (!from || !to) return ''
    if (from.isCorner && to.isCorner) return `L${to.at.join(' ')}`
    const first = handle(from, pointAt(index - 1), to)
    const second = handle(to, pointAt(index + 2), from)
    return `C${first.join(' ')} ${second.join(' ')} ${to.at.join(' ')}`
  })
  return `M${points[0]?.at.join(' ') ?? ''}${parts.join('')}`
}

/** Along the line through the neighbours, as long as the way to the next point asks for. */
function handle({ at, isCorner }: PathPoint, before: PathPoint | undefined, after: PathPoint): Point {
  if (isCorner || !before) return mix(at, after.at, 1 / 3)
  const [dx, dy] = [after.at[0] - before.at[0], after.at[1] - before.at[1]]
  const way = Math.hypot(after.at[0] - at[0], after.at[1] - at[1]) * 0.37
  const length = Math.hypot(dx, dy) || 1
  return [at[0] + (dx / length) * way, at[1] + (dy / length) * way]
}

/** Straight lines with round ends and bends. */
export function lines(corners: Numbers, width: number): string {
  const points = numbers(corners)
  return points
    .slice(1)
    .map((to, index) => capsule(points[index] ?? to, to, width / 2, width / 2))
    .join('')
}

function capsule(from: Point, to: Point, radius: number, endRadius: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [x, y] = [(from[1] - to[1]) / length, (to[0] - from[0]) / length]
  const side = ([px, py]: Point, by: number) => `${px + x * by} ${py + y * by}`
  return solid(
    `M${side(from, -radius)}L${side(to, -endRadius)}A${endRadius} ${endRadius} 0 0 1 ${side(to, endRadius)}L${side(from, radius)}A${radius} ${radius} 0 0 1 ${side(from, -radius)}Z`,
  )
}

/** A line through points that becomes wider or thinner along its way; see `pathPoints`. */
export function stroke(text: string, width: number, endWidth = width): string {
  const points = pathPoints(text)
  const corners = points.flatMap(({ isCorner }, index) => (isCorner ? [index] : []))
  const cuts = [...new Set([0, ...corners, points.length - 1])]
  return cuts
    .slice(1)
    .map((end, index) => {
      const start = cuts[index] ?? 0
      const widthAt = (part: number) => width + ((endWidth - width) * part) / (points.length - 1)
      return band(points.slice(start, end + 1), widthAt(start) / 2, widthAt(end) / 2)
    })
    .join('')
}

function band(points: readonly PathPoint[], radius: number, endRadius: number): string {
  const [first, last] = [points[0]?.at, points.at(-1)?.at]
  if (!first || !last) return ''
  if (points.length === 2) return capsule(first, last, radius, endRadius)
  const curves = curvesThrough(points)
  const radiusAt = (index: number) => radius + ((endRadius - radius) * index) / curves.length
  const side = (sign: number) =>
    curves.map((curve, index) => beside(curve, sign * radiusAt(index), sign * radiusAt(index + 1)))
  const [left, right] = [side(-1), side(1).reverse()]
  const there = left.map(([, ...to]) => `C${to.flat().join(' ')}`).join('')
  const back = right.map(([from, one, two]) => `C${[two, one, from].flat().join(' ')}`).join('')
  const cap = (by: number, to: Point | undefined) => `A${by} ${by} 0 0 1 ${to?.join(' ') ?? ''}`
  return solid(
    `M${left[0]?.[0].join(' ') ?? ''}${there}${cap(endRadius, right[0]?.[3])}${back}${cap(radius, left[0]?.[0])}Z`,
  )
}

type Curve = readonly [from: Point, first: Point, second: Point, to: Point]

function curvesThrough(points: readonly PathPoint[]): Curve[] {
  const [start = '', ...curves] = smooth(
    points.map(({ at }) => ({ at, isCorner: false })),
    false,
  )
    .slice(1)
    .split('C')
  let from = numbers(start.split(' ').map(Number))[0] ?? [0, 0]
  return curves.flatMap((text) => {
    const [first = from, second = from, to = from] = numbers(text.split(' ').map(Number))
    const curve: Curve = [from, first, second, to]
    from = to
    // A curve beside a tight one needs a point more.
    return turnOf(curve) > 50 ? halves(curve) : [curve]
  })
}

/** Between the directions at both ends of a curve, in degrees. */
function turnOf([from, first, second, to]: Curve): number {
  const turn =
    Math.atan2(to[1] - second[1], to[0] - second[0]) - Math.atan2(first[1] - from[1], first[0] - from[0])
  return Math.abs((((turn * 180) / Math.PI + 540) % 360) - 180)
}

function halves([from, first, second, to]: Curve): [Curve, Curve] {
  const [a, b, c] = [mix(from, first, 0.5), mix(first, second, 0.5), mix(second, to, 0.5)]
  const [ab, bc] = [mix(a, b, 0.5), mix(b, c, 0.5)]
  const middle = mix(ab, bc, 0.5)
  return [
    [from, a, ab, middle],
    [middle, bc, c, to],
  ]
}

/** The curve at a distance: its ends keep their directions, and its handles become longer as its ends move apart. */
function beside([from, first, second, to]: Curve, distance: number, endDistance: number): Curve {
  const [start, end] = [aside(from, from, first, distance), aside(to, second, to, endDistance)]
  const grown =
    Math.hypot(end[0] - start[0], end[1] - start[1]) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1)
  return [
    start,
    [start[0] + (first[0] - from[0]) * grown, start[1] + (first[1] - from[1]) * grown],
    [end[0] + (second[0] - to[0]) * grown, end[1] + (second[1] - to[1]) * grown],
    end,
  ]
}

function aside([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  return [x - ((toY - fromY) / length) * by, y + ((toX - fromX) / length) * by]
}

/** Part of a ring with round ends. Angles from above, clockwise. */
export function arcLine(
  x: number,
  y: number,
  radius: number,
  width: number,
  fromDeg: number,
  toDeg: number,
): string {
  const large = toDeg - fromDeg > 180 ? 1 : 0
  const at = (by: number, angle: number) => polar(x, y, radius + by, angle).join(' ')
  const [outer, inner, end] = [radius + width / 2, radius - width / 2, width / 2]
  return solid(
    `M${at(end, fromDeg)}A${outer} ${outer} 0 ${large} 1 ${at(end, toDeg)}A${end} ${end} 0 0 1 ${at(-end, toDeg)}A${inner} ${inner} 0 ${large} 0 ${at(-end, fromDeg)}A${end} ${end} 0 0 1 ${at(end, fromDeg)}Z`,
  )
}

/** A wave from left to right. */
export function wave(
  x: number,
  y: number,
  length: number,
  height: number,
  waves: number,
  width: number,
): string {
  const points = Array.from({ length: waves * 4 + 1 }, (_, index) => {
    const bend = [1, 0, -1, 0][index % 4] ?? 0
    return `${x + (length * index) / (waves * 4)} ${y + (bend * height) / 2}`
  })
  return stroke(points.join(','), width)
}
