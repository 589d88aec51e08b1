import { movedContour, pointsAlong, readContours, type Contour, type Point } from './contour.ts'
import type { Drawing } from './drawing.ts'
import { shortPath } from './short-path.ts'

/** The longer side of every shape. Its path data is in whole numbers, so this is also how fine it is. */
const SIDE = 1000

/** `id width height` and the parts, each its colour and its path data: `moon 960 1000;0M580 0a…z;1M…` */
export function shapeRow({ id, parts }: Drawing): string {
  const contours = parts.map(({ d }) => readContours(d))
  const { left, top, right, bottom } = boxOf(contours.flat())
  const scale = SIDE / Math.max(right - left, bottom - top)
  const place = ([x, y]: Point): Point => [(x - left) * scale, (y - top) * scale]
  const fit = (contour: Contour) =>
    movedContour(contour, place, (arc) => ({
      ...arc,
      radiusX: arc.radiusX * scale,
      radiusY: arc.radiusY * scale,
    }))
  const size = [right - left, bottom - top].map((side) => String(Math.round(side * scale)))
  const paths = parts.map(
    ({ colour }, index) => `${String(colour)}${shortPath((contours[index] ?? []).map(fit))}`,
  )
  return [[id, ...size].join(' '), ...paths].join(';')
}

/** What the drawing covers, whatever is around it. */
function boxOf(contours: readonly Contour[]) {
  const points = contours.flatMap(pointsAlong)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
