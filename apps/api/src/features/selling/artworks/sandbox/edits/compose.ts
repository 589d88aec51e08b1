import sharp, { type Sharp } from 'sharp'
import { refuseIfUnreadable } from '../open-artwork.ts'
import { drawOver, drawRotated } from './draw-over.ts'
import type { Pixels } from './pixels.ts'

/** What lies on a print, from the back to the front, in pixels of the print. */
export type ComposedPart = ComposedDrawing | ComposedPicture

/** Of the service itself, without pictures. */
interface ComposedDrawing {
  readonly kind: 'drawing'
  readonly svg: string
  readonly leftPx: number
  readonly topPx: number
}

interface ComposedPicture {
  readonly kind: 'picture'
  /** Its place among the bytes that were sent: a PNG or JPEG, upright. */
  readonly from: number
  readonly to: number
  /** Its centre. */
  readonly xPx: number
  readonly yPx: number
  /** Of what is seen, after cropping. */
  readonly widthPx: number
  readonly heightPx: number
  readonly rotationDeg: number
  readonly crop: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
}

export interface Composition {
  readonly widthPx: number
  readonly heightPx: number
  readonly parts: readonly ComposedPart[]
}

/** One part after the other, so that never more than one is in memory beside the print. */
export async function compose(pictures: Buffer, { widthPx, heightPx, parts }: Composition): Promise<Pixels> {
  const print: Pixels = {
    data: Buffer.alloc(widthPx * heightPx * 4),
    width: widthPx,
    height: heightPx,
  }
  for (const part of parts) {
    if (part.kind === 'drawing') {
      const drawn = await rawOf(sharp(Buffer.from(part.svg), { limitInputPixels: false, unlimited: true }))
      drawOver(print, drawn, part.leftPx, part.topPx)
      continue
    }
    const picture = await openPicture(pictures.subarray(part.from, part.to), part)
    const { xPx, yPx, rotationDeg } = part
    if (rotationDeg === 0)
      drawOver(print, picture, Math.round(xPx - picture.width / 2), Math.round(yPx - picture.height / 2))
    else drawRotated(print, picture, { xPx, yPx, rotationDeg })
  }
  return print
}

async function openPicture(bytes: Buffer, { crop, widthPx, heightPx }: ComposedPicture): Promise<Pixels> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const left = Math.min(width - 1, Math.round(crop.left * width))
  const top = Math.min(height - 1, Math.round(crop.top * height))
  const seen = {
    left,
    top,
    width: Math.max(1, Math.round((1 - crop.right) * width) - left),
    height: Math.max(1, Math.round((1 - crop.bottom) * height) - top),
  }
  const size = { width: Math.max(1, Math.round(widthPx)), height: Math.max(1, Math.round(heightPx)) }
  return rawOf(
    sharp(bytes, { limitInputPixels: false })
      .extract(seen)
      .resize({ ...size, fit: 'fill' }),
  )
}

function rawOf(picture: Sharp): Promise<Pixels> {
  return refuseIfUnreadable(async () => {
    const { data, info } = await picture
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}
