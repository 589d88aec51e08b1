import { Cross } from '@platen/ui'

interface RemoveButtonProps {
  readonly label: string
  /** Why it cannot be removed. */
  readonly held?: string | undefined
  readonly className?: string
  readonly onRemove: () => void
}

export function RemoveButton({ label, held, className = '', onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={held !== undefined || undefined}
      title={held}
      className={`grid size-11 shrink-0 place-items-center rounded-platen hover:bg-tray aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${className}`}
      onClick={() => {
        if (held === undefined) onRemove()
      }}
    >
      <Cross />
    </button>
  )
}
