import { useId, type ReactNode } from 'react'

interface ChoiceCardProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  readonly compact?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export function ChoiceCard({
  name,
  value,
  checked,
  id,
  describedBy,
  compact = false,
  onChoose,
  children,
}: ChoiceCardProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-platen border border-rule-strong bg-sheet transition-colors hover:border-ink has-checked:border-press has-checked:bg-press-wash has-checked:shadow-[inset_0_0_0_1px_var(--press)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press has-disabled:cursor-not-allowed has-disabled:opacity-60 ${compact ? 'px-3 py-2' : 'p-4'}`}
    >
      <input
        type="radio"
        className="mt-1 size-4 shrink-0 outline-none"
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-describedby={describedBy}
        onChange={onChoose}
      />
      <span className="grid min-w-0 flex-1 gap-1">{children}</span>
    </label>
  )
}

interface ChoiceGroupProps {
  readonly legend: string
  readonly error?: string | undefined
  readonly columns: 2 | 3
  readonly children: ReactNode
}

export function ChoiceGroup({ legend, error, columns, children }: ChoiceGroupProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>{children}</div>
      {error !== undefined && (
        <p id={errorId} className="mt-2 text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
