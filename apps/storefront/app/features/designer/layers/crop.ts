import { placedBox, type Crop, type ImageLayer } from '@platen/layers'
import type { ZoneLimit } from '@platen/placement'
import type { PictureLayer } from '../../cart/index.ts'
import type { Point } from '../design/move-print.ts'
import { rotated } from './layer-box.ts'

export const CROP_SIDES = ['left', 'top', 'right', 'bottom'] as const satisfies readonly (keyof Crop)[]

const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 }
/** At least this share of each direction is left. */
const LEFT_OVER = 0.05

/** Cuts a share of the whole picture off one side. What is left keeps its place and scale. */
export function cropped(layer: PictureLayer, side: keyof Crop, share: number): PictureLayer {
  const before = layer.crop ?? NO_CROP
  const opposite = before[({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const)[side]]
  const crop = { ...before, [side]: Math.min(1 - LEFT_OVER - opposite, Math.max(0, share)) }
  const whole = {
    widthMm: layer.widthMm / (1 - before.left - before.right),
    heightMm: layer.heightMm / (1 - before.top - before.bottom),
  }
  const shift = rotated(
    {
      xMm: (whole.widthMm * (crop.left - before.left - crop.right + before.right)) / 2,
      yMm: (whole.heightMm * (crop.top - before.top - crop.bottom + before.bottom)) / 2,
    },
    layer.rotationDeg,
  )
  const { crop: _crop, ...rest } = layer
  return {
    ...rest,
    widthMm: whole.widthMm * (1 - crop.left - crop.right),
    heightMm: whole.heightMm * (1 - crop.top - crop.bottom),
    offsetXMm: layer.offsetXMm + shift.xMm,
    offsetYMm: layer.offsetYMm + shift.yMm,
    ...(CROP_SIDES.some((one) => crop[one] > 0) && { crop }),
  }
}

type Side = keyof Crop

/** Which way each side lies. */
export const SIDES: Readonly<Record<Side, { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }>> = {
  left: { x: -1, y: 0 },
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
}

/** The share that is cut off when a side moves by this much along the zone. In thousandths. */
export function pulledShare(layer: PictureLayer, side: Side, by: Point): number {
  const { xMm, yMm } = rotated(by, -layer.rotationDeg)
  const { width, height } = wholePicture(layer)
  const { x, y } = SIDES[side]
  const outwards = x === 0 ? (yMm * y) / height : (xMm * x) / width
  return Math.round(((layer.crop?.[side] ?? 0) - outwards) * 1000) / 1000
}

const HALVINGS = 12
const SLACK_MM = 0.05

/** Crops; a side that moves outwards stops at the edge of the zone, where the picture would move or shrink. */
export function croppedInZone(
  layer: PictureLayer,
  side: Side,
  share: number,
  limit: ZoneLimit,
): PictureLayer {
  const fits = (one: PictureLayer) => {
    const { left, top, right, bottom } = placedBox(one, one)
    const [halfWidth, halfHeight] = [limit.widthMm / 2 + SLACK_MM, limit.heightMm / 2 + SLACK_MM]
    return left >= -halfWidth && right <= halfWidth && top >= -halfHeight && bottom <= halfHeight
  }
  const wanted = cropped(layer, side, share)
  let [outer, inner] = [share, layer.crop?.[side] ?? 0]
  if (share >= inner || fits(wanted)) return wanted
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (outer + inner) / 2
    if (fits(cropped(layer, side, middle))) inner = middle
    else outer = middle
  }
  return cropped(layer, side, inner)
}

/** Where the whole picture lies, of which the crop leaves a part. From the corner of that part. */
export function wholePicture({ widthMm, heightMm, crop }: ImageLayer) {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {}
  const [width, height] = [widthMm / (1 - left - right), heightMm / (1 - top - bottom)]
  return { x: -left * width, y: -top * height, width, height }
}
