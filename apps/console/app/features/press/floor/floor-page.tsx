import { count, fill } from '@platen/messages'
import { EmptyState, kept } from '@platen/ui'
import { useMemo, useState } from 'react'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRefusal } from '../../people/session/index.ts'
import { GarmentCard } from './garment-card.tsx'
import type { Garment, Step } from './garment.ts'
import { OutboxNotices, OutboxPill } from './outbox-notices.tsx'
import { QueueBoard } from './queue-board.tsx'
import { queuesOf } from './queues.ts'
import { ScanField } from './scan-field.tsx'
import { useFloor, type ScanMode } from './use-floor.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { locale, m } from '../../../messages/messages.ts'

const SCAN_MODES = ['show', 'press', 'check', 'pack'] as const satisfies readonly ScanMode[]

/** Remembered per device: a tablet stays at its station. */
const keptMode = kept<ScanMode>('floor.mode', 'show', (value): value is ScanMode =>
  SCAN_MODES.some((mode) => mode === value),
)

export function FloorPage() {
  const refusal = useRefusal('production:write')
  const wanted = keptMode.use()
  const mode = refusal === undefined ? wanted : 'show'
  const floor = useFloor(mode)
  const [queue, setQueue] = useState<Step>(mode === 'show' ? 'press' : mode)

  function changeMode(next: ScanMode): void {
    keptMode.write(next)
    if (next !== 'show') setQueue(next)
  }

  return (
    <>
      <PageHeader title={m.floor.title} aside={<OutboxPill />} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <OutboxNotices />
          <ModeSwitch mode={mode} unavailable={refusal} onChange={changeMode} />
          <ScanField onScan={floor.scan} />
          <OutcomePanel
            outcome={floor.outcome}
            onUndone={(garment) => floor.report({ kind: 'undone', garment })}
          />
          {floor.choice && <Choice garments={floor.choice} onChoose={floor.choose} />}
          {floor.card && (
            <GarmentCard
              key={floor.card.key}
              garment={floor.card}
              scanned={floor.scanned}
              onOutcome={floor.report}
            />
          )}
        </div>
        <QueryState query={floor.query} what={m.floor.subject}>
          {() => <Board floor={floor} queue={queue} onQueue={setQueue} />}
        </QueryState>
      </div>
    </>
  )
}

interface ModeSwitchProps {
  readonly mode: ScanMode
  readonly unavailable: string | undefined
  readonly onChange: (mode: ScanMode) => void
}

function ModeSwitch({ mode, unavailable, onChange }: ModeSwitchProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{m.floor.mode.title}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {SCAN_MODES.map((each) => (
          <label
            key={each}
            title={each === 'show' ? undefined : unavailable}
            className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-platen border border-rule-strong px-3 font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-press has-checked:border-press has-checked:bg-press has-checked:text-on-press has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name="mode"
              className="sr-only"
              checked={mode === each}
              disabled={each !== 'show' && unavailable !== undefined}
              onChange={() => onChange(each)}
            />
            {each === 'show' ? m.floor.mode.show : m.floor.steps[each].button}
          </label>
        ))}
      </div>
      {unavailable !== undefined && <p className="mt-1 text-sm text-ink-soft">{unavailable}</p>}
    </fieldset>
  )
}

interface BoardProps {
  readonly floor: ReturnType<typeof useFloor>
  readonly queue: Step
  readonly onQueue: (queue: Step) => void
}

function Board({ floor: { jobs, garments, open }, queue, onQueue }: BoardProps) {
  const queues = useMemo(() => queuesOf(jobs, garments), [jobs, garments])
  if (jobs.length === 0) {
    return (
      <EmptyState title={m.floor.empty.title}>
        <p>{m.floor.empty.text}</p>
      </EmptyState>
    )
  }
  return (
    <QueueBoard
      queues={queues}
      open={queue}
      onOpen={onQueue}
      onGarment={(garment) => {
        open(garment)
        scrollTo({ top: 0 })
      }}
    />
  )
}

interface ChoiceProps {
  readonly garments: readonly Garment[]
  readonly onChoose: (garment: Garment) => void
}

/** An order number names an order, not a garment. */
function Choice({ garments, onChoose }: ChoiceProps) {
  return (
    <section aria-label={m.floor.choice.title} className="grid gap-2">
      <p className="font-semibold">{count(locale, m.floor.choice.text, garments.length)}</p>
      <ul className="grid gap-2">
        {garments.map((garment) => (
          <li key={garment.key}>
            <button
              type="button"
              onClick={() => onChoose(garment)}
              className="flex min-h-14 w-full items-center justify-between gap-3 rounded-platen border border-rule-strong px-4 text-left font-semibold hover:bg-tray"
            >
              <span>{[garment.garmentName, garment.colour].filter(Boolean).join(', ')}</span>
              <span className="figures">
                {garment.size} · {fill(m.jobs.unit, { unit: garment.unit, quantity: garment.quantity })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
