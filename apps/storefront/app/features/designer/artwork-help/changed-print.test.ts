import { expect, test } from 'vitest'
import type { Placement } from '../../cart/index.ts'
import { anArtwork } from '../design/design.fixtures.ts'
import { changedPrint } from './changed-print.ts'

const wide = anArtwork({
  ...{ widthPx: 2000, heightPx: 1000 },
  emptyMarginPx: { top: 100, right: 800, bottom: 500, left: 200 },
})
const print: Placement = {
  ...{ zoneId: 'front', artwork: wide, thumbnail: '', widthMm: 200, heightMm: 100 },
  ...{ offsetXMm: 5, offsetYMm: 0, rotationDeg: 0 },
}
const trimmed = { artwork: anArtwork({ id: 'art_2', widthPx: 1000, heightPx: 400 }), thumbnail: 'b' }

test('keeps the place of a print whose picture keeps its proportions', () => {
  const artwork = anArtwork({ id: 'art_2', widthPx: 4134, heightPx: 2067 })
  expect(changedPrint(print, { artwork, thumbnail: 'b' }, false)).toEqual({
    ...print,
    artwork,
    thumbnail: 'b',
  })
})

test('what is left after trimming stays where it was, as large as it was', () => {
  expect(changedPrint(print, trimmed, true)).toMatchObject({
    ...{ widthMm: 100, heightMm: 40, offsetXMm: -25, offsetYMm: -20 },
  })
  expect(changedPrint({ ...print, rotationDeg: 90 }, trimmed, true)).toMatchObject({
    ...{ widthMm: 100, heightMm: 40, offsetXMm: 25, offsetYMm: -30 },
  })
})

test('what was trimmed of a coloured border is placed anew', () => {
  const artwork = anArtwork({ id: 'art_2', widthPx: 1000, heightPx: 900 })
  expect(changedPrint(print, { artwork, thumbnail: 'b' }, true)).toBeUndefined()
})

test('another page with other proportions is placed anew', () => {
  expect(changedPrint(print, trimmed, false)).toBeUndefined()
})
