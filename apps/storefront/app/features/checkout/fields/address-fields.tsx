import { SelectField, TextField } from '@platen/ui'
import { useMemo } from 'react'
import { COUNTRIES } from '../../../lib/phone.ts'
import { usePage } from '../../../lib/page.ts'
import { fieldId, type FieldProps } from './field-props.ts'

/** Where to deliver. */
export function AddressFields({ draft, errorOf, change }: FieldProps) {
  const { language, messages } = usePage()
  const texts = messages.checkout
  const countries = useMemo(() => countriesIn(language), [language])
  const optional = messages.shell.optional
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <TextField
        id={fieldId('line1')}
        className="sm:col-span-6"
        label={texts.line1}
        autoComplete="address-line1"
        maxLength={200}
        required
        value={draft.line1}
        error={errorOf('line1')}
        onChange={({ target }) => change({ line1: target.value })}
      />
      <TextField
        id={fieldId('line2')}
        className="sm:col-span-6"
        label={texts.line2}
        optional={optional}
        autoComplete="address-line2"
        maxLength={200}
        value={draft.line2}
        error={errorOf('line2')}
        onChange={({ target }) => change({ line2: target.value })}
      />
      <TextField
        id={fieldId('city')}
        className="sm:col-span-3"
        label={texts.city}
        autoComplete="address-level2"
        maxLength={120}
        required
        value={draft.city}
        error={errorOf('city')}
        onChange={({ target }) => change({ city: target.value })}
      />
      <TextField
        id={fieldId('region')}
        className="sm:col-span-3"
        label={texts.region}
        optional={optional}
        autoComplete="address-level1"
        maxLength={120}
        value={draft.region}
        error={errorOf('region')}
        onChange={({ target }) => change({ region: target.value })}
      />
      <TextField
        id={fieldId('postalCode')}
        className="sm:col-span-2"
        label={texts.postalCode}
        optional={optional}
        autoComplete="postal-code"
        maxLength={20}
        value={draft.postalCode}
        error={errorOf('postalCode')}
        onChange={({ target }) => change({ postalCode: target.value })}
      />
      <SelectField
        id={fieldId('country')}
        className="sm:col-span-4"
        label={texts.country}
        autoComplete="country"
        required
        value={draft.country}
        error={errorOf('country')}
        onChange={({ target }) => change({ country: target.value })}
      >
        <option value="">{texts.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Every country by its name in a language, in that language's order. */
function countriesIn(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  )
}
