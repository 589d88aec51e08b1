import { expect, test } from 'vitest'
import { heightOf, type DraftPrint } from './new-order-draft.ts'
import { fitted, inItsPlace } from './print-fit.ts'

const ARTWORK = { id: 'art_1', fileName: 'a.png', previewUrl: '', widthPx: 600, heightPx: 400, vector: false }
const PRINT: DraftPrint = { key: 'p', zoneId: 'full_front', artwork: ARTWORK, widthMm: 150, offsetYMm: 0 }
const ZONE = {
  maxWidthMm: 300,
  maxHeightMm: 400,
  sizeBands: [{ sizes: ['S'], maxWidthMm: 240, maxHeightMm: 300 }],
}

test('a print hangs from the top of the zone of the smallest size, unless it is put in the centre', () => {
  expect(inItsPlace(PRINT, ZONE, ['M']).offsetYMm).toBe(-150)
  expect(inItsPlace(PRINT, ZONE, ['M', 'S']).offsetYMm).toBe(-100)
  expect(inItsPlace({ ...PRINT, position: 'centre' }, ZONE, ['M', 'S']).offsetYMm).toBe(0)
})

test('what is too large becomes as large as it may be, in its shape and its place', () => {
  const print = fitted({ ...PRINT, widthMm: 480 }, ZONE, ['S'])
  expect([print.widthMm, heightOf(print), print.offsetYMm]).toEqual([240, 160, -70])
  expect(fitted({ ...PRINT, widthMm: 480, position: 'centre' }, ZONE, ['S']).offsetYMm).toBe(0)
})
