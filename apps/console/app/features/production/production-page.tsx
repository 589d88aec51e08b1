import { Button, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '../../lib/keys.ts'
import { PageHeader } from '../../lib/page-header.tsx'
import { paths } from '../../lib/paths.ts'
import { QueryState } from '../../lib/query-state.tsx'
import { useFilters } from '../../lib/use-filters.ts'
import { ProposeDialog } from '../gang-sheets/index.ts'
import { useJobs, usePrintQueue } from '../print-jobs/index.ts'
import { useRefusal } from '../session/index.ts'
import { JobFilters } from './job-filters.tsx'
import { JobTable } from './job-table.tsx'
import { NestBar } from './nest-bar.tsx'
import { useNextSheet } from './next-sheet.ts'
import { WaitingBoard } from './waiting-board.tsx'

type Ids = ReadonlySet<string>
const NONE: Ids = new Set()

/** Every print that is not finished: what waits for film, and where the others are. */
export function ProductionPage() {
  const { filters, set, clear } = useFilters(['state', 'fabric', 'dueTo', 'do'])
  const { state, fabric, dueTo } = filters
  const queue = usePrintQueue()
  const jobs = useJobs({ state, fabric, dueTo })
  const expected = useNextSheet()
  const refusal = useRefusal('production:write')
  const [chosen, setChosen] = useChosen(JSON.stringify([state, fabric, dueTo]))
  const [nesting, setNesting] = useState(false)
  const queued = jobs.rows.filter(({ id, state: now }) => chosen.has(id) && now === 'queued')
  const filtered = [state, fabric, dueTo].some((filter) => filter !== undefined)
  const propose = () => set({ do: 'propose' })
  useKeys({ n: { label: 'Propose the next sheet', run: propose, unavailable: refusal } })
  return (
    <>
      <PageHeader title="Production">
        <Link to={paths.sheets()} className={buttonClass('line')}>
          Gang sheets
        </Link>
        <Button unavailable={refusal} aria-keyshortcuts="n" onClick={propose}>
          Propose the next sheet
        </Button>
      </PageHeader>
      <QueryState query={queue} what="the queue">
        {({ waiting }) => (
          <WaitingBoard
            waiting={waiting}
            expected={expected}
            dueTo={dueTo}
            onDay={(day) => set({ dueTo: day ?? '', state: 'queued' })}
          />
        )}
      </QueryState>
      <JobFilters
        filters={{ state, fabric, dueTo }}
        fabrics={[...new Set(queue.data?.waiting.map((one) => one.fabric))].toSorted()}
        onChange={set}
      />
      <JobTable
        jobs={jobs}
        filtered={filtered}
        onClear={clear}
        selection={{ ids: chosen, onChange: setChosen }}
      />
      {chosen.size > 0 && (
        <NestBar
          chosen={chosen.size}
          queued={queued.length}
          unavailable={refusal}
          onNest={() => setNesting(true)}
          onClear={() => setChosen(NONE)}
        />
      )}
      {nesting && <ProposeDialog jobIds={queued.map(({ id }) => id)} onClose={() => setNesting(false)} />}
      {filters.do === 'propose' && refusal === undefined && (
        <ProposeDialog
          {...{ dueTo, fabric }}
          {...(expected && { expected })}
          onClose={() => set({ do: '' })}
        />
      )}
    </>
  )
}

/** What is chosen is chosen out of one list: of prints that another filter hides, nobody knows what can be done. */
function useChosen(list: string): [Ids, (ids: Ids) => void] {
  const [chosen, setChosen] = useState({ list, ids: NONE })
  return [chosen.list === list ? chosen.ids : NONE, (ids) => setChosen({ list, ids })]
}
