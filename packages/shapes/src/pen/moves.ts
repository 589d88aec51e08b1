import { movedContour, readContours, reversedContour, writeContours, type Point } from './contour.ts'

export function moved(d: string, byX: number, byY: number): string {
  return placed(d, ([x, y]) => [x + byX, y + byY])
}

export function turned(d: string, angleDeg: number, aboutX = 50, aboutY = 50): string {
  const angle = (angleDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return placed(
    d,
    ([x, y]) => [
      aboutX + cos * (x - aboutX) - sin * (y - aboutY),
      aboutY + sin * (x - aboutX) + cos * (y - aboutY),
    ],
    angleDeg,
  )
}

export function scaled(d: string, by: number, aboutX = 0, aboutY = 0): string {
  return placed(d, ([x, y]) => [aboutX + (x - aboutX) * by, aboutY + (y - aboutY) * by], 0, by)
}

/** With itself mirrored about an upright line. */
export function both(d: string, axisX = 50): string {
  return d + mirrored(d, axisX)
}

function mirrored(d: string, axisX = 50): string {
  const contours = readContours(d).map((contour) =>
    movedContour(
      contour,
      ([x, y]) => [2 * axisX - x, y],
      (arc) => ({ ...arc, rotationDeg: -arc.rotationDeg, isClockwise: !arc.isClockwise }),
    ),
  )
  // Backwards, so that it runs as before.
  return writeContours(contours.map(reversedContour))
}

/** As often as said, around a point. */
export function around(d: string, count: number, aboutX = 50, aboutY = 50, stepDeg = 360 / count): string {
  return Array.from({ length: count }, (_, index) => turned(d, index * stepDeg, aboutX, aboutY)).join('')
}

/** In a row or a column. */
export function repeated(d: string, count: number, byX: number, byY = 0): string {
  return Array.from({ length: count }, (_, index) => moved(d, index * byX, index * byY)).join('')
}

function placed(d: string, place: (point: Point) => Point, turnDeg = 0, scale = 1): string {
  return writeContours(
    readContours(d).map((contour) =>
      movedContour(contour, place, (arc) => ({
        ...arc,
        radiusX: arc.radiusX * scale,
        radiusY: arc.radiusY * scale,
        rotationDeg: arc.rotationDeg + turnDeg,
      })),
    ),
  )
}
