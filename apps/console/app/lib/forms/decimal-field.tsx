import { TextField } from '@platen/ui'
import { useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { typedDecimal, writeDecimal } from './decimal-text.ts'

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
      error={unreadable ? `Enter a number${example(exponent)}.` : error}
    />
  )
}

function example(exponent: number): string {
  return exponent === 0
    ? ' without decimals'
    : ` such as ${writeDecimal(1250 * 10 ** (exponent - 1), exponent)}`
}
