import { Button, Cross } from '@platen/ui'
import { useKeys } from '../../lib/keys.ts'

interface NestBarProps {
  readonly chosen: number
  /** Those of them that wait for film. */
  readonly queued: number
  /** Why nothing may be done here at all. */
  readonly unavailable: string | undefined
  readonly onNest: () => void
  readonly onClear: () => void
}

/** What can be done with the prints that are chosen. */
export function NestBar({ chosen, queued, unavailable, onNest, onClear }: NestBarProps) {
  const off = unavailable ?? (queued === 0 ? 'None of these waits for film.' : undefined)
  useKeys({
    t: { label: 'Nest the chosen prints', run: onNest, unavailable: off },
    Escape: { label: 'Choose none', run: onClear },
  })
  return (
    <div
      role="toolbar"
      aria-label="The chosen prints"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t-2 border-ink bg-sheet px-4 py-3 shadow-platen md:-mx-6 md:px-6"
    >
      <p role="status" className="font-semibold">
        <span className="figures">{chosen}</span> chosen
        {queued < chosen && (
          <span className="font-normal text-ink-soft">
            , <span className="figures">{queued}</span> waiting for film
          </span>
        )}
      </p>
      <button
        type="button"
        aria-label="Choose none"
        aria-keyshortcuts="Escape"
        onClick={onClear}
        className="mr-2 grid size-11 place-items-center rounded-platen hover:bg-tray"
      >
        <Cross />
      </button>
      <Button unavailable={off} aria-keyshortcuts="t" onClick={onNest}>
        Nest these
      </Button>
    </div>
  )
}
