import type { Margins } from '../artwork-inspection.ts'

/** Alpha from which a pixel counts as ink: 5 %. Less is invisible on a garment and is often dust from scans or exports. */
export const INK_FROM = 13
/** Alpha from which a pixel counts as fully opaque: 95 %. */
const OPAQUE_FROM = 243

export interface MaskMeasures {
  readonly inkAreaPercent: number
  /** Share of the inked pixels that are neither opaque nor the soft edge of something opaque, in per cent. */
  readonly semiTransparentPercent: number
  readonly emptyMargin: Margins
  /** Up to the first pixel that is not fully transparent. */
  readonly clearMargin: Margins
}

export function measureMask(alpha: Uint8Array, width: number, height: number): MaskMeasures | undefined {
  let inked = 0
  let semiTransparent = 0
  let top = height
  let bottom = -1
  let left = width
  let right = -1
  const clear = { top: height, right: width, bottom: height, left: width }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = alpha[y * width + x] ?? 0
      if (value === 0) continue
      if (y < clear.top) clear.top = y
      if (height - 1 - y < clear.bottom) clear.bottom = height - 1 - y
      if (x < clear.left) clear.left = x
      if (width - 1 - x < clear.right) clear.right = width - 1 - x
      if (value < INK_FROM) continue
      inked++
      if (y < top) top = y
      if (y > bottom) bottom = y
      if (x < left) left = x
      if (x > right) right = x
      if (value < OPAQUE_FROM && !isSoftEdge(alpha, width, height, x, y)) semiTransparent++
    }
  }
  if (inked === 0) return undefined
  return {
    inkAreaPercent: (inked / (width * height)) * 100,
    semiTransparentPercent: (semiTransparent / inked) * 100,
    emptyMargin: { top, right: width - 1 - right, bottom: height - 1 - bottom, left },
    clearMargin: clear,
  }
}

/** Smoothed edges are half-transparent in every clean file; they have both opaque and empty pixels within two pixels. */
const EDGE_REACH = 2

function isSoftEdge(alpha: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  let touchesEmpty = false
  let touchesOpaque = false
  for (let py = Math.max(0, y - EDGE_REACH); py <= Math.min(height - 1, y + EDGE_REACH); py++) {
    for (let px = Math.max(0, x - EDGE_REACH); px <= Math.min(width - 1, x + EDGE_REACH); px++) {
      const value = alpha[py * width + px] ?? 0
      touchesEmpty ||= value < INK_FROM
      touchesOpaque ||= value >= OPAQUE_FROM
      if (touchesEmpty && touchesOpaque) return true
    }
  }
  return false
}
