/** The part of a picture that is put on film, as shares of its sides. */
export interface Picture {
  readonly bitmap: CanvasImageSource & { readonly width: number; readonly height: number }
  readonly ink: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** A larger drawing is seen once or twice, and not worth its memory. */
const MOST_PX = 1_000_000

interface Sprite {
  readonly width: number
  readonly height: number
  readonly drawn: HTMLCanvasElement
}

/** The pictures at the size that they have on the screen: shrinking each of 300 in every frame would take most of it. */
const upright = new WeakMap<Picture, Sprite>()
const turned = new WeakMap<Picture, Sprite>()

/** In pixels of the device, as it lies; undefined for a large one. */
export function spriteOf(
  picture: Picture,
  isTurned: boolean,
  width: number,
  height: number,
): HTMLCanvasElement | undefined {
  if (width * height > MOST_PX || width < 1 || height < 1) return undefined
  const kept = isTurned ? turned : upright
  const known = kept.get(picture)
  if (known?.width === width && known.height === height) return known.drawn
  const drawn = document.createElement('canvas')
  drawn.width = width
  drawn.height = height
  const context = drawn.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'medium'
  drawInk(context, picture, isTurned, { left: 0, top: 0, width, height })
  kept.set(picture, { width, height, drawn })
  return drawn
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of the picture that is put on film. */
export function drawInk(
  context: CanvasRenderingContext2D,
  { bitmap, ink }: Picture,
  isTurned: boolean,
  place: Place,
): void {
  const from = [
    ink.left * bitmap.width,
    ink.top * bitmap.height,
    Math.max(1, ink.width * bitmap.width),
    Math.max(1, ink.height * bitmap.height),
  ] as const
  if (!isTurned) {
    context.drawImage(bitmap, ...from, place.left, place.top, place.width, place.height)
    return
  }
  context.save()
  context.translate(place.left + place.width, place.top)
  context.rotate(Math.PI / 2)
  context.drawImage(bitmap, ...from, 0, 0, place.height, place.width)
  context.restore()
}
