import { usePage } from '../../lib/page.ts'

interface ConsentProps {
  readonly checked: boolean
  readonly error: string | undefined
  readonly onChange: (consent: boolean) => void
}

export function Consent({ checked, error, onChange }: ConsentProps) {
  const { messages } = usePage()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={checked}
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'consent-error'}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 flex-none"
        />
        {messages.contact.consent}
      </label>
      {error !== undefined && (
        <p id="consent-error" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
