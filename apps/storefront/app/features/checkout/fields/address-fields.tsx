import { placesServed, regionsServed } from '@platen/formats/delivery-areas'
import { COUNTRIES } from '@platen/formats/countries'
import { Notice, SelectField, TextField } from '@platen/ui'
import { useMemo } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { areaOf } from '../draft/checkout-draft.ts'
import { useTextFields, type FieldProps } from './field-props.ts'

/** The fields that decide whether the shop delivers there come first: an address elsewhere is refused early. */
export function AddressFields(form: FieldProps) {
  const { draft, rules, change } = form
  const { messages } = usePage()
  const countries = useCountries(rules.shop.deliveryAreas.map(({ country }) => country))
  const field = useTextFields(form)
  const { deliveryAreas } = rules.shop
  const regions = regionsServed(deliveryAreas, draft.country)
  const places = placesServed(deliveryAreas, draft)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <SelectField
        {...field('country')}
        className="sm:col-span-6"
        autoComplete="country"
        required
        onChange={({ target }) => change({ country: target.value, region: '', city: '' })}
      >
        <option value="">{messages.checkout.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {regions === undefined ? (
        <TextField
          {...field('region', 'optional')}
          className="sm:col-span-3"
          autoComplete="address-level1"
          maxLength={120}
        />
      ) : (
        <SelectField
          {...field('region')}
          className="sm:col-span-3"
          autoComplete="address-level1"
          required
          onChange={({ target }) => change({ region: target.value, city: '' })}
        >
          <Names of={regions} />
        </SelectField>
      )}
      {places === undefined ? (
        <TextField
          {...field('city')}
          className="sm:col-span-3"
          autoComplete="address-level2"
          maxLength={120}
          required
        />
      ) : (
        <SelectField {...field('city')} className="sm:col-span-3" autoComplete="address-level2" required>
          <Names of={places} />
        </SelectField>
      )}
      <Area {...form} />
      <TextField
        {...field('line1')}
        className="sm:col-span-6"
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <TextField
        {...field('line2', 'optional')}
        className="sm:col-span-4"
        autoComplete="address-line2"
        maxLength={200}
      />
      <TextField
        {...field('postalCode', 'optional')}
        className="sm:col-span-2"
        autoComplete="postal-code"
        maxLength={20}
      />
    </div>
  )
}

function Names({ of }: { of: readonly string[] }) {
  const { messages } = usePage()
  return (
    <>
      <option value="">{messages.checkout.choosePlace}</option>
      {of.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </>
  )
}

/** The price and time of the area, as soon as the place is known. */
function Area({ draft, rules }: FieldProps) {
  const { messages, formats } = usePage()
  const texts = messages.checkout
  const { shop } = rules
  const area = areaOf(draft, shop)
  if (shop.deliveryAreas.length === 0 || draft.city.trim() === '') return null
  if (!area)
    return (
      <Notice tone="warn" className="sm:col-span-6" title={texts.outsideTitle}>
        <p>{texts.outsideText}</p>
      </Notice>
    )
  const base = shop.fulfilmentMethods.find(({ kind }) => kind === 'delivery')?.feeMinor ?? 0
  const fee = base + area.feeMinor
  return (
    <Notice tone="good" className="sm:col-span-6" title={area.name}>
      <p>
        {fill(area.days.min === area.days.max ? texts.areaDay : texts.areaDays, {
          fee: fee === 0 ? messages.shared.free : formats.money(fee),
          min: area.days.min,
          max: area.days.max,
        })}
      </p>
    </Notice>
  )
}

/** All countries for a shop that delivers everywhere. */
function useCountries(served: readonly string[]): { code: string; name: string }[] {
  const { language } = usePage()
  const codes = [...new Set(served)].join(' ')
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const { compare } = new Intl.Collator(language)
    return (codes === '' ? COUNTRIES : codes.split(' '))
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => compare(one.name, other.name))
  }, [language, codes])
}
