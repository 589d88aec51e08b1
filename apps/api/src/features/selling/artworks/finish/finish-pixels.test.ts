import { expect, test } from 'vitest'
import { finishPixels } from './finish-pixels.ts'
import { labOf } from './knock-out.ts'
import { strongestWave } from './testing/fourier.ts'

const NOTHING = { knockOut: null, alphaThreshold: null, halftone: null }
const AT_ORIGIN = { left: 0, top: 0 }

/** One colour and alpha everywhere. */
function flat(width: number, height: number, rgba: readonly [number, number, number, number]): Uint8Array {
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set(rgba, at)
  return pixels
}

function alphasOf(pixels: Uint8Array): Uint8Array {
  const alphas = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < alphas.length; at++) alphas[at] = pixels[at * 4 + 3] ?? 0
  return alphas
}

function shareOf(alphas: Uint8Array): number {
  let sum = 0
  for (const alpha of alphas) sum += alpha
  return sum / 255 / alphas.length
}

const SCREENS = [
  { lpi: 25, angleDeg: 45, dot: 'round' },
  { lpi: 35, angleDeg: 22.5, dot: 'round' },
  { lpi: 45, angleDeg: 75, dot: 'diamond' },
  { lpi: 50, angleDeg: 0, dot: 'round' },
  { lpi: 50, angleDeg: 15, dot: 'diamond' },
] as const

test.each(SCREENS)('a halftone of $lpi lpi at $angleDeg° has this frequency and angle', (halftone) => {
  const side = 512
  const pixels = flat(side, side, [0, 0, 0, 100])
  finishPixels(pixels, { width: side, ...AT_ORIGIN }, { ...NOTHING, halftone })
  const alphas = alphasOf(pixels)
  expect(new Set(alphas)).toEqual(new Set([0, 255]))
  const wave = strongestWave(alphas, side)
  // A square screen has waves along it and across it.
  const angle = ((Math.atan2(wave.y, wave.x) * 180) / Math.PI + 360) % 90
  const off = Math.abs(angle - halftone.angleDeg)
  expect(Math.min(off, 90 - off)).toBeLessThan(0.6)
  expect((Math.hypot(wave.x, wave.y) / side) * 300).toBeCloseTo(halftone.lpi, 0)
})

test.each(SCREENS)('a halftone of $lpi lpi at $angleDeg° covers as much as the alpha', (halftone) => {
  for (const alpha of [1, 13, 64, 100, 128, 200, 254, 255]) {
    const pixels = flat(600, 400, [200, 10, 10, alpha])
    finishPixels(pixels, { width: 600, ...AT_ORIGIN }, { ...NOTHING, halftone })
    expect(Math.abs(shareOf(alphasOf(pixels)) - alpha / 255)).toBeLessThan(0.01)
  }
})

test('dots lie where they lie in the whole picture, and colours stay', () => {
  const halftone = { lpi: 40, angleDeg: 30, dot: 'round' } as const
  const whole = flat(800, 700, [9, 8, 7, 90])
  finishPixels(whole, { width: 800, ...AT_ORIGIN }, { ...NOTHING, halftone })
  const part = flat(200, 150, [9, 8, 7, 90])
  finishPixels(part, { width: 200, left: 590, top: 530 }, { ...NOTHING, halftone })
  for (let row = 0; row < 150; row++) {
    const from = ((530 + row) * 800 + 590) * 4
    expect(part.subarray(row * 800, row * 800 + 800)).toEqual(whole.subarray(from, from + 800))
  }
})

test('a threshold leaves out what is below it and fills the rest', () => {
  const pixels = Uint8Array.from([0, 49, 50, 51, 255].flatMap((alpha) => [1, 2, 3, alpha]))
  finishPixels(pixels, { width: 5, ...AT_ORIGIN }, { ...NOTHING, alphaThreshold: 50 })
  expect([...alphasOf(pixels)]).toEqual([0, 0, 255, 255, 255])
  const least = Uint8Array.from([0, 1].flatMap((alpha) => [1, 2, 3, alpha]))
  finishPixels(least, { width: 2, ...AT_ORIGIN }, { ...NOTHING, alphaThreshold: 0 })
  expect([...alphasOf(least)]).toEqual([0, 255])
})

test('the colour of the garment is left out, and near ones fade in as they looked', () => {
  const garment = [31, 42, 68] as const
  const hex = '#1f2a44'
  const tolerance = 8
  for (let step = 0; step <= 100; step++) {
    const colour = garment.map((value) => Math.round(value + (step / 100) * (255 - value)))
    const [r = 0, g = 0, b = 0] = colour
    const [one, other] = [labOf(r, g, b), labOf(...garment)]
    const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
    const pixels = Uint8Array.from([r, g, b, 255])
    finishPixels(pixels, { width: 1, ...AT_ORIGIN }, { ...NOTHING, knockOut: { hex, tolerance } })
    const alpha = pixels[3]!
    if (distance <= tolerance) expect(alpha).toBe(0)
    else if (distance >= 2 * tolerance) expect([...pixels]).toEqual([r, g, b, 255])
    else {
      expect(Math.abs(alpha / 255 - (distance - tolerance) / tolerance)).toBeLessThan(0.01)
      for (const [channel, value] of garment.entries()) {
        const seen = value + ((pixels[channel]! - value) * alpha) / 255
        const isBounded = alpha === 0 || pixels[channel] === 0 || pixels[channel] === 255
        if (!isBounded) expect(Math.abs(seen - colour[channel]!)).toBeLessThan(1.5)
      }
    }
  }
})

test('a knock-out keeps the transparency that a picture has, and becomes dots', () => {
  const knockOut = { hex: '#000000', tolerance: 10 }
  const pixels = Uint8Array.from([255, 255, 255, 77, 0, 0, 0, 200])
  finishPixels(pixels, { width: 2, ...AT_ORIGIN }, { ...NOTHING, knockOut })
  expect([...alphasOf(pixels)]).toEqual([77, 0])

  const shaded = new Uint8Array(256 * 64 * 4)
  for (let at = 0; at < shaded.length; at += 4) shaded.set([(at / 4) % 256, 0, 0, 255], at)
  const halftone = { lpi: 45, angleDeg: 22.5, dot: 'round' } as const
  finishPixels(shaded, { width: 256, ...AT_ORIGIN }, { ...NOTHING, knockOut, halftone })
  expect(new Set(alphasOf(shaded))).toEqual(new Set([0, 255]))
})
