import { COUNTRIES } from './countries.ts'
import { callingCodeOf } from './phone.ts'

interface Shop {
  readonly timeZone: string
  readonly supportChannels: readonly { readonly value: string }[]
}

/** From the time zone or else the phone number; undefined when neither identifies one. */
export function shopCountry({ timeZone, supportChannels }: Shop): string | undefined {
  return countryOfZone(timeZone) ?? supportChannels.map(({ value }) => countryOfNumber(value)).find(Boolean)
}

/** A cache, because searching all time zones takes 0.2 s. */
const countries = new Map<string, string | undefined>()

function countryOfZone(timeZone: string): string | undefined {
  if (!countries.has(timeZone)) {
    countries.set(
      timeZone,
      COUNTRIES.find((region) => zonesOf(region).includes(timeZone)),
    )
  }
  return countries.get(timeZone)
}

/** `getTimeZones` is missing in the types of TypeScript. */
function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones?(): readonly string[] }
  return locale.getTimeZones?.() ?? []
}

function countryOfNumber(value: string): string | undefined {
  const digits = /^\+([1-9][\d\s-]+)$/.exec(value)?.[1]?.replaceAll(/\D/g, '')
  if (digits === undefined) return undefined
  // Some calling codes are shared, such as +1 by about thirty countries.
  const [country, ...others] = COUNTRIES.filter((region) => digits.startsWith(callingCodeOf(region) ?? ' '))
  return others.length === 0 ? country : undefined
}
