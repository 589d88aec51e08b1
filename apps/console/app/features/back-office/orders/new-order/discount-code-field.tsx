import { TextField } from '@platen/ui'
import { useState } from 'react'
import { m } from '../../../../messages/messages.ts'

interface DiscountCodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Changes when the input is left, because each price with a code counts as a try of one. */
export function DiscountCodeField({ value, onChange }: DiscountCodeFieldProps) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    setTyped(value)
  }
  return (
    <TextField
      label={m.orderWords.amounts.code}
      name="discountCode"
      optional={m.shared.optional}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onChange(typed.trim())}
    />
  )
}
