import type { FilmFinish } from '@platen/contract'

type KnockOut = NonNullable<FilmFinish['knockOut']>

/** At least this much beyond the tolerance, colours fade in. */
const LEAST_FADE = 2

/**
 * Leaves out the garment's colour. What is left of a colour that fades in is made up for, so that on the garment it looks
 * as before: a share m of ink in the colour g + (c − g) / m over the garment g is c again.
 */
export function knockOutColour(pixels: Uint8Array, { hex, tolerance }: KnockOut): void {
  const [red, green, blue] = bytesOf(hex)
  const shareOf = sharesBeside(hex, tolerance)
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    const alpha = word >>> 24
    if (alpha === 0) continue
    const share = shareOf(word & 0xffffff)
    if (share === 255) continue
    pixels[at * 4 + 3] = Math.round((alpha * share) / 255)
    if (share === 0) continue
    pixels[at * 4] = made(red, word & 255, share)
    pixels[at * 4 + 1] = made(green, (word >>> 8) & 255, share)
    pixels[at * 4 + 2] = made(blue, (word >>> 16) & 255, share)
  }
}

/** How much of a colour is printed, in parts of 255. The colour is a number whose lowest byte is red. */
type ShareOf = (colour: number) => number

let latest: { readonly key: string; readonly shareOf: ShareOf } | undefined

/** The prints of a sheet usually have the same. */
function sharesBeside(hex: string, tolerance: number): ShareOf {
  const key = `${hex} ${tolerance}`
  if (latest?.key !== key) latest = { key, shareOf: newShares(labOf(...bytesOf(hex)), tolerance) }
  return latest.shareOf
}

const UNKNOWN = 0
const FAR = 1
const NEAR = 2
/** Colours that are kept with their shares. A power of two. */
const KEPT = 1 << 14

/** Most colours lie in a cell that is far from the garment's as a whole; the others are computed. */
function newShares(garment: Lab, tolerance: number): ShareOf {
  const full = Math.max(2 * tolerance, tolerance + LEAST_FADE)
  const cells = new Uint8Array(1 << 18)
  const colours = new Int32Array(KEPT).fill(-1)
  const shares = new Uint8Array(KEPT)

  function shareOf(colour: number): number {
    const distance = distanceOf(labOf(colour & 255, (colour >>> 8) & 255, colour >>> 16), garment)
    const share = Math.round((255 * (distance - tolerance)) / (full - tolerance))
    return Math.max(0, Math.min(255, share))
  }

  return (colour) => {
    const cell = ((colour >>> 2) & 0x3f) | ((colour >>> 4) & 0xfc0) | ((colour >>> 6) & 0x3f000)
    if (cells[cell] === UNKNOWN) cells[cell] = leastDistance(colour, garment) > full ? FAR : NEAR
    if (cells[cell] === FAR) return 255
    const at = Math.imul(colour, SPREAD) >>> 18
    if (colours[at] !== colour) {
      colours[at] = colour
      shares[at] = shareOf(colour)
    }
    return shares[at] ?? 0
  }
}

/** The golden ratio, in parts of 2³². */
const SPREAD = 0x9e3779b1

function distanceOf([l, a, b]: Lab, other: Lab): number {
  return Math.sqrt((l - other[0]) ** 2 + (a - other[1]) ** 2 + (b - other[2]) ** 2)
}

/** No colour of this cell of 4 × 4 × 4 is nearer: X, Y and Z grow with red, green and blue. */
function leastDistance(colour: number, [l, a, b]: Lab): number {
  const darkest = colour & 0xfcfcfc
  const [x, y, z] = rootsOf(darkest & 255, (darkest >>> 8) & 255, darkest >>> 16)
  const lightest = darkest | 0x030303
  const [toX, toY, toZ] = rootsOf(lightest & 255, (lightest >>> 8) & 255, lightest >>> 16)
  return Math.hypot(
    outside(l, 116 * y - 16, 116 * toY - 16),
    outside(a, 500 * (x - toY), 500 * (toX - y)),
    outside(b, 200 * (y - toZ), 200 * (toY - z)),
  )
}

function outside(value: number, from: number, to: number): number {
  return Math.max(0, from - value, value - to)
}

type Lab = readonly [number, number, number]

function made(garment: number, colour: number, share: number): number {
  return Math.max(0, Math.min(255, Math.round(garment + ((colour - garment) * 255) / share)))
}

function bytesOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** IEC 61966-2-1. */
const LINEAR = Float64Array.from({ length: 256 }, (_none, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** CIELAB of an sRGB colour, by its own white (D65). */
export function labOf(r: number, g: number, b: number): Lab {
  const [x, y, z] = rootsOf(r, g, b)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function rootsOf(r: number, g: number, b: number): readonly [x: number, y: number, z: number] {
  const [red, green, blue] = [LINEAR[r] ?? 0, LINEAR[g] ?? 0, LINEAR[b] ?? 0]
  return [
    root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047),
    root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue),
    root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883),
  ]
}

function root(share: number): number {
  return share > 216 / 24_389 ? Math.cbrt(share) : (share * (24_389 / 27) + 16) / 116
}
