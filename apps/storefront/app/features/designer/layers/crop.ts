import type { Crop, ImageLayer } from '@platen/layers'
import type { PictureLayer } from '../../cart/index.ts'
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

/** Where the whole picture lies, of which the crop leaves a part. From the corner of that part. */
export function wholePicture({ widthMm, heightMm, crop }: ImageLayer) {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {}
  const [width, height] = [widthMm / (1 - left - right), heightMm / (1 - top - bottom)]
  return { x: -left * width, y: -top * height, width, height }
}
