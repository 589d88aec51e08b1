import { TextField } from '@platen/ui'
import { useState, type KeyboardEvent } from 'react'
import { usePage } from '../../../lib/page.ts'
import { parseMm } from './lengths.ts'

interface MmFieldProps {
  readonly label: string
  readonly valueMm: number
  readonly hint?: string | undefined
  readonly onCommit: (mm: number, step?: string) => void
}

/** A length in millimetres, typed with a point or a comma. It counts when the field is left or Enter is pressed. */
export function MmField({ label, valueMm, hint, onCommit }: MmFieldProps) {
  const { formats } = usePage()
  const [typed, setTyped] = useState<string>()

  function commit(): void {
    const mm = typed === undefined ? undefined : parseMm(typed)
    setTyped(undefined)
    if (mm !== undefined) onCommit(mm)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setTyped(undefined)
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const from = (typed === undefined ? undefined : parseMm(typed)) ?? valueMm
    setTyped(undefined)
    onCommit(from + direction * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1), `field ${label}`)
  }

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formats.number(valueMm)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
