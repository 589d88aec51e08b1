const LONGEST_SIDE_PX = 400
const MOST_CHARACTERS = 60_000

/**
 * A small picture as a data address, from the artwork's preview or, where that cannot be had, from the file itself.
 * Empty when neither can be drawn: the design is as good without it.
 */
export async function makeThumbnail(previewUrl: string, file: File): Promise<string> {
  try {
    return await shrink(await (await fetch(previewUrl)).blob())
  } catch {
    return shrink(file).catch(() => '')
  }
}

async function shrink(picture: Blob, longestSidePx = LONGEST_SIDE_PX): Promise<string> {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const address = canvas.toDataURL('image/webp', 0.85)
  // A browser that cannot write WebP writes PNG, many times larger, and carts have little room.
  const tooLarge = address.length > MOST_CHARACTERS && longestSidePx > 100
  return tooLarge ? shrink(picture, longestSidePx / 2) : address
}
