import { useWatch } from 'react-hook-form'
import { FormNumber, FormText } from '../../../lib/forms/form-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.settings.store
const ZONES = Intl.supportedValuesOf('timeZone')
const LOCALES = /^\s*[a-z]{2}(-[A-Z]{2})?([\s,]+[a-z]{2}(-[A-Z]{2})?)*[\s,]*$/

export function StoreSection() {
  const fixed = useSettingsUsage()?.currencyFixed ?? false
  const money = fixed ? texts.currencyFixed : texts.currencyFree
  return (
    <Section id="store" intro={texts.intro} preview={<Preview />}>
      <FormText name="storeName" label={m.settings.name} input={{ maxLength: 120 }} />
      <FormText name="tagline" label={texts.tagline} input={{ maxLength: 200 }} />
      <FormText
        name="shopEmail"
        label={texts.email}
        optional
        hint={texts.emailHint}
        input={{ type: 'email', maxLength: 254, autoComplete: 'off' }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormText
          name="locales"
          label={texts.languages}
          hint={texts.languagesHint}
          rules={{
            pattern: { value: LOCALES, message: texts.languagesWrong },
          }}
        />
        <FormText
          name="timeZone"
          label={texts.timeZone}
          hint={texts.timeZoneHint}
          rules={{ validate: (zone: string) => ZONES.includes(zone) || texts.timeZoneWrong }}
          input={{ list: 'time-zones', autoComplete: 'off' }}
        />
        <datalist id="time-zones">
          {ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <FormText
          name="currency"
          label={texts.currency}
          hint={money}
          rules={{ pattern: { value: /^[A-Z]{3}$/, message: texts.currencyWrong } }}
          input={{ maxLength: 3, autoCapitalize: 'characters', readOnly: fixed }}
        />
        <FormNumber
          name="currencyExponent"
          label={texts.decimals}
          min={0}
          max={4}
          hint={texts.decimalsHint}
          readOnly={fixed}
        />
      </div>
    </Section>
  )
}

function Preview() {
  const [storeName, tagline] = useWatch<SettingsForm, ['storeName', 'tagline']>({
    name: ['storeName', 'tagline'],
  })
  return (
    <div className="rounded-platen border border-rule">
      <p className="flex min-h-14 items-center gap-2 border-b border-rule px-3 font-display text-lg leading-none font-extrabold tracking-tight">
        <PlatenMark />
        <span className="min-w-0 break-words">{storeName}</span>
      </p>
      <p className="bg-tray px-3 py-4 text-sm text-ink-soft">
        {storeName}. {tagline}
      </p>
    </div>
  )
}

function PlatenMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <rect x="4" y="3" width="16" height="18" rx="2" />
      <path d="M12 7v10M7 12h10" className="stroke-press" />
    </svg>
  )
}
