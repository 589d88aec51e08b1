import { expect, test } from 'vitest'
import { fitsOnFilm } from './film-fit.ts'

const film = { widthMm: 300.3, sideMarginMm: 0.1, leadMm: 20, maxLengthMm: 1000, allowRotation: false }

test('accepts a print as wide as the printable film and no tenth of a millimetre more', () => {
  expect(fitsOnFilm({ widthMm: 300.1, heightMm: 980 }, film)).toBe(true)
  expect(fitsOnFilm({ widthMm: 300.2, heightMm: 10 }, film)).toBe(false)
  expect(fitsOnFilm({ widthMm: 10, heightMm: 980.1 }, film)).toBe(false)
})

test('accepts a wide print along the film only if rotation is allowed', () => {
  const wide = { widthMm: 400, heightMm: 200 }
  expect(fitsOnFilm(wide, film)).toBe(false)
  expect(fitsOnFilm(wide, { ...film, allowRotation: true })).toBe(true)
})
