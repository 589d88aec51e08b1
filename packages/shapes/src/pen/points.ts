import type { Point } from './contour.ts'

/** `[x, y, x, y, …]` */
export type Numbers = readonly number[]

export function numbers(list: Numbers): Point[] {
  const points: Point[] = []
  for (let index = 0; index + 1 < list.length; index += 2)
    points.push([list[index] ?? 0, list[index + 1] ?? 0])
  return points
}

export interface PathPoint {
  readonly at: Point
  /** The line has a corner here. */
  readonly isCorner: boolean
}

/** `'10 20, 30 40^'`: points that a smooth line goes through, with `^` at corners. */
export function pathPoints(text: string): PathPoint[] {
  return text.split(',').map((part) => {
    const [x = 0, y = 0] = part.replace('^', '').trim().split(/\s+/).map(Number)
    return { at: [x, y], isCorner: part.includes('^') }
  })
}
