import { count } from '@platen/messages'
import { Button, MarkedText, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { SelectionBar } from '../../../lib/lists/selection-bar.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { SuggestDialog } from '../gang-sheets/index.ts'
import { useJobs, usePrintQueue } from '../print-jobs/index.ts'
import { useRefusal } from '../../people/session/index.ts'
import { useDashboard } from '../../stock-and-money/dashboard/index.ts'
import { JobFilters } from './job-filters.tsx'
import { JobTable } from './job-table.tsx'
import { WaitingBoard } from './waiting-board.tsx'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.production

type Ids = ReadonlySet<string>
const NONE: Ids = new Set()

export function ProductionPage() {
  const { filters, set, clear } = useFilters(['state', 'fabric', 'dueTo', 'do'])
  const { state, fabric, dueTo } = filters
  const queue = usePrintQueue()
  const jobs = useJobs({ state, fabric, dueTo })
  const expected = useDashboard().data?.nextSheet ?? undefined
  const refusal = useRefusal('production:write')
  const [selected, setSelected] = useSelected(JSON.stringify([state, fabric, dueTo]))
  const [nesting, setNesting] = useState(false)
  const queued = jobs.rows.filter(({ id, state: now }) => selected.has(id) && now === 'queued')
  const filtered = [state, fabric, dueTo].some((filter) => filter !== undefined)
  const suggest = () => set({ do: 'suggest' })
  useKeys({ n: { label: m.sheets.suggest.title, run: suggest, unavailable: refusal } })
  return (
    <>
      <PageHeader title={texts.title}>
        <Link to={paths.sheets()} className={buttonClass('line')}>
          {m.sheets.title}
        </Link>
        <Button unavailable={refusal} aria-keyshortcuts="n" onClick={suggest}>
          {m.sheets.suggest.title}
        </Button>
      </PageHeader>
      <QueryState query={queue} what={texts.subjects.queue}>
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
        selection={{ ids: selected, onChange: setSelected }}
      />
      {selected.size > 0 && (
        <NestBar
          selected={selected.size}
          queued={queued.length}
          unavailable={refusal}
          onNest={() => setNesting(true)}
          onClear={() => setSelected(NONE)}
        />
      )}
      {nesting && <SuggestDialog jobIds={queued.map(({ id }) => id)} onClose={() => setNesting(false)} />}
      {filters.do === 'suggest' && refusal === undefined && (
        <SuggestDialog
          {...{ dueTo, fabric }}
          {...(expected && { expected })}
          onClose={() => set({ do: '' })}
        />
      )}
    </>
  )
}

/** Another filter clears the selection. */
function useSelected(list: string): [Ids, (ids: Ids) => void] {
  const [selected, setSelected] = useState({ list, ids: NONE })
  return [selected.list === list ? selected.ids : NONE, (ids) => setSelected({ list, ids })]
}

interface NestBarProps {
  readonly selected: number
  readonly queued: number
  /** Why nesting is not allowed. */
  readonly unavailable: string | undefined
  readonly onNest: () => void
  readonly onClear: () => void
}

function NestBar({ selected, queued, unavailable, onNest, onClear }: NestBarProps) {
  const off = unavailable ?? (queued === 0 ? texts.selection.noneWaiting : undefined)
  useKeys({ t: { label: m.sheets.suggest.titleOfSelected, run: onNest, unavailable: off } })
  return (
    <SelectionBar
      label={texts.selection.label}
      count={selected}
      detail={
        queued < selected && (
          <span className="font-normal text-ink-soft">
            {', '}
            <MarkedText
              text={count(locale, texts.selection.waiting, queued)}
              marks={{ figure: (text) => <span className="figures">{text}</span> }}
            />
          </span>
        )
      }
      onClear={onClear}
    >
      <Button unavailable={off} aria-keyshortcuts="t" onClick={onNest}>
        {m.sheets.suggest.submitSelected}
      </Button>
    </SelectionBar>
  )
}
