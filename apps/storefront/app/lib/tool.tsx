import { Icon } from '@platen/ui'

interface ToolProps {
  readonly label: string
  readonly d: string
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly onClick: () => void
}

/** A button of a toolbar that shows an icon only. */
export function Tool({ label, d, disabled, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center hover:bg-tray disabled:text-rule-strong aria-pressed:bg-press-wash aria-pressed:text-press"
    >
      <Icon d={d} />
    </button>
  )
}
