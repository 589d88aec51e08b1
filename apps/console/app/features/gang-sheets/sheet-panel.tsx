import { useMemo } from 'react'
import type { Job } from '../print-jobs/index.ts'
import { ChosenPrint } from './chosen-print.tsx'
import type { FactsByJob } from './facts.ts'
import { inOrder, type LaidPrint } from './layout.ts'
import { PrintTable } from './print-table.tsx'
import { SheetFigures, type Measured } from './sheet-figures.tsx'
import { SheetFiles } from './sheet-files.tsx'
import type { Sheet } from './sheet.ts'
import type { SheetBench } from './use-sheet-bench.ts'
import { WaitingList } from './waiting-list.tsx'

interface SheetPanelProps {
  readonly sheet: Sheet
  readonly prints: readonly LaidPrint[]
  readonly facts: FactsByJob
  readonly figures: Measured
  readonly chosen: string | undefined
  readonly problems: readonly string[]
  readonly onChoose: (jobId: string | undefined) => void
  /** Of a draft: what changes it, what may come on it, and why nothing may be changed now. */
  readonly draft?: {
    readonly bench: SheetBench
    readonly queued: readonly Job[]
    readonly fixed: string | undefined
  }
}

/** Beside the film: its figures, the print that is chosen, and all of them. */
export function SheetPanel(props: SheetPanelProps) {
  const { sheet, prints, facts, figures, chosen, problems, onChoose, draft } = props
  const ordered = useMemo(() => inOrder(prints), [prints])
  const print = prints.find(({ jobId }) => jobId === chosen)
  return (
    <div className="grid min-w-0 content-start gap-6">
      <SheetFigures sheet={sheet} prints={prints} facts={facts} {...figures} />
      {sheet.export && <SheetFiles sheet={sheet} making={sheet.export} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {print && (
        <ChosenPrint
          key={print.jobId}
          print={print}
          facts={facts.get(print.jobId)}
          film={sheet.film}
          bench={draft?.bench}
          fixed={draft ? draft.fixed : 'The layout of this sheet stands.'}
        />
      )}
      {draft && <WaitingList {...draft} sheet={sheet} facts={facts} onChoose={onChoose} />}
      <PrintTable prints={ordered} facts={facts} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}

const MOST_PROBLEMS = 6

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <section aria-label="What is in the way" className="border-l-4 border-bad bg-bad-wash px-4 py-3">
      <h2 className="text-lg text-bad">In the way</h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {problems.length > MOST_PROBLEMS && (
        <p className="mt-1 text-sm">And {problems.length - MOST_PROBLEMS} more.</p>
      )}
    </section>
  )
}
