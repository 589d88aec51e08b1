import { count } from '@platen/messages'
import { useMemo } from 'react'
import type { Job } from '../print-jobs/index.ts'
import { SelectedPrint } from './selected-print.tsx'
import type { PrintInfoByJob } from './print-info.ts'
import { inOrder, type LayoutPrint } from './layout.ts'
import { PrintTable } from './print-table.tsx'
import { SheetFigures, type LayoutFigures } from './sheet-figures.tsx'
import { SheetFiles } from './sheet-files.tsx'
import type { Sheet } from './sheet.ts'
import type { LayoutEditor } from './use-layout-editor.ts'
import { WaitingList } from './waiting-list.tsx'
import { locale, m } from '../../../messages/messages.ts'

interface SheetPanelProps {
  readonly sheet: Sheet
  readonly prints: readonly LayoutPrint[]
  readonly info: PrintInfoByJob
  readonly figures: LayoutFigures
  readonly selected: string | undefined
  readonly problems: readonly string[]
  readonly onSelect: (jobId: string | undefined) => void
  readonly draft?: {
    readonly editor: LayoutEditor
    readonly queued: readonly Job[]
    readonly fixed: string | undefined
  }
}

export function SheetPanel(props: SheetPanelProps) {
  const { sheet, prints, info, figures, selected, problems, onSelect, draft } = props
  const ordered = useMemo(() => inOrder(prints), [prints])
  const print = prints.find(({ jobId }) => jobId === selected)
  return (
    <div className="grid min-w-0 content-start gap-6">
      <SheetFigures sheet={sheet} prints={prints} info={info} {...figures} />
      {sheet.export && <SheetFiles sheet={sheet} making={sheet.export} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {print && (
        <SelectedPrint
          key={print.jobId}
          print={print}
          info={info.get(print.jobId)}
          film={sheet.film}
          editor={draft?.editor}
          fixed={draft ? draft.fixed : m.sheets.page.locked}
        />
      )}
      {draft && <WaitingList {...draft} sheet={sheet} info={info} onSelect={onSelect} />}
      <PrintTable prints={ordered} info={info} selected={selected} onSelect={onSelect} />
    </div>
  )
}

const MAX_PROBLEMS = 6

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <section aria-label={m.sheets.problems.label} className="border-l-4 border-bad bg-bad-wash px-4 py-3">
      <h2 className="text-lg text-bad">{m.sheets.problems.title}</h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {problems.slice(0, MAX_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {problems.length > MAX_PROBLEMS && (
        <p className="mt-1 text-sm">
          {count(locale, m.sheets.problems.more, problems.length - MAX_PROBLEMS)}
        </p>
      )}
    </section>
  )
}
