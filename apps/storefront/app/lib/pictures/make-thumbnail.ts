const LONGEST_SIDE_PX = 400
const MAX_CHARACTERS = 60_000

/** Falls back to the file, and to an empty string when neither can be drawn, which does no harm. */
export async function makeThumbnail(previewUrl: string, file?: File): Promise<string> {
  try {
    return await shrink(await (await fetch(previewUrl)).blob())
  } catch {
    return file ? shrink(file).catch(() => '') : ''
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
  // Browsers without WebP encoding write PNG, which is many times larger.
  const tooLarge = address.length > MAX_CHARACTERS && longestSidePx > 100
  return tooLarge ? shrink(picture, longestSidePx / 2) : address
}
