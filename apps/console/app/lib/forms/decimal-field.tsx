import { TextField } from '@platen/ui'
import { useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { fill } from '@platen/messages'
import { typedDecimal, writeDecimal } from './decimal-text.ts'
import { m } from '../../messages/messages.ts'

type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'autoFocus' | 'name' | 'onBlur'>

interface DecimalFieldProps extends InputProps {
  readonly label: ReactNode
  /** In its smallest unit: cents, or millimetres for metres. Undefined while empty, NaN while invalid. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly exponent: number
  readonly hint?: ReactNode
  readonly optional?: string | undefined
  readonly error?: string | undefined
  readonly className?: string
}

export function DecimalField({ value, onChange, exponent, error, onBlur, ...rest }: DecimalFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : writeDecimal(value, exponent))
  const [left, setLeft] = useState(false)
  // Set from elsewhere: a restored draft, a cleared form.
  const typed = typedDecimal(text, exponent)
  if (!Object.is(typed, value) && !Number.isNaN(value)) {
    setText(value === undefined ? '' : writeDecimal(value, exponent))
  }
  const unreadable = left && Number.isNaN(typed)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(typedDecimal(target.value, exponent))
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      error={unreadable ? wrongNumber(exponent) : error}
    />
  )
}

function wrongNumber(exponent: number): string {
  if (exponent === 0) return m.forms.numberWithoutDecimals
  return fill(m.forms.numberLike, { example: writeDecimal(1250 * 10 ** (exponent - 1), exponent) })
}
