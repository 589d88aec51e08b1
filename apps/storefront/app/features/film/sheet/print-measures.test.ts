import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anArtwork, FILM } from '../film.fixtures.ts'
import { onFilm, proposedSize, sizeOfInk, warningsOf, wholeLength } from './print-measures.ts'

const BORDERED = anArtwork({ clearMarginPx: { top: 100, right: 600, bottom: 100, left: 600 } })
const LIMITS = { minDpi: 150, recommendedDpi: 300 }

test('measures a picture without its empty border', () => {
  const ink = onFilm(BORDERED, { widthMm: 200, heightMm: 100 })
  expect(ink.widthMm).toBeGreaterThan(100)
  expect(ink.widthMm).toBeLessThan(102)
})

test('makes the ink as wide as wished, whatever the border', () => {
  const mm = fc.integer({ min: 200, max: 2500 }).map((tenths) => tenths / 10)
  const margin = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(mm, margin, margin, (wanted, left, right) => {
      const artwork = anArtwork({ clearMarginPx: { top: 0, right, bottom: 0, left } })
      const widthMm = wholeLength(artwork, 'widthMm', wanted)
      expect(onFilm(artwork, { widthMm, heightMm: 100 }).widthMm - wanted).toBeLessThan(0.35)
      expect(onFilm(artwork, { widthMm, heightMm: 100 }).widthMm).toBeGreaterThanOrEqual(wanted)
    }),
  )
})

test('keeps the proportions of the picture', () => {
  expect(sizeOfInk(anArtwork(), 'widthMm', 120)).toEqual({ widthMm: 120, heightMm: 60 })
  expect(sizeOfInk(anArtwork(), 'heightMm', 40)).toEqual({ widthMm: 80, heightMm: 40 })
})

test('proposes the largest sharp size that the film holds', () => {
  expect(proposedSize(anArtwork(), FILM)).toEqual({ widthMm: 203.2, heightMm: 101.6 })
  const huge = anArtwork({
    maxPrintSize: {
      minimumDpi: { widthMm: 2200, heightMm: 1100 },
      recommendedDpi: { widthMm: 1100, heightMm: 550 },
    },
  })
  expect(proposedSize(huge, FILM)).toEqual({ widthMm: 550, heightMm: 275 })
  expect(proposedSize(anArtwork({ vector: true, maxPrintSize: null }), FILM)).toEqual({
    widthMm: 100,
    heightMm: 50,
  })
})

test.each([
  ['nothing of a sharp print', {}, 200, []],
  ['few pixels', {}, 300, ['RESOLUTION_LOW']],
  ['too few pixels', {}, 500, ['RESOLUTION_TOO_LOW']],
  ['half-transparent ink', { semiTransparentPercent: 3 }, 200, ['SEMI_TRANSPARENT']],
  ['thin lines', { thinnestLinePx: 3 }, 200, ['THIN_LINES']],
  ['lines that break', { thinnestLinePx: 2 }, 200, ['LINES_WILL_BREAK']],
] as const)('warns of %s', (_, changes, widthMm, codes) => {
  const found = warningsOf(anArtwork(changes), { widthMm, heightMm: widthMm / 2 }, LIMITS)
  expect(found.map(({ code }) => code)).toEqual(codes)
})
