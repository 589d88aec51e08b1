import { Cross } from '@platen/ui'
import { fill } from '@platen/messages'
import { m } from '../../messages/messages.ts'

interface MemberButtonsProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onRemove?: (() => void) | undefined
  /** Why it cannot be removed. */
  readonly held?: string | undefined
}

const BUTTON =
  'grid size-11 place-items-center rounded-platen hover:bg-tray aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent'

export function MemberButtons({ name, index, count, onMove, onRemove, held }: MemberButtonsProps) {
  const [first, last] = [index === 0, index === count - 1]
  return (
    <div className="flex shrink-0">
      <button
        type="button"
        aria-label={fill(m.forms.member.moveUp, { name })}
        aria-disabled={first || undefined}
        className={BUTTON}
        onClick={() => {
          if (!first) onMove(index, index - 1)
        }}
      >
        <Arrow />
      </button>
      <button
        type="button"
        aria-label={fill(m.forms.member.moveDown, { name })}
        aria-disabled={last || undefined}
        className={BUTTON}
        onClick={() => {
          if (!last) onMove(index, index + 1)
        }}
      >
        <Arrow down />
      </button>
      {onRemove && (
        <button
          type="button"
          aria-label={fill(m.forms.member.remove, { name })}
          aria-disabled={held !== undefined || undefined}
          title={held}
          className={BUTTON}
          onClick={() => {
            if (held === undefined) onRemove()
          }}
        >
          <Cross />
        </button>
      )}
    </div>
  )
}

function Arrow({ down = false }: { down?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`size-4 ${down ? 'rotate-180' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M8 14V3M3 8l5-5 5 5" />
    </svg>
  )
}
