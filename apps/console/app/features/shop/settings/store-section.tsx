import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@platen/ui'
import { fill } from '@platen/messages'
import { FormNumber, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { LanguagesField } from './languages-field.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.store
const ZONES = Intl.supportedValuesOf('timeZone')

const TRANSLATED = [{ field: 'tagline', label: texts.tagline, maxLength: 200 }]

export function StoreSection() {
  return (
    <Section id="store" intro={texts.intro} preview={<Preview />}>
      <NameFields />
      <FormTranslations at="" fields={TRANSLATED} />
      <FormText
        name="shopEmail"
        label={texts.email}
        optional
        hint={texts.emailHint}
        input={{ type: 'email', maxLength: 254, autoComplete: 'off' }}
      />
      <LanguagesField />
      <div className="grid gap-6 sm:grid-cols-2">
        <MoneyFields />
        <Decimals />
      </div>
    </Section>
  )
}

export function NameFields() {
  return (
    <>
      <FormText name="storeName" label={m.settings.name} input={{ maxLength: 120 }} />
      <FormText name="tagline" label={texts.tagline} input={{ maxLength: 200 }} />
    </>
  )
}

export function MoneyFields() {
  return (
    <>
      <Currency />
      <TimeZone />
    </>
  )
}

/** Its usual decimals come with it. */
function Currency() {
  const { setValue } = useFormContext<SettingsForm>()
  const isFixed = useSettingsUsage()?.currencyFixed ?? false
  const currency = useWatch<SettingsForm, 'currency'>({ name: 'currency' })
  const codes = [...new Set([currency, ...Intl.supportedValuesOf('currency')])]
  return (
    <FormSelect
      name="currency"
      label={texts.currency}
      hint={isFixed ? texts.currencyFixed : texts.currencyFree}
      onChange={(code) => setValue('currencyExponent', usualDecimals(code))}
    >
      <Options of={isFixed ? [[currency, currencyName(currency)]] : namesOf(codes)} />
    </FormSelect>
  )
}

function Decimals() {
  const isFixed = useSettingsUsage()?.currencyFixed ?? false
  return (
    <FormNumber
      name="currencyExponent"
      label={texts.decimals}
      min={0}
      max={4}
      hint={texts.decimalsHint}
      readOnly={isFixed}
    />
  )
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function TimeZone() {
  const { setValue } = useFormContext<SettingsForm>()
  const zone = useWatch<SettingsForm, 'timeZone'>({ name: 'timeZone' })
  return (
    <div className="grid content-start gap-2">
      <FormText
        name="timeZone"
        label={texts.timeZone}
        hint={texts.timeZoneHint}
        rules={{ validate: (zone: string) => ZONES.includes(zone) || texts.timeZoneWrong }}
        input={{ list: 'time-zones', autoComplete: 'off' }}
      />
      <datalist id="time-zones">
        <Options of={ZONES} />
      </datalist>
      {zone !== ownZone && ZONES.includes(ownZone) && (
        <Button
          variant="line"
          className="justify-self-start px-3"
          onClick={() => setValue('timeZone', ownZone, { shouldValidate: true })}
        >
          {fill(texts.useOwnZone, { zone: ownZone })}
        </Button>
      )}
    </div>
  )
}

const names = new Intl.DisplayNames(locale, { type: 'currency' })

function currencyName(code: string): string {
  return `${names.of(code) ?? code} (${code})`
}

function namesOf(codes: readonly string[]) {
  return codes
    .map((code) => [code, currencyName(code)] as const)
    .toSorted((one, other) => one[1].localeCompare(other[1], locale))
}

function usualDecimals(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
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
