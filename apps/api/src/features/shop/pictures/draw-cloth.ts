import type { Sharp } from 'sharp'
import type { DrawnPicture, DrawnSize } from '../../selling/artworks/index.ts'
import { maskOf, shadeOf, type CutOut, type Pixels } from './cloth.ts'

/** Of the longest side. Folds are soft, and the edge of the cloth is no finer than this on a screen. */
const CLOTH_SIDE_PX = 1000
/** In a list. */
const SMALL_SIDE_PX = 400
/**
 * Of the shade, nearly all is in the alpha, which WebP stores without loss: five times the bytes, or steps in soft folds.
 * More effort takes three times as long for a tenth of the bytes.
 */
export const SHADE_AVIF = { quality: 42, effort: 2 } as const
/** Of a photo without its background and of where cloth is. More effort takes four times as long for a sixth less. */
export const PHOTO_AVIF = { quality: 50, effort: 2 } as const
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
  const draw = async (data: Uint8Array, encode: (picture: Sharp) => Sharp): Promise<DrawnPicture> => {
    const sizes: DrawnSize[] = []
    for (const side of [SMALL_SIDE_PX, CLOTH_SIDE_PX]) {
      if (side === SMALL_SIDE_PX && Math.max(width, height) <= SMALL_SIDE_PX) continue
      const sized = sharp(data, raw).resize({
        width: side,
        height: side,
        fit: 'inside',
        withoutEnlargement: true,
      })
      const { data: bytes, info } = await encode(sized).toBuffer({ resolveWithObject: true })
      const format = info.format === 'webp' ? 'webp' : 'avif'
      sizes.push({ bytes, format, widthPx: info.width, heightPx: info.height })
    }
    return { widthPx: width, heightPx: height, hasAlpha: true, sizes }
  }
  const smooth = await sharp(pixels.data, raw).blur(GRAIN_SIGMA).raw().toBuffer()
  return {
    shade: await draw(shadeOf({ ...pixels, data: smooth }, cutOut), (picture) => picture.avif(SHADE_AVIF)),
    mask: cutOut.how === 'none' ? null : await draw(maskOf(cutOut), (picture) => picture.avif(PHOTO_AVIF)),
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
