import type { FilmFinish } from '@platen/contract'

type Halftone = NonNullable<FilmFinish['halftone']>

/** Thresholds that repeat in both directions; a pixel is inked if its alpha is above the threshold. */
export interface HalftoneScreen {
  readonly side: number
  readonly thresholds: Uint8Array
}

/**
 * Pixels of a square tile, ranked by how early the growing dots reach them. Each threshold is as frequent as every other,
 * so the share of inked pixels is the alpha. Angle and frequency are moved to the nearest that repeat with the tile, by
 * less than half a per cent and a fifth of a degree.
 *
 *     u = ( along·x + across·y) / side      the position in the dot that the pixel lies in
 *     v = (−across·x + along·y) / side
 */
export function halftoneScreen({ lpi, angleDeg, dot }: Halftone, dpi: number): HalftoneScreen {
  const angle = (angleDeg * Math.PI) / 180
  const { side, along, across } = nearestTile((Math.cos(angle) * lpi) / dpi, (Math.sin(angle) * lpi) / dpi)
  const cells = along ** 2 + across ** 2
  const keys = new Float64Array(side * side)
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      const u = (along * x + across * y) / side
      const v = (along * y - across * x) / side
      const [dotU, dotV] = [Math.round(u), Math.round(v)]
      const distance = DISTANCE[dot](Math.abs(u - dotU), Math.abs(v - dotV))
      // At equal distances dots take turns, spread evenly. Those on opposite edges of the tile are the same dot.
      const turn = fraction(
        wrap(along * dotU - across * dotV, cells) * GOLDEN +
          wrap(across * dotU + along * dotV, cells) * PLASTIC,
      )
      keys[at] = (Math.round(distance * DISTANCES) * TURNS + Math.floor(turn * TURNS)) * keys.length + at
    }
  }
  return { side, thresholds: rankedThresholds(keys) }
}

/** Together with the number of pixels, they stay exact integers. */
const DISTANCES = 100_000
const TURNS = 1_024

/** From the middle of the dot, where it is 0, to the corner of its cell. */
const DISTANCE: Readonly<Record<Halftone['dot'], (u: number, v: number) => number>> = {
  round: (u, v) => Math.hypot(u, v),
  diamond: (u, v) => u + v,
}

const GOLDEN = 0.6180339887498949
const PLASTIC = 0.7548776662466927

function fraction(value: number): number {
  return value - Math.floor(value)
}

function wrap(value: number, period: number): number {
  return ((value % period) + period) % period
}

const SIDES: { readonly from: number; readonly to: number } = { from: 256, to: 512 }

function nearestTile(along: number, across: number) {
  let best = { side: SIDES.to, along: 0, across: 0, error: Infinity }
  for (let side = SIDES.from; side <= SIDES.to; side++) {
    const whole = { along: Math.round(along * side), across: Math.round(across * side) }
    const error = Math.hypot(whole.along / side - along, whole.across / side - across)
    if (error < best.error - 1e-12) best = { side, ...whole, error }
  }
  return best
}

/** From 0 to 254, so that full alpha is always inked and none never. */
function rankedThresholds(keys: Float64Array): Uint8Array {
  const count = keys.length
  const thresholds = new Uint8Array(count)
  keys.sort().forEach((key, rank) => {
    thresholds[key % count] = Math.floor((rank * 255) / count)
  })
  return thresholds
}
