import { callingCodeOf, toE164 } from '@platen/formats/phone'
import { shopCountry } from '@platen/formats/shop-country'
import { useShop } from '../formats.ts'

export const PHONE_WRONG = 'Enter a phone number, such as 7000 1234 or +503 7000 1234.'

/** Numbers without a country code are those of the shop's country. Loads 25 KB of rules. */
export function usePhones(): { readonly read: (typed: string) => string | undefined; readonly hint: string } {
  const shop = useShop().data
  const country = shop && shopCountry(shop)
  const code = country === undefined ? undefined : callingCodeOf(country)
  return {
    read: (typed) => toE164(typed, country),
    hint: code === undefined ? 'Include the country code.' : `Numbers without a country code get +${code}.`,
  }
}
