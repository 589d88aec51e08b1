import { COUNTRIES } from '@platen/formats/countries'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  FieldGroup,
  FormCheck,
  FormMoney,
  FormNumber,
  FormSelect,
  FormText,
} from '../../../lib/forms/form-fields.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import type { SettingsForm } from './settings-document.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.areas
const MAX_DAYS = 365
const TRANSLATED = [{ field: 'name', label: m.settings.name, maxLength: 120 }]
const NAMES_LENGTH = 4_000

export const NEW_AREA: SettingsForm['deliveryAreas'][number] = {
  ...{ id: '', name: '', country: '', regions: '', places: '', feeMinor: 0 },
  ...{ days: { min: 1, max: 3 }, paymentInstructionIds: [], active: true },
}

export function DeliveryAreaFields({ index }: { index: number }) {
  const at = `deliveryAreas.${index}` as const
  const { getValues } = useFormContext<SettingsForm>()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name={`${at}.name`} label={m.settings.name} input={{ maxLength: 120 }} />
        <FormMoney name={`${at}.feeMinor`} label={m.settings.fee} hint={texts.feeHint} />
        <FormSelect name={`${at}.country`} label={texts.country} empty={texts.countryMissing}>
          <option value="">{texts.chooseCountry}</option>
          <Options of={countries} />
        </FormSelect>
        <FormText
          name={`${at}.regions`}
          label={texts.regions}
          optional
          hint={texts.regionsHint}
          input={{ maxLength: NAMES_LENGTH, autoComplete: 'off' }}
        />
        <FormText
          name={`${at}.places`}
          label={texts.places}
          optional
          hint={texts.placesHint}
          className="sm:col-span-2"
          input={{ maxLength: NAMES_LENGTH, autoComplete: 'off' }}
        />
        <FormNumber name={`${at}.days.min`} label={texts.fastest} min={0} max={MAX_DAYS} />
        <FormNumber
          name={`${at}.days.max`}
          label={texts.slowest}
          min={0}
          max={MAX_DAYS}
          notBelow={() => getValues(`${at}.days.min`)}
        />
      </div>
      <FormTranslations at={at} fields={TRANSLATED} />
      <PaymentMethods at={at} />
      <FormCheck name={`${at}.active`} label={m.settings.showInStore} hint={texts.activeHint} />
    </>
  )
}

function PaymentMethods({ at }: { at: `deliveryAreas.${number}` }) {
  const { register } = useFormContext<SettingsForm>()
  const instructions = useWatch<SettingsForm, 'paymentInstructions'>({ name: 'paymentInstructions' })
  return (
    <FieldGroup name={`${at}.paymentInstructionIds`} legend={texts.payment}>
      <p className="text-sm text-ink-soft">{texts.paymentHint}</p>
      <div className="grid sm:grid-cols-2">
        {instructions
          .filter(({ id }) => id !== '')
          .map(({ id, label }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...register(`${at}.paymentInstructionIds`)}
                type="checkbox"
                value={id}
                className="size-6 shrink-0"
              />
              {label}
            </label>
          ))}
      </div>
    </FieldGroup>
  )
}

const names = new Intl.DisplayNames(locale, { type: 'region' })
const countries = COUNTRIES.map((code) => [code, names.of(code) ?? code] as const).toSorted((one, other) =>
  one[1].localeCompare(other[1], locale),
)
