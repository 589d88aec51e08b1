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
  const empty = { top: height, right: width, bottom: height, left: width }
  const clear = { top: height, right: width, bottom: height, left: width }
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && alpha[row + first] === 0) first++
    if (first === width) continue
    let last = width - 1
    while (alpha[row + last] === 0) last--
    narrow(clear, y, first, last, width, height)
    let firstInk = first
    while (firstInk <= last && (alpha[row + firstInk] ?? 0) < INK_FROM) firstInk++
    if (firstInk > last) continue
    let lastInk = last
    while ((alpha[row + lastInk] ?? 0) < INK_FROM) lastInk--
    narrow(empty, y, firstInk, lastInk, width, height)
    for (let x = firstInk; x <= lastInk; x++) {
      const value = alpha[row + x] ?? 0
      if (value < INK_FROM) continue
      inked++
      if (value < OPAQUE_FROM && !isSoftEdge(alpha, width, height, x, y)) semiTransparent++
    }
  }
  if (inked === 0) return undefined
  return {
    inkAreaPercent: (inked / (width * height)) * 100,
    semiTransparentPercent: (semiTransparent / inked) * 100,
    emptyMargin: empty,
    clearMargin: clear,
  }
}

/** Narrows the margins to a row with something from `first` to `last`. */
function narrow(
  margins: { -readonly [Side in keyof Margins]: number },
  y: number,
  first: number,
  last: number,
  width: number,
  height: number,
): void {
  margins.top = Math.min(margins.top, y)
  margins.bottom = height - 1 - y
  margins.left = Math.min(margins.left, first)
  margins.right = Math.min(margins.right, width - 1 - last)
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
