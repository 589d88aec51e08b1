import { TextField } from '@platen/ui'
import { useId, useState, type ReactNode } from 'react'

export interface LookupOption {
  readonly id: string
  /** What is typed or chosen: an order number, a SKU. */
  readonly name: string
  /** What tells it from others. */
  readonly detail: string
}

interface LookupFieldProps {
  readonly label: ReactNode
  readonly options: readonly LookupOption[]
  /** The name of what is chosen, or what was typed so far. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly hint?: ReactNode
  readonly optional?: string
  readonly error?: string | undefined
  readonly name?: string
}

/** Names a record by a few letters, with what the browser offers for it. Says what was found before it is sent. */
export function LookupField({ label, options, text, onText, hint, error, ...rest }: LookupFieldProps) {
  const listId = useId()
  const [left, setLeft] = useState(false)
  const found = findOption(options, text)
  const missing = left && text.trim() !== '' && !found
  return (
    <>
      <TextField
        {...rest}
        label={label}
        list={listId}
        autoComplete="off"
        value={text}
        hint={found ? `✓ ${found.detail}` : hint}
        error={missing ? 'There is none by this name.' : error}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onText(target.value)}
      />
      <datalist id={listId}>
        {options.map(({ id, name, detail }) => (
          <option key={id} value={name}>
            {detail}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** By its whole name, in whatever case. */
export function findOption(options: readonly LookupOption[], text: string): LookupOption | undefined {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? undefined : options.find(({ name }) => name.toLowerCase() === wanted)
}
