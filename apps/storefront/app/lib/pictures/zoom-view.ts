/** A picture on a stage: how large it is against its fitted size, and how far its middle is from the stage's, in pixels. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Room {
  readonly stage: Size
  /** Of the picture at scale 1. */
  readonly fitted: Size
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
const LARGEST = 6

/** What lies under `at`, seen from the middle of the stage, stays there. */
export function zoomAt(view: ZoomView, factor: number, at: Point, room: Room): ZoomView {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return inRoom({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, room)
}

export function moveBy(view: ZoomView, by: Point, room: Room): ZoomView {
  return inRoom({ ...view, x: view.x + by.x, y: view.y + by.y }, room)
}

/** An edge of the picture never leaves the edge of the stage behind; a picture that fits stays in the middle. */
function inRoom({ scale, x, y }: ZoomView, { stage, fitted }: Room): ZoomView {
  const mostX = Math.max(0, (fitted.width * scale - stage.width) / 2)
  const mostY = Math.max(0, (fitted.height * scale - stage.height) / 2)
  return { scale, x: between(-mostX, x, mostX), y: between(-mostY, y, mostY) }
}

function between(least: number, value: number, most: number): number {
  // Without negative zeros.
  return Math.min(most, Math.max(least, value)) + 0
}
