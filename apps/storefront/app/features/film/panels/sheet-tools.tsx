import { Tool } from '../../../lib/tool.tsx'
import { useBuilder } from '../builder-context.ts'
import { selectNext } from '../stage/piece-keys.ts'
import { useEditor } from '../sheet/sheet-editor.ts'
import { ZOOM } from '../stage/stage-view.ts'

interface SheetToolsProps {
  readonly zoom: number
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
}

export function SheetTools({ zoom, onZoom, onFit }: SheetToolsProps) {
  const { editor, texts } = useBuilder()
  const canUndo = useEditor(editor, ({ history }) => history.past.length > 0)
  const canRedo = useEditor(editor, ({ history }) => history.future.length > 0)
  const packs = useEditor(editor, ({ history }) => history.present.packs)
  const isEmpty = useEditor(editor, ({ history }) => history.present.pieces.length === 0)
  const { tools } = texts
  return (
    <div
      role="group"
      aria-label={tools.label}
      className="flex flex-wrap items-center justify-between gap-x-2 rounded-platen border border-rule bg-sheet"
    >
      <div className="flex">
        <Tool
          label={tools.undo}
          d="M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3"
          disabled={!canUndo}
          onClick={editor.undo}
        />
        <Tool
          label={tools.redo}
          d="m15 6 5 5-5 5M19.5 11H10a5 5 0 0 0 0 10h3"
          disabled={!canRedo}
          onClick={editor.redo}
        />
        <Tool
          label={tools.previous}
          d="m14 6-6 6 6 6"
          disabled={isEmpty}
          onClick={() => selectNext(editor, -1)}
        />
        <Tool label={tools.next} d="m10 6 6 6-6 6" disabled={isEmpty} onClick={() => selectNext(editor, 1)} />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 px-2 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-press"
          checked={packs}
          onChange={() => editor.edit((sheet) => ({ ...sheet, packs: !sheet.packs }), { keepsPlaces: packs })}
        />
        {tools.packs}
      </label>
      <div className="flex">
        <Tool
          label={tools.zoomOut}
          d="M5 12h14"
          disabled={zoom <= ZOOM.least}
          onClick={() => onZoom(1 / ZOOM.step)}
        />
        <Tool
          label={tools.fit}
          d="M4 12h16M4 12l4-4M4 12l4 4M20 12l-4-4M20 12l-4 4"
          disabled={zoom === 1}
          onClick={onFit}
        />
        <Tool
          label={tools.zoomIn}
          d="M12 5v14M5 12h14"
          disabled={zoom >= ZOOM.most}
          onClick={() => onZoom(ZOOM.step)}
        />
      </div>
    </div>
  )
}
