import { useWatch } from 'react-hook-form'
import { FormNumber, FormText } from '../../../lib/forms/form-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'

const ZONES = Intl.supportedValuesOf('timeZone')
const LOCALES = /^\s*[a-z]{2}(-[A-Z]{2})?([\s,]+[a-z]{2}(-[A-Z]{2})?)*[\s,]*$/

export function StoreSection() {
  const fixed = useSettingsUsage()?.currencyFixed ?? false
  const money = fixed
    ? 'Cannot be changed once there are orders or costs.'
    : 'Can be changed until the first order or cost.'
  return (
    <Section id="store" intro="Name, languages, time zone and currency of your store." preview={<Preview />}>
      <FormText name="storeName" label="Name" input={{ maxLength: 120 }} />
      <FormText name="tagline" label="Tagline" input={{ maxLength: 200 }} />
      <FormText
        name="shopEmail"
        label="Notification email"
        optional
        hint="Not shown to customers."
        input={{ type: 'email', maxLength: 254, autoComplete: 'off' }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormText
          name="locales"
          label="Languages"
          hint="The first one is the default. For example: en, es"
          rules={{
            pattern: { value: LOCALES, message: 'Enter codes such as en or es-NI, separated by commas.' },
          }}
        />
        <FormText
          name="timeZone"
          label="Time zone"
          hint="Decides when a day begins and ends."
          rules={{ validate: (zone: string) => ZONES.includes(zone) || 'Choose a time zone from the list.' }}
          input={{ list: 'time-zones', autoComplete: 'off' }}
        />
        <datalist id="time-zones">
          {ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <FormText
          name="currency"
          label="Currency"
          hint={money}
          rules={{ pattern: { value: /^[A-Z]{3}$/, message: 'Enter three letters, such as USD.' } }}
          input={{ maxLength: 3, autoCapitalize: 'characters', readOnly: fixed }}
        />
        <FormNumber
          name="currencyExponent"
          label="Decimal places"
          min={0}
          max={4}
          hint="2 for dollars."
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
