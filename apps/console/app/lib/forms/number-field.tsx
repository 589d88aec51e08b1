import { TextField } from '@platen/ui'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '@platen/messages'
import { m } from '../../messages/messages.ts'

interface NumberFieldProps {
  readonly label: ReactNode
  readonly value: number
  readonly min: number
  readonly max: number
  readonly digits?: number
  readonly unit?: string
  readonly hint?: ReactNode
  readonly name?: string
  readonly error?: string | undefined
  readonly className?: string
  /** Changes with the same step are undone together: those of one visit to the field. */
  readonly onChange: (value: number, step: string) => void
}

/** Values within bounds are passed on at once. A field that is left with another text keeps the last one and says so. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, digits = 0, unit, hint, name, error, className, onChange } = props
  const [typed, setTyped] = useState<string>()
  const [visit, setVisit] = useState(0)
  const [reverted, setReverted] = useState<number>()
  const number = typed === undefined ? value : parseNumber(typed, digits)
  const wrong = number === undefined || number < min || number > max
  const step = `${name ?? ''} ${visit}`
  const problem = wrong ? m.forms.numberFromTo : reverted === value ? m.forms.notChanged : undefined
  const refusal = problem && fill(problem, { min, max })

  function enter(): void {
    setVisit(visit + 1)
    setReverted(undefined)
  }

  function leave(): void {
    setReverted(wrong && typed?.trim() !== '' ? value : undefined)
    setTyped(undefined)
  }

  function type(text: string): void {
    setTyped(text)
    const next = parseNumber(text, digits)
    if (next !== undefined && next >= min && next <= max) onChange(next, step)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const size = event.shiftKey ? 10 : event.altKey ? 10 ** -digits : 1
    const next = Math.min(max, Math.max(min, rounded(value + direction * size, digits)))
    setTyped(undefined)
    onChange(next, step)
  }

  return (
    <TextField
      label={
        <>
          {label}{' '}
          {unit !== undefined && <span className="figures text-sm font-normal text-ink-soft">{unit}</span>}
        </>
      }
      hint={hint}
      name={name}
      error={refusal ?? error}
      className={className ?? ''}
      inputMode={min < 0 ? 'text' : digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? String(value)}
      onFocus={enter}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}

/** Accepts "12,5", "12.5" and "-3 mm"; undefined if invalid or with too many decimals. */
function parseNumber(text: string, digits: number): number | undefined {
  const match = /^([+\-−]?)(\d{1,6})(?:[.,](\d*))?[a-z°%]*$/i.exec(text.replaceAll(/\s/g, ''))
  if (!match || (match[3] ?? '').length > digits) return undefined
  const size = Number(`${match[2] ?? ''}.${match[3] ?? ''}0`)
  return match[1] === '' || match[1] === '+' ? size : -size
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
