import { LOCALE_NAMES, type Locale } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useWatch } from 'react-hook-form'
import { fill } from '@platen/messages'
import { FormArea, FormText } from '../../../lib/forms/form-fields.tsx'
import { POLICIES, type BrandForm, type Languages } from './brand-document.ts'
import { Section } from './section.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.texts
const MOST = { about: 4_000, delivery: 10_000, returns: 10_000, privacy: 20_000, terms: 20_000 }
/** As high as its text, within limits. */
const GROWING = '[&_textarea]:field-sizing-content [&_textarea]:max-h-96 [&_textarea]:min-h-24'

interface TextsSectionProps {
  readonly language: Locale
  readonly languages: Languages
  readonly onLanguage: (language: Locale) => void
  readonly readOnly: boolean
}

export function TextsSection({ language, languages, onLanguage, readOnly }: TextsSectionProps) {
  const [first] = languages
  return (
    <Section id="texts" intro={texts.intro}>
      {languages.length > 1 && (
        <div>
          <div role="group" aria-label={texts.language} className="flex flex-wrap gap-1">
            {languages.map((one) => (
              <button
                key={one}
                type="button"
                lang={one}
                aria-pressed={one === language}
                onClick={() => onLanguage(one)}
                className="min-h-11 rounded-platen border border-rule-strong px-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
              >
                {LOCALE_NAMES[one]}
              </button>
            ))}
          </div>
          <p className="mt-2 text-sm text-ink-soft">
            {fill(language === first ? texts.baseHint : texts.translationHint, {
              language: LOCALE_NAMES[first],
            })}
          </p>
        </div>
      )}
      {/* Each language has inputs of its own, so that none shows the error or the selection of another. */}
      <fieldset
        key={language}
        disabled={readOnly}
        className="grid min-w-0 gap-6 [&_:is(input,textarea)]:placeholder:italic"
      >
        <TextFields at={language === first ? 'texts' : `translations.${language}`} />
      </fieldset>
    </Section>
  )
}

function TextFields({ at }: { at: 'texts' | `translations.${Locale}` }) {
  const base = useWatch<BrandForm, 'texts'>({ name: 'texts' })
  const placeholder = (name: keyof BrandForm['texts']) => (at === 'texts' ? undefined : base[name])
  return (
    <>
      <h3 className="text-lg">{texts.startPage}</h3>
      <FormText
        name={`${at}.heroTitle`}
        label={texts.heroTitle}
        optional
        input={{ maxLength: 120, placeholder: placeholder('heroTitle') }}
      />
      <FormArea
        name={`${at}.heroText`}
        label={texts.heroText}
        optional
        maxLength={400}
        placeholder={placeholder('heroText')}
      />
      <div className="mt-4">
        <h3 className="text-lg">{texts.aboutAndPolicies}</h3>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          <MarkedText
            text={texts.markdown}
            marks={{
              code: (text) => (
                <code className="figures rounded-platen bg-tray px-1 whitespace-nowrap text-ink">{text}</code>
              ),
            }}
          />
        </p>
      </div>
      <FormArea
        name={`${at}.about`}
        label={texts.about}
        hint={texts.aboutHint}
        optional
        maxLength={MOST.about}
        placeholder={placeholder('about')}
        className={GROWING}
      />
      {POLICIES.map((policy) => (
        <FormArea
          key={policy}
          name={`${at}.${policy}`}
          label={texts.policies[policy]}
          hint={texts.policyHints[policy]}
          optional
          maxLength={MOST[policy]}
          placeholder={placeholder(policy)}
          className={GROWING}
        />
      ))}
    </>
  )
}
