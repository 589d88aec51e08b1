import { useWatch } from 'react-hook-form'
import { FormNumber, FormText } from '../../lib/form-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'

const ZONES = Intl.supportedValuesOf('timeZone')
const LOCALES = /^\s*[a-z]{2}(-[A-Z]{2})?([\s,]+[a-z]{2}(-[A-Z]{2})?)*[\s,]*$/

/** What the shop is called, and in what money and time it thinks. */
export function StoreSection() {
  const fixed = useSettingsUsage()?.currencyFixed ?? false
  const money = fixed ? 'Fixed: there are orders or costs in it.' : 'Free until the first order or cost.'
  return (
    <Section
      id="store"
      intro="What the shop is called, and in what money and time it reckons."
      preview={<Preview />}
    >
      <FormText name="storeName" label="Name" input={{ maxLength: 120 }} />
      <FormText name="tagline" label="Tagline" input={{ maxLength: 200 }} />
      <FormText
        name="shopEmail"
        label="Where the shop gets its letters"
        optional
        hint="Not shown to customers."
        input={{ type: 'email', maxLength: 254, autoComplete: 'off' }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormText
          name="locales"
          label="Languages"
          hint="The first one is the shop’s own: en, es"
          rules={{ pattern: { value: LOCALES, message: 'Codes such as en or es-NI, with commas between.' } }}
        />
        <FormText
          name="timeZone"
          label="Time zone"
          hint="Days begin and end by it."
          rules={{ validate: (zone: string) => ZONES.includes(zone) || 'Choose one of the list.' }}
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
          rules={{ pattern: { value: /^[A-Z]{3}$/, message: 'Three letters, such as USD.' } }}
          input={{ maxLength: 3, autoCapitalize: 'characters', readOnly: fixed }}
        />
        <FormNumber
          name="currencyExponent"
          label="Digits behind the point"
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

/** As in the header of the shop. */
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
