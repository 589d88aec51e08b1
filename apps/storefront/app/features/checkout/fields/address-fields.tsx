import { SelectField, TextField } from '@platen/ui'
import { useMemo } from 'react'
import { COUNTRIES } from '../../../lib/phone.ts'
import { usePage } from '../../../lib/page.ts'
import { useTextFields, type FieldProps } from './field-props.ts'

export function AddressFields(form: FieldProps) {
  const { language, messages } = usePage()
  const countries = useMemo(() => countriesIn(language), [language])
  const field = useTextFields(form)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <TextField
        {...field('line1')}
        className="sm:col-span-6"
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <TextField
        {...field('line2', 'optional')}
        className="sm:col-span-6"
        autoComplete="address-line2"
        maxLength={200}
      />
      <TextField
        {...field('city')}
        className="sm:col-span-3"
        autoComplete="address-level2"
        maxLength={120}
        required
      />
      <TextField
        {...field('region', 'optional')}
        className="sm:col-span-3"
        autoComplete="address-level1"
        maxLength={120}
      />
      <TextField
        {...field('postalCode', 'optional')}
        className="sm:col-span-2"
        autoComplete="postal-code"
        maxLength={20}
      />
      <SelectField {...field('country')} className="sm:col-span-4" autoComplete="country" required>
        <option value="">{messages.checkout.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Every country by its name in a language, sorted as that language does. */
function countriesIn(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  )
}
