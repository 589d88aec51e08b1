import { arrowStep, type Press } from '../../../lib/arrow-keys.ts'
import { addCopy, fillGaps, movePiece, removePiece, togglePin, turnPiece } from '../sheet/sheet.ts'
import { inReadingOrder, type SheetEditor } from '../sheet/sheet-editor.ts'

/** What a key did; undefined when it means nothing here, so that the page scrolls and Tab goes on. */
export function pieceAction(
  press: Press,
  editor: SheetEditor,
): 'edited' | 'selected' | 'zoom_in' | 'zoom_out' | undefined {
  if (press.ctrlKey || press.metaKey) return undefined
  const { selected } = editor.get()
  switch (press.key) {
    case 'n':
    case 'N':
      return selectNext(editor, 1)
    case 'p':
    case 'P':
      return selectNext(editor, -1)
    case '+':
    case '=':
      return 'zoom_in'
    case '-':
      return 'zoom_out'
  }
  if (selected === null) return press.key === 'Enter' ? selectNext(editor, 1) : undefined
  const step = arrowStep(press)
  if (step) {
    nudge(editor, selected, step.xMm, step.yMm)
    return 'edited'
  }
  return pieceKey(press.key, selected, editor)
}

function pieceKey(key: string, selected: string, editor: SheetEditor): 'edited' | 'selected' | undefined {
  const { film } = editor
  switch (key) {
    case 'r':
    case 'R':
      editor.edit((sheet) => turnPiece(sheet, selected, film))
      return 'edited'
    case 'k':
    case 'K':
      editor.edit((sheet) => togglePin(sheet, selected))
      return 'edited'
    case 'd':
    case 'D':
      editor.edit((sheet) => addCopy(sheet, selected))
      return 'edited'
    case 'f':
    case 'F': {
      const printId = editor.get().history.present.pieces.find(({ id }) => id === selected)?.printId ?? ''
      editor.edit((sheet) => fillGaps(sheet, printId, film), { keepsPlaces: true })
      return 'edited'
    }
    case 'Delete':
    case 'Backspace':
      editor.edit((sheet) => removePiece(sheet, selected))
      return 'edited'
    case 'Escape':
      editor.select(null)
      return 'edited'
    default:
      return undefined
  }
}

/** One undo takes back a run of presses. */
function nudge(editor: SheetEditor, selected: string, dx: number, dy: number): void {
  editor.edit(
    (sheet) => {
      const place = sheet.pieces.find(({ id }) => id === selected)?.place
      return place ? movePiece(sheet, selected, place.xMm + dx, place.yMm + dy) : sheet
    },
    { step: `nudge ${selected}` },
  )
}

export function selectNext(editor: SheetEditor, by: 1 | -1): 'selected' | undefined {
  const { selected, history } = editor.get()
  const pieces = inReadingOrder(history.present)
  if (pieces.length === 0) return undefined
  const at = pieces.findIndex(({ id }) => id === selected)
  const next = at === -1 ? (by === 1 ? 0 : pieces.length - 1) : (at + by + pieces.length) % pieces.length
  editor.select(pieces[next]?.id ?? null)
  return 'selected'
}
