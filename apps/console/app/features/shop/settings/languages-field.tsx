import { LOCALE_NAMES, LOCALES, localeFor, type Locale } from '@platen/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup } from '../../../lib/forms/form-fields.tsx'
import { languageName } from '../../../lib/formats.ts'
import type { SettingsForm } from './settings-document.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.settings.store

/** The first one is what customers read who ask for none. A region, as in es-NI, stays as it is. */
export function LanguagesField() {
  const { setValue } = useFormContext<SettingsForm>()
  const line = useWatch<SettingsForm, 'locales'>({ name: 'locales' })
  const offered = line.split(/[\s,]+/).filter((one) => one !== '')
  const codeOf = (language: Locale) => offered.find((one) => localeFor([one]) === language)
  const set = (codes: readonly string[]) => setValue('locales', codes.join(', '), { shouldDirty: true })
  return (
    <FieldGroup name="locales" legend={texts.languages}>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{texts.languagesHint}</p>
      <ul className="max-w-xl border-t border-rule">
        {LOCALES.map((language) => {
          const code = codeOf(language)
          return (
            <li key={language} className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule">
              <label className="flex min-h-12 flex-1 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={code !== undefined}
                  disabled={code !== undefined && offered.length === 1}
                  onChange={() =>
                    set(code === undefined ? [...offered, language] : offered.filter((one) => one !== code))
                  }
                  className="size-6 shrink-0"
                />
                <span lang={language} className="font-semibold">
                  {LOCALE_NAMES[language]}
                </span>
                <span className="text-sm text-ink-soft">{languageName(language)}</span>
              </label>
              {code !== undefined && (
                <label className="flex min-h-12 cursor-pointer items-center gap-2 text-sm">
                  <input
                    type="radio"
                    aria-label={`${texts.firstLanguage}: ${languageName(language)}`}
                    checked={offered[0] === code}
                    onChange={() => set([code, ...offered.filter((one) => one !== code)])}
                    className="size-5 shrink-0"
                  />
                  {texts.firstLanguage}
                </label>
              )}
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}
