import { clothOf, type GarmentView, type ShownSide } from '@platen/ui'

type Points = readonly (readonly [number, number])[]

let pen: CanvasRenderingContext2D | null | undefined

/** Whether points in millimetres are on the cloth of a drawing, or on a photo. */
export function isOnGarment(shown: ShownSide, view: GarmentView, points: Points): boolean {
  if ('photo' in shown) {
    const { xMm, yMm, widthMm, heightMm } = shown.photo.box
    return points.every(([x, y]) => x >= xMm && y >= yMm && x <= xMm + widthMm && y <= yMm + heightMm)
  }
  pen ??= document.createElement('canvas').getContext('2d')
  const { paths, downMm } = clothOf(shown.drawing, view)
  const pieces = paths.map((path) => new Path2D(path))
  return points.every(([x, y]) =>
    pieces.some((piece) => pen?.isPointInPath(piece, x, y - downMm, 'evenodd') ?? true),
  )
}
