import { TextArea } from '@platen/ui'

interface ReasonFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly suggestions: readonly string[]
  readonly maxLength: number
  readonly optional?: string | undefined
}

export function ReasonField({ label, value, onChange, suggestions, maxLength, optional }: ReasonFieldProps) {
  return (
    <div className="grid gap-2">
      <TextArea
        label={label}
        optional={optional}
        rows={3}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <ul
        aria-label="Suggested reasons"
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
