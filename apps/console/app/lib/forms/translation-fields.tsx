import { fill, LOCALE_NAMES, offeredLocales, type Locale } from '@platen/messages'
import { TextArea, TextField } from '@platen/ui'
import { Controller, useWatch } from 'react-hook-form'
import { m } from '../../messages/messages.ts'
import { useShop } from '../formats.ts'

const words = m.forms.translations

type Texts = Partial<Record<string, string>>
type Translations = Partial<Record<Locale, Texts>>

interface TranslatedField {
  readonly field: string
  readonly label: string
  readonly maxLength: number
  readonly isLong?: boolean
}

interface TranslationFieldsProps {
  /** As the API names them in a refusal, such as `zones.0.translations`. */
  readonly name: string
  readonly fields: readonly TranslatedField[]
  /** What stands where there is no translation. Fields without a text need none. */
  readonly texts: Readonly<Partial<Record<string, string | null>>>
  readonly value: Translations | undefined
  readonly onChange: (translations: Translations) => void
}

/** What the owner wrote, in the other languages of the shop. Nothing in a shop that has only one. */
export function TranslationFields({ name, fields, texts, value = {}, onChange }: TranslationFieldsProps) {
  const [, ...languages] = offeredLocales(useShop().data?.locales ?? [])
  const written = fields.filter(({ field }) => (texts[field] ?? '').trim() !== '')
  if (languages.length === 0 || written.length === 0) return null
  const complete = languages.filter((locale) => written.every(({ field }) => value[locale]?.[field]))
  return (
    <details className="min-w-0 rounded-platen border border-rule">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {words.title}{' '}
        <span className="text-sm font-normal text-ink-soft">
          {fill(words.done, { done: complete.length, all: languages.length })}
        </span>
      </summary>
      <div className="grid gap-6 px-4 pt-2 pb-4">
        {languages.map((locale) => (
          <fieldset key={locale} name={`${name}.${locale}`} tabIndex={-1} className="grid min-w-0 gap-3">
            <legend className="mb-2 text-sm text-ink-soft">{LOCALE_NAMES[locale]}</legend>
            {written.map(({ field, label, maxLength, isLong = false }) => {
              const Field = isLong ? TextArea : TextField
              return (
                <Field
                  key={field}
                  label={`${label} (${LOCALE_NAMES[locale]})`}
                  name={`${name}.${locale}.${field}`}
                  lang={locale}
                  maxLength={maxLength}
                  autoComplete="off"
                  placeholder={texts[field] ?? undefined}
                  className="[&_:is(input,textarea)]:placeholder:italic"
                  value={value[locale]?.[field] ?? ''}
                  onChange={({ target }: { target: { value: string } }) =>
                    onChange(withText(value, locale, field, target.value))
                  }
                />
              )
            })}
          </fieldset>
        ))}
      </div>
    </details>
  )
}

function withText(translations: Translations, locale: Locale, field: string, text: string): Translations {
  const { [locale]: texts, ...others } = translations
  const { [field]: _, ...rest } = texts ?? {}
  const own = text.trim() === '' ? rest : { ...rest, [field]: text }
  return Object.keys(own).length === 0 ? others : { ...others, [locale]: own }
}

interface FormTranslationsProps {
  /** Of the record in the form; empty for the form itself. */
  readonly at: string
  readonly fields: readonly TranslatedField[]
}

/** In a `FormProvider`, beside the fields of the same names. */
export function FormTranslations({ at, fields }: FormTranslationsProps) {
  const prefix = at === '' ? '' : `${at}.`
  const texts = useWatch({ name: fields.map(({ field }) => `${prefix}${field}`) }) as unknown[]
  const name = `${prefix}translations`
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <TranslationFields
          name={name}
          fields={fields}
          texts={Object.fromEntries(
            fields.map(({ field }, at) => [field, typeof texts[at] === 'string' ? texts[at] : null]),
          )}
          value={value as Translations | undefined}
          onChange={onChange}
        />
      )}
    />
  )
}
