import { expect, test } from 'vitest'
import { heightOf, type DraftPrint } from './draft-print.ts'
import { fitted, placedOn, positioned } from './print-fit.ts'

const ARTWORK = { id: 'art_1', fileName: 'a.png', previewUrl: '', widthPx: 600, heightPx: 400, vector: false }
const PRINT: DraftPrint = { key: 'p', zoneId: 'full_front', artwork: ARTWORK, widthMm: 150, offsetYMm: 0 }
const ZONE = {
  maxWidthMm: 300,
  maxHeightMm: 400,
  sizeBands: [{ sizes: ['S'], maxWidthMm: 240, maxHeightMm: 300 }],
}

test('places a print at the top of its zone unless it is centred', () => {
  expect(positioned(PRINT, ZONE, ['M', 'S']).offsetYMm).toBe(-150)
  expect(positioned(PRINT, ZONE, ['S']).offsetYMm).toBe(-100)
  expect(positioned({ ...PRINT, position: 'centre' }, ZONE, ['M', 'S']).offsetYMm).toBe(0)
})

test('a print is as large as wanted on sizes that allow it, and as large as possible on the others', () => {
  const wide = fitted({ ...PRINT, widthMm: 480 }, ZONE, ['S', 'M'])
  expect(placedOn(wide, ZONE, 'M')).toEqual({ widthMm: 300, heightMm: 200, offsetYMm: -100 })
  expect(placedOn(wide, ZONE, 'S')).toEqual({ widthMm: 240, heightMm: 160, offsetYMm: -70 })
  expect(placedOn({ ...wide, widthMm: 150 }, ZONE, 'S')).toMatchObject({ widthMm: 150, heightMm: 100 })
})

test('shrinks an oversized print to the limit and keeps its proportions and position', () => {
  const print = fitted({ ...PRINT, widthMm: 480 }, ZONE, ['S'])
  expect([print.widthMm, heightOf(print), print.offsetYMm]).toEqual([240, 160, -70])
  expect(fitted({ ...PRINT, widthMm: 480, position: 'centre' }, ZONE, ['S']).offsetYMm).toBe(0)
})
