import type { PixelBox } from './film-pixels.ts'

export interface StripWriter {
  /** Whole rows; the buffer may be reused afterwards. */
  writeRows(rows: Uint8Array): Promise<void>
  writeEmptyRows(count: number): Promise<void>
  end(): Promise<void>
  close(): Promise<void>
}

export interface FilmLayer {
  readonly box: PixelBox
  /** Called once, when the film reaches its pixels. */
  open(): OpenLayer | Promise<OpenLayer>
}

export interface OpenLayer {
  /** Pixels per row; those beyond the box are left out. */
  readonly width: number
  /** RGBA, or one byte a pixel. Valid until the next call. */
  rows(from: number, count: number): Uint8Array
  close(): void
}

interface Compose {
  readonly width: number
  readonly height: number
  readonly bytesPerPixel: 1 | 4
  /** Left to right. */
  readonly mirrored: boolean
  readonly layers: readonly FilmLayer[]
  readonly onProgress: (done: number) => void
}

/** No two layers share a pixel, so rows are copied and never blended. Empty film is not compressed again. */
export async function composeStrips(
  writer: StripWriter,
  { width, height, bytesPerPixel, mirrored, layers, onProgress }: Compose,
) {
  const waiting = layers.filter(({ box }) => isOnFilm(box, width, height)).sort(byTop)
  const open = new Map<FilmLayer, OpenLayer>()
  const strip = new Uint8Array(STRIP_ROWS * width * bytesPerPixel)
  try {
    for (let top = 0; top < height;) {
      const bottom = Math.min(height, top + STRIP_ROWS)
      while ((waiting[0]?.box.top ?? height) < bottom) {
        const layer = waiting.shift()
        if (layer !== undefined) open.set(layer, await layer.open())
      }
      const rows = strip.subarray(0, (bottom - top) * width * bytesPerPixel)
      if (open.size === 0) {
        await writer.writeEmptyRows(bottom - top)
      } else {
        rows.fill(0)
        for (const [{ box }, source] of open)
          copyRows(rows, { top, bottom, width, bytesPerPixel }, box, source)
        if (mirrored) mirrorRows(rows, width, bytesPerPixel)
        await writer.writeRows(rows)
      }
      for (const [layer, source] of open) {
        if (layer.box.top + layer.box.height > bottom) continue
        open.delete(layer)
        source.close()
      }
      top = bottom
      onProgress(top / height)
    }
  } finally {
    for (const source of open.values()) source.close()
  }
}

export const STRIP_ROWS = 64

function copyRows(
  strip: Uint8Array,
  { top, bottom, width, bytesPerPixel }: Strip,
  box: PixelBox,
  source: OpenLayer,
): void {
  const first = Math.max(top, box.top)
  const last = Math.min(bottom, box.top + box.height)
  const pixels = source.rows(first - box.top, last - first)
  const bytes = Math.min(box.width, width - box.left) * bytesPerPixel
  for (let row = first; row < last; row++) {
    const from = (row - first) * source.width * bytesPerPixel
    strip.set(pixels.subarray(from, from + bytes), ((row - top) * width + box.left) * bytesPerPixel)
  }
}

interface Strip {
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly bytesPerPixel: 1 | 4
}

function mirrorRows(rows: Uint8Array<ArrayBuffer>, width: number, bytesPerPixel: 1 | 4): void {
  const pixels = bytesPerPixel === 1 ? rows : new Int32Array(rows.buffer, rows.byteOffset, rows.length / 4)
  for (let at = 0; at < pixels.length; at += width) pixels.subarray(at, at + width).reverse()
}

/** A rounded edge may be one pixel beyond the film and is cut off. */
function isOnFilm({ left, top }: PixelBox, width: number, height: number): boolean {
  return left >= 0 && top >= 0 && left < width && top < height
}

function byTop(one: FilmLayer, other: FilmLayer): number {
  return one.box.top - other.box.top
}
