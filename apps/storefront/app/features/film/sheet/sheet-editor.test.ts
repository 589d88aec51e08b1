import { expect, test } from 'vitest'
import { aSheet, FILM } from '../film.fixtures.ts'
import type { Nester, Packed } from '../nesting/nester.ts'
import { pieceAction, selectNext } from '../stage/piece-keys.ts'
import { setCopies, type Sheet } from './sheet.ts'
import { createSheetEditor } from './sheet-editor.ts'

/** Packs when the test says so. */
function aNester() {
  const asked: Sheet[] = []
  let listener: ((packed: Packed) => void) | undefined
  const nester: Nester = {
    pack: (sheet, _, onPacked) => {
      asked.push(sheet)
      listener = onPacked
    },
    stop: () => (listener = undefined),
    close: () => undefined,
  }
  const answer = (yMm: number, done = false) => {
    const places = new Map(asked.at(-1)?.pieces.map(({ id }) => [id, { xMm: 5, yMm, turned: false }]))
    listener?.({ places, leftOut: new Set(), done })
  }
  return { nester, asked, answer }
}
const ys = (sheet: Sheet) => sheet.pieces.map(({ place }) => place?.yMm)
const key = (name: string, held: object = {}) => ({
  ...{ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
  ...held,
})

test('undoes a change with all that was packed after it, and packs nothing then', () => {
  const { nester, asked, answer } = aNester()
  const editor = createSheetEditor(FILM, nester, aSheet(2))
  editor.edit((sheet) => setCopies(sheet, 'print', 3))
  answer(300)
  answer(100, true)
  expect(ys(editor.get().history.present)).toEqual([100, 100, 100])
  expect(editor.get().packing).toBe(false)
  editor.undo()
  expect(ys(editor.get().history.present)).toEqual([0, 60])
  expect(asked).toHaveLength(1)
  editor.redo()
  expect(ys(editor.get().history.present)).toEqual([100, 100, 100])
})

test('lets nothing move while something is dragged', () => {
  const { nester, answer } = aNester()
  const editor = createSheetEditor(FILM, nester, aSheet(2))
  editor.edit((sheet) => setCopies(sheet, 'print', 3))
  editor.stop()
  answer(300)
  expect(ys(editor.get().history.present)).toEqual([0, 60, undefined])
})

test('moves the selected piece with the keyboard, and undoes a run of presses at once', () => {
  const { nester } = aNester()
  const editor = createSheetEditor(FILM, nester, aSheet(2))
  selectNext(editor, 1)
  for (let n = 0; n < 3; n += 1) pieceAction(key('ArrowRight'), editor)
  pieceAction(key('ArrowDown', { shiftKey: true }), editor)
  pieceAction(key('ArrowDown', { altKey: true }), editor)
  expect(editor.get().history.present.pieces[0]?.place).toMatchObject({ xMm: 8, yMm: 10.1 })
  editor.undo()
  expect(editor.get().history.present.pieces[0]?.place).toMatchObject({ xMm: 5, yMm: 0 })
})

test('turns, pins, copies and removes with the keyboard, and leaves other keys to the page', () => {
  const { nester } = aNester()
  const editor = createSheetEditor(FILM, nester, aSheet(2))
  expect(pieceAction(key('Tab'), editor)).toBeUndefined()
  expect(pieceAction(key('Enter'), editor)).toBe('selected')
  pieceAction(key('r'), editor)
  pieceAction(key('d'), editor)
  const turned = editor.get().history.present
  expect([turned.pieces[0]?.place?.turned, turned.pieces[0]?.pinned, turned.pieces.length]).toEqual([
    true,
    true,
    3,
  ])
  pieceAction(key('k'), editor)
  expect(editor.get().history.present.pieces[0]?.pinned).toBe(false)
  pieceAction(key('Delete'), editor)
  expect(editor.get().history.present.pieces).toHaveLength(2)
  expect(editor.get().selected).toBeNull()
  expect(pieceAction(key('z', { ctrlKey: true }), editor)).toBeUndefined()
})
