/** `scale` is CSS pixels per picture pixel; `x` and `y` are the top left corner. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Extent {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const MAX = 16
const MARGIN = 0.92

export function fit(picture: Extent, frame: Extent): Zoom {
  const scale = Math.min(1, fitScale(picture, frame))
  return centred(scale, picture, frame)
}

export function realPixels(before: Zoom, frame: Extent, deviceRatio: number): Zoom {
  return scaledTo(1 / deviceRatio, before, { x: frame.width / 2, y: frame.height / 2 })
}

export function scaledBy(factor: number, before: Zoom, about: Point, picture: Extent, frame: Extent): Zoom {
  const least = Math.min(1, fitScale(picture, frame)) / 2
  return scaledTo(Math.min(MAX, Math.max(least, before.scale * factor)), before, about)
}

export function clamped({ scale, x, y }: Zoom, picture: Extent, frame: Extent): Zoom {
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    scale,
    x: between(x, -width / 2, frame.width - width / 2),
    y: between(y, -height / 2, frame.height - height / 2),
  }
}

function scaledTo(scale: number, before: Zoom, about: Point): Zoom {
  const factor = scale / before.scale
  return { scale, x: about.x - (about.x - before.x) * factor, y: about.y - (about.y - before.y) * factor }
}

function centred(scale: number, picture: Extent, frame: Extent): Zoom {
  return {
    scale,
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
  }
}

function fitScale(picture: Extent, frame: Extent): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height) * MARGIN
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
