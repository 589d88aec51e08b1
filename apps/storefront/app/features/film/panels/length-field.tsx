import { useId, useState } from 'react'
import { useBuilder } from '../builder-context.ts'

interface LengthFieldProps {
  readonly label: string
  /** For the accessible name, where several fields have the same label. */
  readonly of: string
  readonly mm: number
  readonly mostMm: number
  readonly allowsZero?: boolean
  readonly onChange: (mm: number) => void
}

/** Takes over what is typed on Enter or when it is left, so that a half-typed number never moves anything. */
export function LengthField({ label, of, mm, mostMm, allowsZero = false, onChange }: LengthFieldProps) {
  const { lengths } = useBuilder()
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const take = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const wanted = allowsZero && /^\s*0+\s*$/.test(typed) ? 0 : lengths.parse(typed)
    if (wanted !== undefined && typed !== lengths.value(mm)) onChange(Math.min(mostMm, wanted))
  }
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        aria-label={`${label}: ${of}`}
        inputMode="decimal"
        autoComplete="off"
        className="figures h-11 w-full min-w-0 rounded-platen border border-rule-strong bg-sheet px-2 text-ink"
        value={typed ?? lengths.value(mm)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
    </div>
  )
}
