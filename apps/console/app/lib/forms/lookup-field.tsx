import { useState } from 'react'
import { SuggestionField } from './suggestion-field.tsx'
import type { Suggestion, SuggestionFieldProps } from './suggestion-list-field.tsx'
import { m } from '../../messages/messages.ts'

export interface LookupOption extends Suggestion {
  readonly id: string
  readonly detail: string
}

interface LookupFieldProps extends SuggestionFieldProps {
  readonly options: readonly LookupOption[]
}

export function LookupField({ options, text, hint, error, ...rest }: LookupFieldProps) {
  const [left, setLeft] = useState(false)
  const found = findOption(options, text)
  const missing = left && text.trim() !== '' && !found
  return (
    <SuggestionField
      {...rest}
      options={options}
      text={text}
      hint={found ? `✓ ${found.detail}` : hint}
      error={missing ? m.forms.notInList : error}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
    />
  )
}

/** Ignores case. */
export function findOption(options: readonly LookupOption[], text: string): LookupOption | undefined {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? undefined : options.find(({ name }) => name.toLowerCase() === wanted)
}
