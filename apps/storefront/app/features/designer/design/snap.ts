import { turnedSize, type PlacedPrint, type ZoneLimit } from '@platen/placement'
import { moveTo, type Point } from './move-print.ts'

/** From the centre of the zone. */
export interface SnapLine {
  readonly axis: 'x' | 'y'
  readonly atMm: number
}

export interface Snapped<Print> {
  readonly print: Print
  readonly lines: readonly SnapLine[]
}

/** The centres of other prints are from the centre of this zone. */
export function moveAndSnap<Print extends PlacedPrint>(
  print: Print,
  to: Point,
  limit: ZoneLimit,
  others: readonly Point[],
  withinMm: number,
): Snapped<Print> {
  const lying = turnedSize(print)
  const x = nearest(
    to.xMm,
    lying.widthMm,
    limit.widthMm,
    others.map(({ xMm }) => xMm),
    withinMm,
  )
  const y = nearest(
    to.yMm,
    lying.heightMm,
    limit.heightMm,
    others.map(({ yMm }) => yMm),
    withinMm,
  )
  const moved = moveTo(print, { xMm: x?.centreMm ?? to.xMm, yMm: y?.centreMm ?? to.yMm }, limit)
  const lines: SnapLine[] = []
  // The limit may have moved the print off the line.
  if (x && isNear(moved.offsetXMm, x.centreMm)) lines.push({ axis: 'x', atMm: x.lineMm })
  if (y && isNear(moved.offsetYMm, y.centreMm)) lines.push({ axis: 'y', atMm: y.lineMm })
  return { print: moved, lines }
}

interface Target {
  readonly centreMm: number
  readonly lineMm: number
}

function nearest(
  centre: number,
  side: number,
  limit: number,
  others: readonly number[],
  withinMm: number,
): Target | undefined {
  const targets: Target[] = [
    { centreMm: 0, lineMm: 0 },
    ...others.map((at) => ({ centreMm: at, lineMm: at })),
    { centreMm: (side - limit) / 2, lineMm: -limit / 2 },
    { centreMm: (limit - side) / 2, lineMm: limit / 2 },
  ]
  const distance = ({ centreMm }: Target) => Math.abs(centreMm - centre)
  return targets
    .filter((target) => distance(target) <= withinMm)
    .reduce<Target | undefined>(
      (best, target) => (best === undefined || distance(target) < distance(best) ? target : best),
      undefined,
    )
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.11
}
