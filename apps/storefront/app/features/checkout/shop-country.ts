import type { Resources } from '@platen/api-client'
import { CALLING_CODES } from './calling-codes.ts'

type Shop = Pick<Resources['PublicConfigResponse'], 'timeZone' | 'supportChannels'>

/**
 * The country that the shop is in, by its time zone, else by its phone number; undefined when neither tells. It is what
 * a local phone number and an address without a country mean.
 */
export function shopCountry({ timeZone, supportChannels }: Shop): string | undefined {
  return countryOfZone(timeZone) ?? supportChannels.map(({ value }) => countryOfNumber(value)).find(Boolean)
}

function countryOfZone(timeZone: string): string | undefined {
  return Object.keys(CALLING_CODES).find((region) => zonesOf(region).includes(timeZone))
}

/** Newer than the types; Node has had it from the start of its support. */
function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones?(): readonly string[] }
  return locale.getTimeZones?.() ?? []
}

function countryOfNumber(value: string): string | undefined {
  const digits = /^\+([1-9][\d\s-]+)$/.exec(value)?.[1]?.replaceAll(/\D/g, '')
  if (digits === undefined) return undefined
  return (
    Object.entries(CALLING_CODES)
      // Many countries share +1 and a few share others; who has the code alone is sure.
      .filter(([, code]) => digits.startsWith(code) && isOneCountrys(code))
      .map(([region]) => region)[0]
  )
}

function isOneCountrys(code: string): boolean {
  return Object.values(CALLING_CODES).filter((other) => other === code).length === 1
}
