import { LOCALES, LOCALE_NAMES, isLocale, type Locale } from '@platen/messages'
import { SelectField } from '@platen/ui'
import { Options } from '../../../lib/forms/options.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { keepLanguage } from '../../../messages/language.ts'
import { m } from '../../../messages/messages.ts'
import { useMe } from '../session/index.ts'

/** The page is loaded again in the chosen language. */
export function LanguageField({ className }: { className?: string }) {
  const { locale } = useMe()
  const change = useAction({
    send: (chosen: Locale | null) => api.replaceOwnLanguage({ body: { locale: chosen } }),
    changes: ['session'],
    onDone: (now) => {
      if (keepLanguage(now.locale)) location.reload()
    },
  })
  return (
    <SelectField
      className={className}
      label={m.account.language.label}
      hint={m.account.language.hint}
      title={change.unavailable}
      disabled={change.unavailable !== undefined || change.busy}
      value={locale ?? ''}
      onChange={({ target: { value } }) => change.run(isLocale(value) ? value : null)}
    >
      <option value="">{m.account.language.browser}</option>
      <Options of={LOCALES.map((one) => [one, LOCALE_NAMES[one]])} />
    </SelectField>
  )
}
