import { expect, test } from 'vitest'
import { knockOutColour, labOf } from './knock-out.ts'

/** The share of each colour on its own, without anything that is kept between colours. */
function expectedAlpha(pixel: readonly number[], garment: readonly number[], tolerance: number): number {
  const [one, other] = [labOf(...rgb(pixel)), labOf(...rgb(garment))]
  const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
  const full = Math.max(2 * tolerance, tolerance + 2)
  const share = Math.round((255 * (distance - tolerance)) / (full - tolerance))
  return Math.max(0, Math.min(255, share))
}

const rgb = ([r = 0, g = 0, b = 0]: readonly number[]) => [r, g, b] as const

test.each([
  ['#1f2a44', 10],
  ['#000000', 0],
  ['#ffffff', 3],
  ['#c42f03', 50],
] as const)('leaves out of every colour around %s within %d what it should', (hex, tolerance) => {
  const garment = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const colours: number[][] = []
  for (let r = -48; r <= 48; r += 3)
    for (let g = -48; g <= 48; g += 3)
      for (let b = -48; b <= 48; b += 3)
        colours.push(garment.map((value, at) => Math.max(0, Math.min(255, value + ([r, g, b][at] ?? 0)))))
  const pixels = Uint8Array.from(colours.flatMap((colour) => [...colour, 255]))
  knockOutColour(pixels, { hex, tolerance })
  const alphas = colours.map((_colour, at) => pixels[at * 4 + 3])
  expect(alphas).toEqual(colours.map((colour) => expectedAlpha(colour, garment, tolerance)))
})
