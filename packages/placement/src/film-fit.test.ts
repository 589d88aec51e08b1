import { expect, test } from 'vitest'
import { fitsOnFilm } from './film-fit.ts'

const film = { widthMm: 300.3, sideMarginMm: 0.1, leadMm: 20, maxLengthMm: 1000, allowRotation: false }

test('a print as wide as the margins leave fits, a tenth of a millimetre more does not', () => {
  expect(fitsOnFilm({ widthMm: 300.1, heightMm: 980 }, film)).toBe(true)
  expect(fitsOnFilm({ widthMm: 300.2, heightMm: 10 }, film)).toBe(false)
  expect(fitsOnFilm({ widthMm: 10, heightMm: 980.1 }, film)).toBe(false)
})

test('a wide print fits along the film only where prints may be turned', () => {
  const wide = { widthMm: 400, heightMm: 200 }
  expect(fitsOnFilm(wide, film)).toBe(false)
  expect(fitsOnFilm(wide, { ...film, allowRotation: true })).toBe(true)
})
