import type { ZoneBox } from '@platen/layers'
import type { ZoneLimit } from '@platen/placement'
import type { Point } from '../design/move-print.ts'
import type { SnapLine } from '../design/snap.ts'

/**
 * How far to move so that a side or the middle lies on the middle or an edge of the zone or of a neighbour, and the
 * lines that it then lies on.
 */
export function snapTo(
  box: ZoneBox,
  neighbours: readonly ZoneBox[],
  limit: ZoneLimit,
  withinMm: number,
): { readonly by: Point; readonly lines: readonly SnapLine[] } {
  const zone = {
    left: -limit.widthMm / 2,
    right: limit.widthMm / 2,
    top: -limit.heightMm / 2,
    bottom: limit.heightMm / 2,
  }
  const frames = [zone, ...neighbours]
  const x = nearest(
    stops(box.left, box.right),
    frames.flatMap(({ left, right }) => stops(left, right)),
    withinMm,
  )
  const y = nearest(
    stops(box.top, box.bottom),
    frames.flatMap(({ top, bottom }) => stops(top, bottom)),
    withinMm,
  )
  return {
    by: { xMm: x?.by ?? 0, yMm: y?.by ?? 0 },
    lines: [
      ...(x ? [{ axis: 'x' as const, atMm: x.at }] : []),
      ...(y ? [{ axis: 'y' as const, atMm: y.at }] : []),
    ],
  }
}

/** The middle first: of equally near lines it is the one that is meant. */
function stops(from: number, to: number): readonly number[] {
  return [(from + to) / 2, from, to]
}

function nearest(own: readonly number[], lines: readonly number[], withinMm: number) {
  let best: { by: number; at: number } | undefined
  for (const at of lines) {
    for (const from of own) {
      const by = at - from
      if (Math.abs(by) <= withinMm && (!best || Math.abs(by) < Math.abs(best.by) - 1e-9)) best = { by, at }
    }
  }
  return best
}
