import { expect, test } from 'vitest'
import { dilate } from './dilate.ts'
import { underbase } from './underbase.ts'

interface Shape {
  readonly width: number
  readonly height: number
  readonly isInked: (x: number, y: number) => boolean
}

function drawn({ width, height, isInked }: Shape, alpha = 255) {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isInked(x, y)) pixels[(y * width + x) * 4 + 3] = alpha
  }
  return { pixels, width, height }
}

const countOf = (white: Uint8Array) => white.reduce((count, value) => count + Math.sign(value), 0)

test.each([1, 1.3, 2.5, 4, 7.6, 12.4])('marks everything within %d pixels and nothing else', (radius) => {
  const [width, height] = [60, 50]
  const marks = new Uint8Array(width * height)
  for (const [x, y] of [
    [3, 4],
    [30, 25],
    [31, 25],
    [59, 49],
    [10, 40],
  ] as const)
    marks[y * width + x] = 1
  const near = dilate(marks, { width, height }, radius)
  const expected = marks.map((_mark, at) =>
    marks.some(
      (mark, other) =>
        mark === 1 &&
        Math.hypot((at % width) - (other % width), Math.floor(at / width) - Math.floor(other / width)) <=
          radius,
    )
      ? 1
      : 0,
  )
  expect(near).toEqual(expected)
})

test('white lies this far inside the edge of a disc, and is as strong as the colour', () => {
  const isInked = (x: number, y: number) => Math.hypot(x - 600, y - 700) <= 500
  const choke = 5
  const white = underbase(drawn({ width: 1300, height: 1400, isInked }, 200), choke)
  let farthest = 0
  let nearest = Infinity
  white.forEach((value, at) => {
    const distance = Math.hypot((at % 1300) - 600, Math.floor(at / 1300) - 700)
    if (value !== 0) farthest = Math.max(farthest, distance)
    else nearest = Math.min(nearest, distance)
  })
  expect(500 - farthest).toBeGreaterThan(choke - 1.5)
  expect(500 - nearest).toBeLessThan(choke + 1.5)
  expect(new Set(white)).toEqual(new Set([0, 200]))
})

test('the corners of a square have no white of their own', () => {
  const isInked = (x: number, y: number) => x >= 20 && x < 220 && y >= 20 && y < 220
  const white = underbase(drawn({ width: 240, height: 240, isInked }), 7)
  expect(countOf(white)).toBe(186 ** 2)
})

test.each([
  [9, 5, 'all'],
  [11, 5, 'inside'],
  [3, 1.5, 'inside'],
  [2, 1.5, 'all'],
] as const)(
  'of a stroke of %d pixels with a choke of %d, %s of it keeps its white',
  (thick, choke, keeps) => {
    const isInked = (x: number, y: number) => x >= 50 && x < 50 + thick && y >= 50 && y < 350
    const white = underbase(drawn({ width: 120, height: 400, isInked }), choke)
    const across = countOf(white.subarray(200 * 120, 201 * 120))
    if (keeps === 'all') expect(countOf(white)).toBe(thick * 300)
    else expect(across).toBe(thick - 2 * Math.ceil(choke - 0.5))
  },
)

test('a thin stroke keeps its white up to where it leaves a wide shape', () => {
  const isInked = (x: number, y: number) =>
    (x >= 50 && x < 250 && y >= 50 && y < 250) || (x >= 250 && x < 450 && y >= 148 && y < 152)
  const white = underbase(drawn({ width: 500, height: 300, isInked }), 5)
  for (let x = 250; x < 450; x++) {
    for (let y = 148; y < 152; y++) expect(white[y * 500 + x]).toBe(255)
  }
  // Away from the stroke the square is choked.
  expect(countOf(white.subarray(60 * 500, 61 * 500))).toBe(190)
})

test('the squares that it works in make no difference', () => {
  const isInked = (x: number, y: number) => (x * y) % 97 > 20 || Math.hypot(x - 100, y - 512) < 60
  const tall = drawn({ width: 200, height: 1200, isInked })
  const white = underbase(tall, 4.4)
  const from = 300
  const part = underbase(
    { width: 200, height: 600, pixels: tall.pixels.subarray(from * 800, 900 * 800) },
    4.4,
  )
  const margin = 60
  expect(part.subarray(margin * 200, (600 - margin) * 200)).toEqual(
    white.subarray((from + margin) * 200, (900 - margin) * 200),
  )
})
