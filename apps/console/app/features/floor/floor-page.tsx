import { EmptyState, kept } from '@platen/ui'
import { useMemo, useState } from 'react'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { useRefusal } from '../session/index.ts'
import { GarmentCard } from './garment-card.tsx'
import type { Garment, Step } from './garment.ts'
import { ModeSwitch, SCAN_MODES } from './mode-switch.tsx'
import { OutboxNotices, OutboxPill } from './outbox-state.tsx'
import { QueueBoard } from './queue-board.tsx'
import { queuesOf } from './queues.ts'
import { ScanField } from './scan-field.tsx'
import { useFloor, type ScanMode } from './use-floor.ts'
import { VerdictPanel } from './verdict-panel.tsx'

/** A tablet stays at its bench. */
const keptMode = kept<ScanMode>('floor.mode', 'show', (value): value is ScanMode =>
  SCAN_MODES.some((mode) => mode === value),
)

/** A tablet beside the press: scan, next step, pass or fail; with a connection or without. */
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
      <PageHeader title="Floor" aside={<OutboxPill />} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <OutboxNotices />
          <ModeSwitch mode={mode} unavailable={refusal} onChange={changeMode} />
          <ScanField onScan={floor.scan} />
          <VerdictPanel outcome={floor.outcome} onUndone={(words) => floor.say({ kind: 'undone', words })} />
          {floor.choice && <Choice garments={floor.choice} onChoose={floor.choose} />}
          {floor.card && (
            <GarmentCard
              key={floor.card.key}
              garment={floor.card}
              scanned={floor.scanned}
              onOutcome={floor.say}
            />
          )}
        </div>
        <QueryState query={floor.query} what="the floor">
          {() => <Board floor={floor} queue={queue} onQueue={setQueue} />}
        </QueryState>
      </div>
    </>
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
      <EmptyState title="Nothing is on the floor.">
        <p>Paid orders with approved artwork come here by themselves.</p>
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

/** An order number says which bag, not which garment. */
function Choice({ garments, onChoose }: ChoiceProps) {
  return (
    <section aria-label="Which garment" className="grid gap-2">
      <p className="font-semibold">{garments.length} garments of this order. Which one?</p>
      <ul className="grid gap-2">
        {garments.map((garment) => (
          <li key={garment.key}>
            <button
              type="button"
              onClick={() => onChoose(garment)}
              className="flex min-h-14 w-full items-center justify-between gap-3 rounded-platen border border-rule-strong px-4 text-left font-semibold hover:bg-tray"
            >
              <span>
                {garment.garmentName}, {garment.colour}
              </span>
              <span className="figures">
                {garment.size} · {garment.unit} of {garment.quantity}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
