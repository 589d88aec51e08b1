import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boxOf,
  clashesOf,
  lengthOf,
  moveBy,
  toggleRotation,
  utilisationOf,
  type Film,
  type LayoutPrint,
} from './layout.ts'
import { findFreePlace } from './free-place.ts'
import { snapBox } from '@platen/placement'

const FILM: Film = {
  widthMm: 558.8,
  sideMarginMm: 8,
  leadMm: 20,
  gapMm: 6,
  maxLengthMm: 3000,
  allowRotation: true,
}
const aPrint = (jobId: string, x: number, y: number, widthMm = 100, heightMm = 200): LayoutPrint => ({
  jobId,
  widthMm,
  heightMm,
  place: [x, y, false, false],
})

test('accepts prints that keep the gap, the margins and the length', () => {
  expect(clashesOf([aPrint('a', 8, 20), aPrint('b', 114, 20), aPrint('c', 450.8, 226)], FILM)).toEqual([])
})

test.each([
  ['overlap', aPrint('b', 107.9, 20)],
  ['near', aPrint('b', 113.9, 20)],
  ['near', aPrint('b', 108, 225)],
] as const)('reports two prints as %s', (kind, other) => {
  expect(clashesOf([aPrint('a', 8, 20), other], FILM)).toEqual([{ kind, jobIds: ['a', 'b'] }])
})

test.each([
  ['outside', aPrint('a', 7.9, 20)],
  ['outside', aPrint('a', 450.9, 20)],
  ['outside', aPrint('a', 8, 19.9)],
  ['too_long', aPrint('a', 8, 2800.1)],
] as const)('reports a print as %s', (kind, print) => {
  expect(clashesOf([print], FILM)).toEqual([{ kind, jobIds: ['a'] }])
})

test('places the height of a rotated print across the film', () => {
  const turned = toggleRotation(aPrint('a', 8, 20))
  expect(boxOf(turned)).toEqual({ x: 8, y: 20, width: 200, height: 100 })
  expect(toggleRotation(turned)).toEqual(aPrint('a', 8, 20))
})

test('moves a print by tenths of a millimetre and not past the start of the film', () => {
  expect(moveBy(aPrint('a', 8, 20), 0.1 + 0.2, -50).place.slice(0, 2)).toEqual([8.3, 0])
})

test('ends the sheet with its last print', () => {
  const prints = [aPrint('a', 8, 20), aPrint('b', 8, 226, 550, 74)]
  expect(lengthOf(prints, FILM)).toBe(300)
  expect(utilisationOf(prints, FILM)).toBe(36.2)
  expect(lengthOf([], FILM)).toBe(20)
})

test('keeps the tail free and counts it', () => {
  const film = { ...FILM, tailMm: 15, maxLengthMm: 435 }
  expect(lengthOf([aPrint('a', 8, 20)], film)).toBe(235)
  expect(clashesOf([aPrint('a', 8, 220)], film)).toEqual([])
  expect(clashesOf([aPrint('a', 8, 220.1)], film)).toEqual([{ kind: 'too_long', jobIds: ['a'] }])
  const wall = aPrint('b', 8, 20, 542, 194)
  expect(findFreePlace({ widthMm: 500, heightMm: 200 }, [wall], film)).toEqual([8, 220, false, false])
  expect(findFreePlace({ widthMm: 500, heightMm: 200.1 }, [wall], film)).toBeUndefined()
})

test('snaps a dragged print to the gap and the upper edge of a neighbour', () => {
  const neighbour = { x: 8, y: 20, width: 100, height: 200 }
  const box = { x: 115.2, y: 22, width: 50, height: 50 }
  expect(snapBox(box, [neighbour], FILM, 4)).toEqual({ x: 114, y: 20, acrossMm: 114, alongMm: 20 })
  expect(snapBox({ ...box, x: 300, y: 400 }, [neighbour], FILM, 4)).toMatchObject({ x: 300, y: 400 })
})

test('snaps a dragged print to the right margin', () => {
  expect(snapBox({ x: 498, y: 700, width: 50, height: 50 }, [], FILM, 4)).toMatchObject({
    x: 500.8,
    acrossMm: 550.8,
  })
})

test('adds a print at the first place where it fits, rotated if that keeps the sheet shorter', () => {
  const prints = [aPrint('a', 8, 20, 300, 200)]
  expect(findFreePlace({ widthMm: 100, heightMm: 100 }, prints, FILM)).toEqual([314, 20, false, false])
  expect(findFreePlace({ widthMm: 200, heightMm: 230 }, prints, FILM)).toEqual([314, 20, true, false])
  expect(findFreePlace({ widthMm: 600, heightMm: 600 }, prints, FILM)).toBeUndefined()
  expect(
    findFreePlace({ widthMm: 600, heightMm: 100 }, prints, { ...FILM, allowRotation: false }),
  ).toBeUndefined()
})

test('adds any number of prints without a clash', () => {
  const length = fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(fc.array(fc.tuple(length, length), { maxLength: 25 }), (sizes) => {
      const prints: LayoutPrint[] = []
      sizes.forEach(([widthMm, heightMm], at) => {
        const place = findFreePlace({ widthMm, heightMm }, prints, FILM)
        if (place) prints.push({ jobId: String(at), widthMm, heightMm, place })
      })
      expect(clashesOf(prints, FILM)).toEqual([])
    }),
  )
})
