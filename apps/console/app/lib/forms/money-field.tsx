import { TextField } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { useShop } from '../formats.ts'
import { readAmount, writeDecimal } from './decimal-text.ts'
import { m } from '../../messages/messages.ts'

interface MoneyFieldProps {
  readonly label: ReactNode
  /** Minor units; undefined while the text is not an amount. */
  readonly valueMinor: number | undefined
  readonly onChange: (valueMinor: number | undefined) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optional?: string | undefined
  readonly name?: string
  readonly required?: boolean
  readonly className?: string
}

export function MoneyField({ label, valueMinor, onChange, error, ...rest }: MoneyFieldProps) {
  const { currency = '', currencyExponent = 2 } = useShop().data ?? {}
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  // Keeps the text as typed until the value is set from elsewhere.
  const shown =
    typed !== undefined && readAmount(typed, currencyExponent) === valueMinor
      ? typed
      : valueMinor === undefined
        ? (typed ?? '')
        : writeDecimal(valueMinor, currencyExponent)
  const unreadable = left && valueMinor === undefined && shown.trim() !== ''
  return (
    <TextField
      {...rest}
      error={unreadable ? m.forms.amount : error}
      onBlur={() => setLeft(true)}
      label={
        <>
          {label} <span className="figures text-sm font-normal text-ink-soft">{currency}</span>
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readAmount(target.value, currencyExponent))
      }}
    />
  )
}
