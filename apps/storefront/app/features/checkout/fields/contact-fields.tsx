import { TextField } from '@platen/ui'
import { callingCodeOf } from '@platen/formats/phone'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { useTextFields, type FieldProps } from './field-props.ts'

export function ContactFields(form: FieldProps) {
  const texts = usePage().messages.checkout
  const field = useTextFields(form)
  const { country } = form.rules
  const code = country === undefined ? undefined : callingCodeOf(country)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField {...field('name')} className="sm:col-span-2" autoComplete="name" maxLength={120} required />
      <p className="text-sm text-ink-soft sm:col-span-2">{texts.contactHint}</p>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        {...field('phone')}
        hint={code === undefined ? texts.phoneHintAbroad : fill(texts.phoneHint, { code })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </div>
  )
}
