const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** "Unknown region" in the Unicode locale data. */
const NO_REGION = 'ZZ'

/** Of ISO 3166-1. The contract has checked the form of the code. */
export function isCountry(code: string): boolean {
  return code !== NO_REGION && REGIONS.of(code) !== undefined
}
