import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filmSize, NO_TRIM, SMALLEST_PIECE_MM, trimOf, turnedTrim } from './film-trim.ts'

const margins = (top: number, right: number, bottom: number, left: number) => ({ top, right, bottom, left })

test('leaves out the empty border, except what scaling may blur into', () => {
  const picture = { widthPx: 2750, heightPx: 3500, clearMarginPx: margins(100, 165, 150, 165) }
  const trim = trimOf(picture, { widthMm: 275, heightMm: 350 })
  expect(trim).toEqual({ topMm: 9.4, rightMm: 15.9, bottomMm: 14.4, leftMm: 15.9 })
  expect(filmSize({ widthMm: 275, heightMm: 350 }, trim)).toEqual({ widthMm: 243.2, heightMm: 326.2 })
})

test('leaves out nothing of a picture without a border, or of one that was never measured', () => {
  const size = { widthMm: 100, heightMm: 50 }
  expect(trimOf({ widthPx: 200, heightPx: 100, clearMarginPx: margins(0, 0, 0, 0) }, size)).toEqual(NO_TRIM)
  expect(trimOf({ widthPx: 200, heightPx: 100 }, size)).toEqual(NO_TRIM)
})

test('a small print keeps enough of its border to be held', () => {
  const picture = { widthPx: 1000, heightPx: 1000, clearMarginPx: margins(490, 100, 490, 100) }
  const size = { widthMm: 60, heightMm: 60 }
  expect(filmSize(size, trimOf(picture, size)).heightMm).toBe(SMALLEST_PIECE_MM)
  const tiny = { widthMm: 15, heightMm: 15 }
  expect(trimOf(picture, tiny)).toEqual(NO_TRIM)
})

test('turns with the print', () => {
  const trim = { topMm: 1, rightMm: 2, bottomMm: 3, leftMm: 4 }
  expect(turnedTrim(trim, 0)).toEqual(trim)
  expect(turnedTrim(trim, 90)).toEqual({ topMm: 4, rightMm: 1, bottomMm: 2, leftMm: 3 })
  expect(turnedTrim(trim, 180)).toEqual({ topMm: 3, rightMm: 4, bottomMm: 1, leftMm: 2 })
  expect(turnedTrim(trim, 270)).toEqual({ topMm: 2, rightMm: 3, bottomMm: 4, leftMm: 1 })
})

test('never cuts into the ink, and leaves whole tenths of a millimetre', () => {
  const side = fc.record({
    px: fc.integer({ min: 10, max: 5000 }),
    tenths: fc.integer({ min: 10, max: 6000 }),
    before: fc.double({ min: 0, max: 0.49, noNaN: true }),
    after: fc.double({ min: 0, max: 0.49, noNaN: true }),
  })
  fc.assert(
    fc.property(side, ({ px, tenths, before, after }) => {
      const [left, right] = [Math.floor(px * before), Math.floor(px * after)]
      const size = { widthMm: tenths / 10, heightMm: 30 }
      const picture = { widthPx: px, heightPx: 100, clearMarginPx: margins(0, right, 0, left) }
      const { leftMm, rightMm } = trimOf(picture, size)
      expect(leftMm * px).toBeLessThanOrEqual(left * size.widthMm + 1e-6)
      expect(rightMm * px).toBeLessThanOrEqual(right * size.widthMm + 1e-6)
      expect(Number.isInteger(Math.round(leftMm * 1000) / 100)).toBe(true)
      expect(filmSize(size, trimOf(picture, size)).widthMm).toBeGreaterThanOrEqual(
        Math.min(size.widthMm, SMALLEST_PIECE_MM),
      )
    }),
  )
})
