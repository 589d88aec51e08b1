import { trimOn, type Artwork } from '../sheet/print-measures.ts'
import type { SheetPrint } from '../sheet/sheet.ts'
import type { Picture } from './sprites.ts'

/** Of the longest side: sharp at every zoom, and 40 of them take a tenth of a phone's memory. */
const LONGEST_SIDE_PX = 640

/** The bitmaps of the artworks on a sheet, each loaded once. */
export function createPictures(onLoaded: (artworkId: string) => void) {
  const bitmaps = new Map<string, ImageBitmap | 'loading' | 'missing'>()
  const shown = new WeakMap<SheetPrint, Picture>()

  async function load({ artwork, thumbnail }: SheetPrint): Promise<void> {
    bitmaps.set(artwork.id, 'loading')
    const found = (await opened(artwork.previewUrl)) ?? (await opened(thumbnail))
    bitmaps.set(artwork.id, found ?? 'missing')
    onLoaded(artwork.id)
  }

  return {
    of: (print: SheetPrint): Picture | undefined => {
      const bitmap = bitmaps.get(print.artwork.id)
      if (bitmap === undefined) void load(print)
      if (bitmap === undefined || typeof bitmap === 'string') return undefined
      const known = shown.get(print)
      if (known) return known
      const picture = { bitmap, ink: inkOf(print.artwork, print) }
      shown.set(print, picture)
      return picture
    },
    close: () => {
      for (const bitmap of bitmaps.values()) if (typeof bitmap !== 'string') bitmap.close()
      bitmaps.clear()
    },
  }
}

/** An empty address, an expired link or a lost connection. */
async function opened(address: string): Promise<ImageBitmap | undefined> {
  if (address === '') return undefined
  try {
    const reply = await fetch(address)
    if (!reply.ok) return undefined
    const whole = await createImageBitmap(await reply.blob())
    const factor = LONGEST_SIDE_PX / Math.max(whole.width, whole.height)
    if (factor >= 1) return whole
    const small = await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * factor)),
      resizeHeight: Math.max(1, Math.round(whole.height * factor)),
      resizeQuality: 'high',
    })
    whole.close()
    return small
  } catch {
    return undefined
  }
}

function inkOf(
  artwork: Artwork,
  size: { readonly widthMm: number; readonly heightMm: number },
): Picture['ink'] {
  const { leftMm, rightMm, topMm, bottomMm } = trimOn(artwork, size)
  return {
    left: leftMm / size.widthMm,
    top: topMm / size.heightMm,
    width: 1 - (leftMm + rightMm) / size.widthMm,
    height: 1 - (topMm + bottomMm) / size.heightMm,
  }
}
