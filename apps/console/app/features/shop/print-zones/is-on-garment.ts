import { clothOf } from '@platen/ui'
import type { Zone } from './print-document.ts'

let pen: CanvasRenderingContext2D | null | undefined

export function isOnGarment(
  kind: string,
  { view }: Pick<Zone, 'view'>,
  points: readonly (readonly [number, number])[],
): boolean {
  pen ??= document.createElement('canvas').getContext('2d')
  const { paths, downMm } = clothOf(kind, view)
  const pieces = paths.map((path) => new Path2D(path))
  return points.every(([x, y]) =>
    pieces.some((piece) => pen?.isPointInPath(piece, x, y - downMm, 'evenodd') ?? true),
  )
}
