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
  const shareOf = sharesBeside(labOf(red, green, blue), tolerance)
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0) continue
    const r = pixels[at] ?? 0
    const g = pixels[at + 1] ?? 0
    const b = pixels[at + 2] ?? 0
    const share = shareOf(r, g, b)
    if (share === 255) continue
    pixels[at + 3] = Math.round((alpha * share) / 255)
    if (share === 0) continue
    pixels[at] = made(red, r, share)
    pixels[at + 1] = made(green, g, share)
    pixels[at + 2] = made(blue, b, share)
  }
}

/** How much of a colour is printed, in parts of 255. Each colour is computed once. */
function sharesBeside([l, a, b]: Lab, tolerance: number): (r: number, g: number, b: number) => number {
  const full = Math.max(2 * tolerance, tolerance + LEAST_FADE)
  const known = new Uint16Array(1 << 24)
  return (red, green, blue) => {
    const colour = (red << 16) | (green << 8) | blue
    const before = known[colour] ?? 0
    if (before !== 0) return before - 1
    const lab = labOf(red, green, blue)
    const distance = Math.sqrt((lab[0] - l) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2)
    const share = Math.round((255 * (distance - tolerance)) / (full - tolerance))
    const bounded = Math.max(0, Math.min(255, share))
    known[colour] = bounded + 1
    return bounded
  }
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
  const [red, green, blue] = [LINEAR[r] ?? 0, LINEAR[g] ?? 0, LINEAR[b] ?? 0]
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function root(share: number): number {
  return share > 216 / 24_389 ? Math.cbrt(share) : (share * (24_389 / 27) + 16) / 116
}
