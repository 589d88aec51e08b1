import { TextField } from '@platen/ui'
import { useState, type KeyboardEvent } from 'react'
import { usePage } from '../../../lib/page.ts'
import { parseMm } from './lengths.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly hint?: string | undefined
  /** Steps of the arrow keys have a name, so that they are undone together. */
  readonly onCommit: (value: number, step?: string) => void
}

/** Takes effect when it is left or confirmed; arrow keys step by 1, with Shift by 10, with Alt by 0.1. */
export function NumberField({ label, value, hint, onCommit }: NumberFieldProps) {
  const { formats } = usePage()
  const [typed, setTyped] = useState<string>()

  function commit(): void {
    const number = typed === undefined ? undefined : parseMm(typed)
    setTyped(undefined)
    if (number !== undefined) onCommit(number)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setTyped(undefined)
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const from = (typed === undefined ? undefined : parseMm(typed)) ?? value
    setTyped(undefined)
    onCommit(from + direction * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1), `field ${label}`)
  }

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formats.number(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
