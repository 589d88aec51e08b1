import { Button } from '@platen/ui'
import { outboxDesk } from './outbox-desk.ts'
import { canTakeBack } from './outbox.ts'

/** What came of a scan or a press, to be seen from across the room. */
export type Outcome =
  | { readonly kind: 'yes'; readonly done: string; readonly words: string; readonly stepId: string }
  | { readonly kind: 'no'; readonly why: string; readonly words?: string | undefined }
  | { readonly kind: 'undone'; readonly words: string }

interface VerdictPanelProps {
  readonly outcome: Outcome | undefined
  readonly onUndone: (words: string) => void
}

export function VerdictPanel({ outcome, onUndone }: VerdictPanelProps) {
  return (
    <div aria-live="assertive" className="contents">
      {outcome && (
        <div className={`grid gap-3 rounded-platen px-5 py-4 ${LOOKS[outcome.kind]}`}>
          <div>
            <p className="font-display text-4xl leading-none font-bold">{headOf(outcome)}</p>
            {outcome.kind === 'no' && <p className="mt-2 text-lg">{outcome.why}</p>}
            {outcome.words !== undefined && <p className="figures mt-2">{outcome.words}</p>}
          </div>
          {outcome.kind === 'yes' && <Undo {...outcome} onUndone={onUndone} />}
        </div>
      )}
    </div>
  )
}

const LOOKS = {
  yes: 'bg-good text-paper',
  no: 'bg-bad text-paper',
  undone: 'bg-tray text-ink border border-rule-strong',
} as const satisfies Record<Outcome['kind'], string>

function headOf(outcome: Outcome): string {
  if (outcome.kind === 'yes') return `Yes: ${outcome.done.toLowerCase()}`
  return outcome.kind === 'no' ? 'No' : 'Taken back'
}

interface UndoProps {
  readonly stepId: string
  readonly words: string
  readonly onUndone: (words: string) => void
}

/** A print that was pressed cannot be unpressed in the shop's books: only what has not left yet can be taken back. */
function Undo({ stepId, words, onUndone }: UndoProps) {
  const { steps = [] } = outboxDesk.use()
  const step = steps.find(({ id }) => id === stepId)
  if (!step || !canTakeBack(step, steps)) return null

  async function takeBack(): Promise<void> {
    if (await outboxDesk.takeBack(stepId)) onUndone(words)
  }

  return (
    <Button
      look="line"
      className="min-h-14 border-2 border-paper! text-lg text-paper! hover:bg-transparent!"
      onClick={() => void takeBack()}
    >
      Undo
    </Button>
  )
}
