import { Button, useUndoKeys } from '@platen/ui'
import { useMemo, useState } from 'react'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { SaveBar } from '../../lib/save-bar.tsx'
import { useFirstQueued, type Job } from '../print-jobs/index.ts'
import { useRefusal } from '../session/index.ts'
import { gatherFacts, nameOfPrint, type FactsByJob } from './facts.ts'
import { lengthOf, utilisationOf } from './layout.ts'
import { SheetCanvas } from './sheet-canvas.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetPanel } from './sheet-panel.tsx'
import { clashText } from './sheet-words.tsx'
import { laidOut, type Sheet } from './sheet.ts'
import { useHands } from './use-hands.ts'
import { useSheetBench, type SheetBench } from './use-sheet-bench.ts'

const NO_JOBS: readonly Job[] = []
const NONE: ReadonlySet<string> = new Set()

/** The film on the light table, with what is known of it beside. */
export function SheetDesk({ sheet }: { sheet: Sheet }) {
  return sheet.state === 'draft' ? <DraftDesk sheet={sheet} /> : <FixedDesk sheet={sheet} />
}

/** A draft: while it is packed it is watched, and then changed by hand. */
function DraftDesk({ sheet }: { sheet: Sheet }) {
  const { film } = sheet
  const queued = useFirstQueued(true).data ?? NO_JOBS
  const facts = useMemo(() => gatherFacts(sheet.prints, queued), [sheet.prints, queued])
  const bench = useSheetBench(sheet, facts)
  const { hands, dragged } = useHands(bench, film)
  const [chosen, setChosen] = useState<string>()
  const refusal = useRefusal('production:write')
  const packing = sheet.packing !== null
  const packed = useMemo(() => laidOut(sheet), [sheet])
  const fixed = refusal ?? (packing ? 'Packing goes on: stop it to move prints by hand.' : undefined)
  useUndoKeys(fixed === undefined ? bench : undefined)

  const prints = packing ? packed : bench.prints
  const asStored = packing || !bench.dirty
  const figures = {
    lengthMm: asStored ? sheet.lengthMm : lengthOf(prints, film),
    utilisationPercent: asStored ? sheet.utilisationPercent : utilisationOf(prints, film),
    boundMm: asStored ? sheet.boundMm : undefined,
  }
  const clashes = packing ? [] : bench.clashes
  const problems = clashes.map((clash) => clashText(clash, (id) => nameOfPrint(facts.get(id)), film.gapMm))
  return (
    <>
      <SheetHead sheet={sheet} unsaved={!packing && bench.dirty} />
      {!packing && <DraftNotice kept={bench} what="this sheet" />}
      <div className={DESK}>
        <SheetCanvas
          label={labelOf(sheet)}
          {...{ film, prints, facts, chosen, ...figures, dragged }}
          clashing={new Set(clashes.flatMap(({ jobIds }) => jobIds))}
          onChoose={setChosen}
          hands={fixed === undefined ? hands : undefined}
          tools={fixed === undefined && <Steps {...bench} />}
        />
        <SheetPanel
          {...{ sheet, prints, facts, figures, chosen, problems }}
          onChoose={setChosen}
          draft={{ bench, queued, fixed }}
        />
      </div>
      {!packing && (
        <SaveBar
          dirty={bench.dirty}
          busy={bench.save.busy}
          unavailable={refusal ?? bench.save.unavailable ?? problems[0] ?? emptiness(prints)}
          onSave={bench.save.run}
          onDrop={bench.drop}
        >
          {problems.length === 0 ? undefined : (
            <span className="font-semibold text-bad">
              {problems[0]}
              {problems.length > 1 && ` And ${problems.length - 1} more.`}
            </span>
          )}
        </SaveBar>
      )}
      {bench.conflict}
    </>
  )
}

/** What is locked, printed or given up is looked at. */
function FixedDesk({ sheet }: { sheet: Sheet }) {
  const { film, lengthMm, utilisationPercent, boundMm } = sheet
  const [chosen, setChosen] = useState<string>()
  const prints = useMemo(() => laidOut(sheet), [sheet])
  const facts: FactsByJob = useMemo(() => gatherFacts(sheet.prints, NO_JOBS), [sheet.prints])
  return (
    <>
      <SheetHead sheet={sheet} />
      <div className={DESK}>
        <SheetCanvas
          label={labelOf(sheet)}
          {...{ film, prints, facts, lengthMm, boundMm, chosen }}
          clashing={NONE}
          onChoose={setChosen}
          hands={undefined}
          dragged={undefined}
        />
        <SheetPanel
          {...{ sheet, prints, facts, chosen }}
          figures={{ lengthMm, utilisationPercent, boundMm }}
          problems={[]}
          onChoose={setChosen}
        />
      </div>
    </>
  )
}

/** Back and forth, for those who do not know the keys. */
function Steps({ canUndo, canRedo, undo, redo }: Pick<SheetBench, 'canUndo' | 'canRedo' | 'undo' | 'redo'>) {
  return (
    <>
      <Button
        look="line"
        className="px-3"
        unavailable={canUndo ? undefined : 'Nothing was changed.'}
        onClick={undo}
      >
        Undo
      </Button>
      <Button
        look="line"
        className="px-3"
        unavailable={canRedo ? undefined : 'Nothing was undone.'}
        onClick={redo}
      >
        Redo
      </Button>
    </>
  )
}

const DESK = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]'

function labelOf({ number, film }: Sheet): string {
  return `${number} on film ${film.widthMm} mm wide`
}

function emptiness(prints: readonly unknown[]): string | undefined {
  return prints.length === 0 ? 'A sheet has at least one print. Give it up instead.' : undefined
}
