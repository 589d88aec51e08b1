import { TextArea, TextField } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'

interface ReasonFieldProps {
  readonly label: string
  readonly name?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly suggestions: readonly string[]
  readonly maxLength: number
  readonly optional?: string | undefined
}

export function ReasonField({ onChange, suggestions, name = 'reason', ...field }: ReasonFieldProps) {
  return (
    <div className="grid gap-2">
      <TextArea {...field} name={name} rows={3} onChange={({ target }) => onChange(target.value)} />
      <ul
        aria-label={m.decisions.suggestions}
        className="max-h-36 divide-y divide-rule overflow-y-auto border-y border-rule"
      >
        {suggestions.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChange(text)}
              className="min-h-9 w-full px-2 py-1 text-left text-sm hover:bg-tray"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The API does not accept empty fields. */
export function filledFields<Name extends string>(
  fields: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const trimmed = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(trimmed.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>
}

interface OptionalTextFieldProps {
  readonly label: string
  readonly name: string
  readonly optional: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number
}

export function OptionalTextField({ onChange, ...props }: OptionalTextFieldProps) {
  return <TextField {...props} onChange={({ target }) => onChange(target.value)} />
}
