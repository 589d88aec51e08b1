import { TextField } from '@platen/ui'
import { callingCodeOf } from '../../../lib/phone.ts'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { fieldId, type FieldProps } from './field-props.ts'

/** The customer's name and contact details. */
export function ContactFields({ draft, rules, errorOf, change }: FieldProps) {
  const { messages } = usePage()
  const texts = messages.checkout
  const code = rules.country === undefined ? undefined : callingCodeOf(rules.country)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        id={fieldId('name')}
        className="sm:col-span-2"
        label={texts.name}
        autoComplete="name"
        maxLength={120}
        required
        value={draft.name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <p className="text-sm text-ink-soft sm:col-span-2">{texts.contactHint}</p>
      <TextField
        id={fieldId('email')}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        error={errorOf('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        id={fieldId('phone')}
        label={texts.phone}
        hint={code === undefined ? texts.phoneHintAbroad : fill(texts.phoneHint, { code })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        error={errorOf('phone')}
        onChange={({ target }) => change({ phone: target.value })}
      />
    </div>
  )
}
