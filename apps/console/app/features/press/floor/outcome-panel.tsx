import { Button } from '@platen/ui'
import { outboxState } from './outbox-state.ts'
import { canUndo } from './outbox.ts'
import { m } from '../../../messages/messages.ts'

export type Outcome =
  | { readonly kind: 'done'; readonly done: string; readonly garment: string; readonly stepId: string }
  | { readonly kind: 'refused'; readonly why: string; readonly garment?: string | undefined }
  | { readonly kind: 'undone'; readonly garment: string }

interface OutcomePanelProps {
  readonly outcome: Outcome | undefined
  readonly onUndone: (garment: string) => void
}

export function OutcomePanel({ outcome, onUndone }: OutcomePanelProps) {
  return (
    <div aria-live="assertive" className="contents">
      {outcome && (
        <div className={`grid gap-3 rounded-platen px-5 py-4 ${COLOURS[outcome.kind]}`}>
          <div>
            <p className="font-display text-4xl leading-none font-bold">{headingOf(outcome)}</p>
            {outcome.kind === 'refused' && <p className="mt-2 text-lg">{outcome.why}</p>}
            {outcome.garment !== undefined && <p className="figures mt-2">{outcome.garment}</p>}
          </div>
          {outcome.kind === 'done' && <Undo {...outcome} onUndone={onUndone} />}
        </div>
      )}
    </div>
  )
}

const COLOURS = {
  done: 'bg-good text-paper',
  refused: 'bg-bad text-paper',
  undone: 'bg-tray text-ink border border-rule-strong',
} as const satisfies Record<Outcome['kind'], string>

function headingOf(outcome: Outcome): string {
  if (outcome.kind === 'done') return outcome.done
  return outcome.kind === 'refused' ? m.floor.outcome.refused : m.floor.outcome.undone
}

interface UndoProps {
  readonly stepId: string
  readonly garment: string
  readonly onUndone: (garment: string) => void
}

function Undo({ stepId, garment, onUndone }: UndoProps) {
  const { steps = [] } = outboxState.use()
  const step = steps.find(({ id }) => id === stepId)
  if (!step || !canUndo(step, steps)) return null

  async function undo(): Promise<void> {
    if (await outboxState.undo(stepId)) onUndone(garment)
  }

  return (
    <Button
      variant="line"
      className="min-h-14 border-2 border-paper! text-lg text-paper! hover:bg-transparent!"
      onClick={() => void undo()}
    >
      {m.shared.undo}
    </Button>
  )
}
