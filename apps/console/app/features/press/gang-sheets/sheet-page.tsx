import { count, fill } from '@platen/messages'
import { useParams } from 'react-router'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useSheet, toLayout, type Sheet } from './sheet.ts'
import { Button, useUndoKeys } from '@platen/ui'
import { useMemo, useState } from 'react'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { SaveBar } from '../../../lib/forms/save-bar.tsx'
import { figure, useFirstQueued, type Job } from '../print-jobs/index.ts'
import { useRefusal } from '../../people/session/index.ts'
import { collectPrintInfo, printName, type PrintInfoByJob } from './print-info.ts'
import { lengthOf, utilisationOf } from './layout.ts'
import { SheetCanvas } from './sheet-canvas.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetPanel } from './sheet-panel.tsx'
import { clashText } from './sheet-labels.tsx'
import { usePrintHandlers } from './use-print-handlers.ts'
import { useLayoutEditor, type LayoutEditor } from './use-layout-editor.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.sheets.page

export function SheetPage() {
  const { id = '' } = useParams()
  const query = useSheet(id)
  return (
    <QueryState query={query} what={texts.subject}>
      {(sheet) => <SheetEditor key={sheet.id} sheet={sheet} />}
    </QueryState>
  )
}

const NO_JOBS: readonly Job[] = []
const NONE: ReadonlySet<string> = new Set()

function SheetEditor({ sheet }: { sheet: Sheet }) {
  return sheet.state === 'draft' ? <DraftSheet sheet={sheet} /> : <FixedSheet sheet={sheet} />
}

function DraftSheet({ sheet }: { sheet: Sheet }) {
  const { film } = sheet
  const queued = useFirstQueued(true).data ?? NO_JOBS
  const info = useMemo(() => collectPrintInfo(sheet.prints, queued), [sheet.prints, queued])
  const editor = useLayoutEditor(sheet, info)
  const { handlers, dragged } = usePrintHandlers(editor, film)
  const [selected, setSelected] = useState<string>()
  const refusal = useRefusal('production:write')
  const packing = sheet.packing !== null
  const packed = useMemo(() => toLayout(sheet), [sheet])
  const fixed = refusal ?? (packing ? texts.stopPacking : undefined)
  useUndoKeys(fixed === undefined ? editor : undefined)

  const prints = packing ? packed : editor.prints
  const isSaved = packing || !editor.dirty
  const figures = {
    lengthMm: isSaved ? sheet.lengthMm : lengthOf(prints, film),
    utilisationPercent: isSaved ? sheet.utilisationPercent : utilisationOf(prints, film),
    boundMm: isSaved ? sheet.boundMm : undefined,
  }
  const clashes = packing ? [] : editor.clashes
  const problems = clashes.map((clash) => clashText(clash, (id) => printName(info.get(id)), film.gapMm))
  return (
    <>
      <SheetHead sheet={sheet} unsaved={!packing && editor.dirty} />
      {!packing && <DraftNotice kept={editor} what={texts.subjectOfDraft} />}
      <div className={COLUMNS}>
        <SheetCanvas
          label={labelOf(sheet)}
          {...{ film, prints, info, selected, ...figures, dragged }}
          invalid={new Set(clashes.flatMap(({ jobIds }) => jobIds))}
          onSelect={setSelected}
          handlers={fixed === undefined ? handlers : undefined}
          tools={fixed === undefined && <UndoButtons {...editor} />}
        />
        <SheetPanel
          {...{ sheet, prints, info, figures, selected, problems }}
          onSelect={setSelected}
          draft={{ editor, queued, fixed }}
        />
      </div>
      {!packing && (
        <SaveBar
          dirty={editor.dirty}
          busy={editor.save.busy}
          unavailable={refusal ?? editor.save.unavailable ?? problems[0] ?? emptyMessage(prints)}
          onSave={editor.save.run}
          onDrop={editor.drop}
        >
          {problems.length === 0 ? undefined : (
            <span className="font-semibold text-bad">
              {problems[0]}
              {problems.length > 1 && ` ${count(locale, m.sheets.problems.more, problems.length - 1)}`}
            </span>
          )}
        </SaveBar>
      )}
      {editor.conflict}
    </>
  )
}

function FixedSheet({ sheet }: { sheet: Sheet }) {
  const { film, lengthMm, utilisationPercent, boundMm } = sheet
  const [selected, setSelected] = useState<string>()
  const prints = useMemo(() => toLayout(sheet), [sheet])
  const info: PrintInfoByJob = useMemo(() => collectPrintInfo(sheet.prints, NO_JOBS), [sheet.prints])
  return (
    <>
      <SheetHead sheet={sheet} />
      <div className={COLUMNS}>
        <SheetCanvas
          label={labelOf(sheet)}
          {...{ film, prints, info, lengthMm, boundMm, selected }}
          invalid={NONE}
          onSelect={setSelected}
          handlers={undefined}
          dragged={undefined}
        />
        <SheetPanel
          {...{ sheet, prints, info, selected }}
          figures={{ lengthMm, utilisationPercent, boundMm }}
          problems={[]}
          onSelect={setSelected}
        />
      </div>
    </>
  )
}

function UndoButtons({
  canUndo,
  canRedo,
  undo,
  redo,
}: Pick<LayoutEditor, 'canUndo' | 'canRedo' | 'undo' | 'redo'>) {
  return (
    <>
      <Button
        variant="line"
        className="px-3"
        unavailable={canUndo ? undefined : texts.nothingToUndo}
        onClick={undo}
      >
        {m.shared.undo}
      </Button>
      <Button
        variant="line"
        className="px-3"
        unavailable={canRedo ? undefined : texts.nothingToRedo}
        onClick={redo}
      >
        {texts.redo}
      </Button>
    </>
  )
}

const COLUMNS = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]'

function labelOf({ number, film }: Sheet): string {
  return fill(texts.film, { sheet: number, width: figure(film.widthMm) })
}

function emptyMessage(prints: readonly unknown[]): string | undefined {
  return prints.length === 0 ? texts.needsPrints : undefined
}
