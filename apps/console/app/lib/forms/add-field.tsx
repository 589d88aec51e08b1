import { Button, TextField } from '@platen/ui'
import { useState } from 'react'
import { m } from '../../messages/messages.ts'

interface AddFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
  readonly maxLength: number
  readonly addLabel: string
  readonly isTaken?: (name: string) => boolean
  readonly unavailable?: string | undefined
  readonly onAdd: (name: string) => void
}

export function AddField(props: AddFieldProps) {
  const { label, placeholder = label, hint, maxLength, addLabel, isTaken, unavailable, onAdd } = props
  const [name, setName] = useState('')
  const taken = isTaken?.(name) ?? false
  const add = () => {
    if (name.trim() === '' || taken || unavailable !== undefined) return
    onAdd(name.trim())
    setName('')
  }
  return (
    <div className="mt-2 flex flex-wrap items-start gap-2">
      <TextField
        label={<span className="sr-only">{label}</span>}
        placeholder={placeholder}
        hint={hint}
        maxLength={maxLength}
        value={name}
        error={taken ? m.forms.nameTaken : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        className="min-w-40 flex-1"
      />
      <Button variant="line" className="mt-1 shrink-0" unavailable={unavailable} onClick={add}>
        {addLabel}
      </Button>
    </div>
  )
}
