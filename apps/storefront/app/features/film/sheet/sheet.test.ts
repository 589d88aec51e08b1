import { checkLayout } from '@platen/placement'
import { expect, test } from 'vitest'
import { anArtwork, aPrint, aSheet, FILM } from '../film.fixtures.ts'
import { layoutOf, sheetOf } from './save-sheet.ts'
import {
  addSize,
  checkSheet,
  copiesOf,
  fillGaps,
  MAX_PIECES,
  movePiece,
  placedPieces,
  removePiece,
  setCopies,
  setInkSize,
  toggleProportions,
  turnPiece,
  unpinAll,
} from './sheet.ts'

test('adds copies without a place, and takes away the last ones', () => {
  const more = setCopies(aSheet(2), 'print', 5)
  expect(more.pieces.map(({ place }) => place === null)).toEqual([false, false, true, true, true])
  expect(setCopies(more, 'print', 1).pieces.map(({ id }) => id)).toEqual(['piece 0'])
  expect(copiesOf(setCopies(more, 'print', 5000), 'print')).toBe(MAX_PIECES)
})

test('pins what was moved by hand', () => {
  const moved = movePiece(aSheet(2), 'piece 1', 40.04, -3)
  expect(moved.pieces[1]).toMatchObject({ pinned: true, place: { xMm: 40, yMm: 0 } })
  expect(unpinAll(moved).pieces.some(({ pinned }) => pinned)).toBe(false)
})

test('turns a piece around its middle and keeps it on the film', () => {
  const [piece] = placedPieces(turnPiece(movePiece(aSheet(1), 'piece 0', 200, 100), 'piece 0', FILM))
  expect(piece).toMatchObject({ xMm: 225, yMm: 75, turned: true })
  const [atEdge] = placedPieces(turnPiece(aSheet(1, aPrint({ widthMm: 40, heightMm: 200 })), 'piece 0', FILM))
  expect(atEdge?.xMm).toBe(5)
  expect(turnPiece(aSheet(1), 'piece 0', { ...FILM, allowRotation: false }).pieces[0]?.place?.turned).toBe(
    false,
  )
})

test('removes a print with its last copy', () => {
  const one = removePiece(aSheet(2), 'piece 0')
  expect([one.prints.length, one.pieces.length]).toEqual([1, 1])
  expect(removePiece(one, 'piece 1').prints).toEqual([])
})

test('fills gaps with as many copies as fit, and the sheet stays as long', () => {
  const before = aSheet(2)
  const full = fillGaps(before, 'print', FILM)
  expect(checkSheet(full, FILM)).toMatchObject({ problems: [], lengthMm: checkSheet(before, FILM).lengthMm })
  // Five fit across, in two rows, and one more is turned at the edge.
  expect(full.pieces.length).toBeGreaterThanOrEqual(10)
  expect(fillGaps(full, 'print', FILM)).toBe(full)
})

test('sets one side or both, as proportions are kept or not', () => {
  const kept = setInkSize(aSheet(1), 'print', 'widthMm', 200)
  expect(kept.prints[0]).toMatchObject({ widthMm: 200, heightMm: 100 })
  const free = setInkSize(toggleProportions(kept, 'print'), 'print', 'widthMm', 50)
  expect(free.prints[0]).toMatchObject({ widthMm: 50, heightMm: 100 })
  expect(toggleProportions(free, 'print').prints[0]).toMatchObject({ widthMm: 50, heightMm: 25 })
})

test('adds the same picture in another size beside it', () => {
  const two = addSize(aSheet(1), 'print')
  expect(two.prints.map(({ widthMm }) => widthMm)).toEqual([100, 50])
  expect(two.pieces).toHaveLength(2)
})

test('opens a saved sheet as it was, without what was removed', () => {
  const sheet = movePiece(aSheet(3), 'piece 2', 300, 20)
  const { pieces } = layoutOf(sheet)
  const print = { artworkId: 'art_1', widthMm: 100, heightMm: 50, copies: 3, preflight: null }
  const gone = { ...print, artworkId: 'art_2' }
  const opened = sheetOf({
    ...{ id: 'lay_1', token: 't', name: null, filmWidthMm: 560, lengthMm: 176, utilisationPercent: 1 },
    pieces: [...pieces, { ...pieces[0]!, artworkId: 'art_2' }],
    prints: [print, gone],
    artworks: [anArtwork()],
    ...{ priceMinor: null, createdAt: '2026-01-01T00:00:00Z' },
  })
  expect(layoutOf(opened)).toEqual(layoutOf(sheet))
  expect(checkLayout(placedPieces(opened), FILM).problems).toEqual([])
})
