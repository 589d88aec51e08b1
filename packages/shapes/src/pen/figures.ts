// Figures that the drawings are made of. All run clockwise, so that overlapping ones of a colour become one.
import { areaOf, readContours, reversedContour, writeContours, type Point } from './contour.ts'
import { numbers, type Numbers } from './points.ts'

/** Path data of which every line runs clockwise. */
export function solid(d: string): string {
  return writeContours(
    readContours(d).map((contour) => (areaOf(contour) < 0 ? reversedContour(contour) : contour)),
  )
}

/** Cuts figures out of another one, in which they lie. */
export function cut(d: string, ...holes: readonly string[]): string {
  const reversed = holes.flatMap((hole) => readContours(solid(hole)).map(reversedContour))
  return d + writeContours(reversed)
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const arc = `A${radiusX} ${radiusY} 0 0 1`
  return `M${x - radiusX} ${y}${arc} ${x + radiusX} ${y}${arc} ${x - radiusX} ${y}Z`
}

export function ring(x: number, y: number, radius: number, width: number): string {
  return cut(circle(x, y, radius), circle(x, y, radius - width))
}

/** Part of a disc below, above, left or right of its diameter. */
export function halfDisc(
  x: number,
  y: number,
  radius: number,
  side: 'up' | 'down' | 'left' | 'right',
): string {
  const [dx, dy] = { up: [1, 0], right: [0, 1], down: [-1, 0], left: [0, -1] }[side] as [number, number]
  return `M${x - dx * radius} ${y - dy * radius}A${radius} ${radius} 0 0 1 ${x + dx * radius} ${y + dy * radius}Z`
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [right, bottom] = [x + width, y + height]
  if (radius === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`
  const corner = `A${radius} ${radius} 0 0 1`
  return `M${x + radius} ${y}H${right - radius}${corner} ${right} ${y + radius}V${bottom - radius}${corner} ${right - radius} ${bottom}H${x + radius}${corner} ${x} ${bottom - radius}V${y + radius}${corner} ${x + radius} ${y}Z`
}

/** A polygon with corners that are rounded as far as its sides are long. */
export function polygon(corners: Numbers, radius = 2): string {
  const points = numbers(corners)
  const parts = points.map((corner, index) => {
    const [before, after] = [points.at(index - 1) ?? corner, points[(index + 1) % points.length] ?? corner]
    const [from, to] = [toward(corner, before, radius), toward(corner, after, radius)]
    const first = `${index === 0 ? 'M' : 'L'}${from.join(' ')}`
    return radius === 0 ? first : `${first}Q${corner.join(' ')} ${to.join(' ')}`
  })
  return solid(`${parts.join('')}Z`)
}

function toward([x, y]: Point, [toX, toY]: Point, radius: number): Point {
  const length = Math.hypot(toX - x, toY - y)
  const part = Math.min(radius / length, 0.49)
  return [x + (toX - x) * part, y + (toY - y) * part]
}

export function regular(
  x: number,
  y: number,
  radius: number,
  corners: number,
  round = 3,
  turnDeg = 0,
): string {
  return star(x, y, radius, radius, corners / 2, round, turnDeg)
}

/** The first point is above. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  round = 2,
  turnDeg = 0,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, index % 2 === 0 ? outer : inner, turnDeg + (index * 180) / points),
  )
  return polygon(corners.flat(), round)
}

/** From above, clockwise. */
export function polar(x: number, y: number, radius: number, angleDeg: number): Point {
  const angle = (angleDeg * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

/** A disc with round scallops or, with a negative depth, with bites. */
export function scalloped(x: number, y: number, radius: number, count: number, depth: number): string {
  const corners = Array.from({ length: count }, (_, index) => polar(x, y, radius, (index * 360) / count))
  const side = 2 * radius * Math.sin(Math.PI / count)
  const bend = (side * side) / 8 / Math.abs(depth) + Math.abs(depth) / 2
  const arcs = [...corners.slice(1), corners[0] ?? [x, y]].map(
    (corner) => `A${bend} ${bend} 0 0 ${depth > 0 ? 1 : 0} ${corner.join(' ')}`,
  )
  return `M${(corners[0] ?? [x, y]).join(' ')}${arcs.join('')}Z`
}
