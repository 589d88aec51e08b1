import { count, fill } from '@platen/messages'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { useBuilder } from '../builder-context.ts'
import { addCopy, boxOf, fillGaps, movePiece, removePiece, togglePin, turnPiece } from '../sheet/sheet.ts'
import { checkedSheet, useEditor } from '../sheet/sheet-editor.ts'
import { LengthField } from './length-field.tsx'
import { Tool } from '../../../lib/tool.tsx'

/** Name, exact place and actions of the selected piece. */
export function SelectedPiece() {
  const { language } = usePage()
  const { editor, texts, lengths, film } = useBuilder()
  const sheet = useEditor(editor, ({ history }) => history.present)
  const selected = useEditor(editor, (state) => state.selected)
  const [filled, setFilled] = useState<number>()
  const { tools } = texts
  const piece = checkedSheet(sheet, film).placed.find(({ id }) => id === selected)
  const said =
    filled === undefined ? '' : filled === 0 ? tools.notFilled : count(language, tools.filled, filled)
  if (!piece) return <p className="flex min-h-14 items-center px-1 text-sm text-ink-soft">{tools.none}</p>
  const name = sheet.prints.find(({ id }) => id === piece.printId)?.artwork.fileName ?? ''
  const box = boxOf(piece)
  const fillUp = () => {
    const before = editor.get().history.present.pieces.length
    editor.edit((now) => fillGaps(now, piece.printId, film), { keepsPlaces: true })
    setFilled(editor.get().history.present.pieces.length - before)
  }
  return (
    <div className="grid gap-1 rounded-platen border border-press bg-sheet p-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <p className="min-w-32 flex-1 self-center px-1 text-sm leading-snug">
          <span className="line-clamp-1 font-semibold" dir="auto">
            {name}
          </span>
          <span className="figures text-ink-soft">
            {lengths.size({ widthMm: box.width, heightMm: box.height })}
          </span>
        </p>
        <div className="grid w-60 max-w-full grid-cols-2 gap-2">
          {(['x', 'y'] as const).map((axis) => (
            <LengthField
              key={axis}
              label={fill(axis === 'x' ? tools.fromLeft : tools.fromStart, { unit: lengths.unit })}
              of={name}
              mm={axis === 'x' ? piece.xMm : piece.yMm}
              mostMm={axis === 'x' ? film.widthMm : film.maxLengthMm}
              allowsZero
              onChange={(mm) =>
                editor.edit((now) =>
                  movePiece(now, piece.id, axis === 'x' ? mm : piece.xMm, axis === 'y' ? mm : piece.yMm),
                )
              }
            />
          ))}
        </div>
        <div className="-mx-1 flex">
          {film.allowRotation && (
            <Tool
              label={tools.turn}
              d="M4 12a8 8 0 1 0 3-6.2M7 2v4h4"
              onClick={() => editor.edit((now) => turnPiece(now, piece.id, film))}
            />
          )}
          <Tool
            label={piece.pinned ? tools.unpin : tools.pin}
            d="M9 3h6l-1 7 3 3H7l3-3zM12 13v8"
            pressed={piece.pinned}
            onClick={() => editor.edit((now) => togglePin(now, piece.id))}
          />
          <Tool
            label={tools.copy}
            d="M8 8h12v12H8zM16 8V4H4v12h4"
            onClick={() => editor.edit((now) => addCopy(now, piece.id))}
          />
          <Tool
            label={tools.fill}
            d="M4 4h7v7H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14v6M14 17h6"
            onClick={fillUp}
          />
          <Tool
            label={tools.remove}
            d="M5 7h14M10 4h4M7 7l1 13h8l1-13"
            onClick={() => editor.edit((now) => removePiece(now, piece.id))}
          />
        </div>
      </div>
      <p role="status" className="px-1 text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
