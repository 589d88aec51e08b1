import type { Resources } from '@platen/api-client'
import { COUNTRIES, callingCodeOf } from './phone.ts'

type Shop = Pick<Resources['PublicConfigResponse'], 'timeZone' | 'supportChannels'>

/**
 * The country that the shop is in, by its time zone, else by its phone number; undefined when neither tells. It is what
 * a local phone number and an address without a country mean.
 */
export function shopCountry({ timeZone, supportChannels }: Shop): string | undefined {
  return countryOfZone(timeZone) ?? supportChannels.map(({ value }) => countryOfNumber(value)).find(Boolean)
}

/** Looking through all zones takes a fifth of a second. A process meets one store. */
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

/** Newer than the types; Node has had it from the start of its support. */
function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones?(): readonly string[] }
  return locale.getTimeZones?.() ?? []
}

function countryOfNumber(value: string): string | undefined {
  const digits = /^\+([1-9][\d\s-]+)$/.exec(value)?.[1]?.replaceAll(/\D/g, '')
  if (digits === undefined) return undefined
  // Some thirty countries share +1 and a few share others; who has the code alone is sure.
  const [country, ...others] = COUNTRIES.filter((region) => digits.startsWith(callingCodeOf(region) ?? ' '))
  return others.length === 0 ? country : undefined
}
