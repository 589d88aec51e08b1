import { useId, type ReactNode } from 'react'

interface ChoiceCardProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** What a choice needs. */
  readonly children?: ReactNode
}

export function ChoiceCard({ label, hint, checked, onChange, children }: ChoiceCardProps) {
  const id = useId()
  return (
    <div
      className={`rounded-platen border bg-sheet ${checked ? 'border-ink' : 'border-rule-strong hover:border-ink'}`}
    >
      <label htmlFor={id} className="flex min-h-16 cursor-pointer items-start gap-3 px-4 py-3">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>
          <span id={`${id}-label`} className="block font-semibold">
            {label}
          </span>
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        </span>
      </label>
      {checked && children !== undefined && (
        <div className="grid gap-4 border-t border-rule px-4 py-4">{children}</div>
      )}
    </div>
  )
}
