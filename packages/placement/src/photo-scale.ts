import type { GarmentBox } from './print-box.ts'

/** A share of the width and of the height of a photo, from its upper left corner. */
export interface PhotoSpot {
  readonly x: number
  readonly y: number
}

/** Two points whose true distance is known, and from where the zones are measured. */
export interface PhotoScale {
  readonly points: readonly [PhotoSpot, PhotoSpot]
  readonly distanceMm: number
  readonly origin: PhotoSpot
}

interface Pixels {
  readonly widthPx: number
  readonly heightPx: number
}

/** Of the longer side of the photo: closer, a slip of a finger would change every size by a tenth. */
const LEAST_DISTANCE = 0.02
/** A keyring, and a banner. */
const [SMALLEST_MM, LARGEST_MM] = [30, 5000]

/**
 * The whole photo in millimetres, from its origin:
 *
 *     ┌────────────┐
 *     │   0 ─ x    │   box starts at minus the origin
 *     │  ● 500 mm ●│
 *     └────────────┘
 */
export function photoBox({ origin, ...scale }: PhotoScale, size: Pixels): GarmentBox {
  const mmPerPx = photoMmPerPx(scale, size)
  return {
    xMm: -origin.x * size.widthPx * mmPerPx,
    yMm: -origin.y * size.heightPx * mmPerPx,
    widthMm: size.widthPx * mmPerPx,
    heightMm: size.heightPx * mmPerPx,
  }
}

export function photoMmPerPx({ points, distanceMm }: Omit<PhotoScale, 'origin'>, size: Pixels): number {
  return distanceMm / distancePx(points, size)
}

export function arePointsTooClose(points: PhotoScale['points'], size: Pixels): boolean {
  return distancePx(points, size) < LEAST_DISTANCE * Math.max(size.widthPx, size.heightPx)
}

export function isPlausiblePhoto({ widthMm, heightMm }: GarmentBox): boolean {
  return Math.min(widthMm, heightMm) >= SMALLEST_MM && Math.max(widthMm, heightMm) <= LARGEST_MM
}

function distancePx([one, other]: PhotoScale['points'], { widthPx, heightPx }: Pixels): number {
  return Math.hypot((other.x - one.x) * widthPx, (other.y - one.y) * heightPx)
}
