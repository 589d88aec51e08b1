import type { PixelBox } from './film-pixels.ts'
import type { PngWriter } from './png-writer.ts'

export interface FilmLayer {
  readonly box: PixelBox
  /** Called once, when the film reaches its pixels. */
  open(): Promise<OpenLayer>
}

export interface OpenLayer {
  /** Pixels per row; those beyond the box are left out. */
  readonly width: number
  /** RGBA, valid until the next call. */
  rows(from: number, count: number): Promise<Uint8Array>
  close(): Promise<void>
}

interface Compose {
  readonly width: number
  readonly height: number
  readonly layers: readonly FilmLayer[]
  readonly onProgress: (done: number) => void
}

/** No two layers share a pixel, so rows are copied and never blended. Empty film is not compressed again. */
export async function composeStrips(png: PngWriter, { width, height, layers, onProgress }: Compose) {
  const waiting = layers.filter(({ box }) => isOnFilm(box, width, height)).sort(byTop)
  const open = new Map<FilmLayer, OpenLayer>()
  const strip = new Uint8Array(STRIP_ROWS * width * 4)
  try {
    for (let top = 0; top < height;) {
      const bottom = Math.min(height, top + STRIP_ROWS)
      while ((waiting[0]?.box.top ?? height) < bottom) {
        const layer = waiting.shift()
        if (layer !== undefined) open.set(layer, await layer.open())
      }
      const rows = strip.subarray(0, (bottom - top) * width * 4)
      if (open.size === 0) {
        await png.writeEmptyRows(bottom - top)
      } else {
        rows.fill(0)
        for (const [{ box }, source] of open) await copyRows(rows, { top, bottom, width }, box, source)
        await png.writeRows(rows)
      }
      for (const [layer, source] of open) {
        if (layer.box.top + layer.box.height > bottom) continue
        open.delete(layer)
        await source.close()
      }
      top = bottom
      onProgress(top / height)
    }
  } finally {
    for (const source of open.values()) await source.close()
  }
}

const STRIP_ROWS = 64

async function copyRows(
  strip: Uint8Array,
  { top, bottom, width }: { readonly top: number; readonly bottom: number; readonly width: number },
  box: PixelBox,
  source: OpenLayer,
): Promise<void> {
  const first = Math.max(top, box.top)
  const last = Math.min(bottom, box.top + box.height)
  const pixels = await source.rows(first - box.top, last - first)
  const bytes = Math.min(box.width, width - box.left) * 4
  for (let row = first; row < last; row++) {
    const from = (row - first) * source.width * 4
    strip.set(pixels.subarray(from, from + bytes), ((row - top) * width + box.left) * 4)
  }
}

/** A rounded edge may be one pixel beyond the film and is cut off. */
function isOnFilm({ left, top }: PixelBox, width: number, height: number): boolean {
  return left >= 0 && top >= 0 && left < width && top < height
}

function byTop(one: FilmLayer, other: FilmLayer): number {
  return one.box.top - other.box.top
}
