import { callingCodeOf, toE164 } from '@platen/formats/phone'
import { shopCountry } from '@platen/formats/shop-country'

/** 25 KB, so pages load this file when a number can be typed. */
export function phoneRulesOf(shop: Parameters<typeof shopCountry>[0]) {
  const country = shopCountry(shop)
  return {
    read: (typed: string) => toE164(typed, country),
    callingCode: country === undefined ? undefined : callingCodeOf(country),
  }
}
