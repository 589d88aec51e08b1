import { FormArea, FormCheck, FormText } from '../../../lib/forms/form-fields.tsx'
import { offeredLocales, LOCALE_NAMES } from '@platen/messages'
import { fill } from '@platen/messages'
import { useWatch } from 'react-hook-form'
import { m } from '../../../messages/messages.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'

const texts = m.settings.documents
const PREFIX = /^\s*[A-Z][A-Z0-9]{0,9}(-[A-Z0-9]{1,10})?\s*$/

export function DocumentsSection() {
  const locales = useWatch<SettingsForm, 'locales'>({ name: 'locales' })
  const [, ...others] = offeredLocales(locales.split(/[\s,]+/))
  return (
    <Section id="documents" intro={texts.intro}>
      <FormText
        name="documents.legalName"
        label={texts.legalName}
        hint={texts.legalNameHint}
        optional
        input={{ maxLength: 200 }}
      />
      <FormArea
        name="documents.address"
        label={texts.address}
        hint={texts.addressHint}
        optional
        maxLength={400}
      />
      <FormText
        name="documents.taxId"
        label={texts.taxId}
        optional
        input={{ maxLength: 40 }}
        className="max-w-md"
      />
      <div className="grid gap-6 sm:grid-cols-3">
        {(['invoice', 'credit_note', 'receipt'] as const).map((kind) => (
          <FormText
            key={kind}
            name={`documents.prefixes.${kind}`}
            label={texts.prefixes[kind]}
            rules={{ validate: (typed: string) => PREFIX.test(typed) || texts.prefixWrong }}
            input={{ maxLength: 21, autoCapitalize: 'characters', spellCheck: false }}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{texts.prefixHint}</p>
      <FormCheck name="documents.receipts" label={texts.receipts} hint={texts.receiptsHint} />
      <FormArea
        name="documents.footer"
        label={texts.footer}
        hint={texts.footerHint}
        optional
        maxLength={1000}
      />
      {others.map((locale) => (
        <FormArea
          key={locale}
          name={`documents.translations.${locale}.footer`}
          label={fill(texts.footerIn, { language: LOCALE_NAMES[locale] })}
          optional
          maxLength={1000}
        />
      ))}
    </Section>
  )
}
