import type { DrawnPicture } from '../../selling/artworks/index.ts'
import { maskOf, shadeOf, type CutOut, type Pixels } from './cloth.ts'

/** Of the longest side. Folds are soft, and the edge of the cloth is no finer than this on a screen. */
const CLOTH_SIDE_PX = 1000
/** In a list. */
const SMALL_SIDE_PX = 400
/** Of the shade, nearly all is in the alpha: with fewer of its levels, soft folds would have steps. */
const CLOTH_WEBP = { quality: 60, alphaQuality: 75, effort: 4 } as const
/** So that the grain of a photo does not take most of the bytes. */
const GRAIN_SIGMA = 0.6

export interface DrawnCloth {
  readonly shade: DrawnPicture
  readonly mask: DrawnPicture | null
  readonly cutOut: CutOut['how']
}

export async function drawCloth(pixels: Pixels, cutOut: CutOut): Promise<DrawnCloth> {
  const { width, height } = pixels
  const { default: sharp } = await import('sharp')
  const raw = { raw: { width, height, channels: 4 } } as const
  const draw = async (data: Uint8Array): Promise<DrawnPicture> => {
    const sizes = []
    for (const side of [SMALL_SIDE_PX, CLOTH_SIDE_PX]) {
      if (side === SMALL_SIDE_PX && Math.max(width, height) <= SMALL_SIDE_PX) continue
      const { data: webp, info } = await sharp(data, raw)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp(CLOTH_WEBP)
        .toBuffer({ resolveWithObject: true })
      sizes.push({ webp, widthPx: info.width, heightPx: info.height })
    }
    return { widthPx: width, heightPx: height, hasAlpha: true, sizes }
  }
  const smooth = await sharp(pixels.data, raw).blur(GRAIN_SIGMA).raw().toBuffer()
  return {
    shade: await draw(shadeOf({ ...pixels, data: smooth }, cutOut)),
    mask: cutOut.how === 'none' ? null : await draw(maskOf(cutOut)),
    cutOut: cutOut.how,
  }
}

/** In the size given, or at most a thousand pixels wide and high. */
export async function readPixels(
  picture: Uint8Array,
  size?: Pick<Pixels, 'width' | 'height'>,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(picture)
    .resize(
      size === undefined
        ? { width: CLOTH_SIDE_PX, height: CLOTH_SIDE_PX, fit: 'inside', withoutEnlargement: true }
        : { width: size.width, height: size.height, fit: 'fill' },
    )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
