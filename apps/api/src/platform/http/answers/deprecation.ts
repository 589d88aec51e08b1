import type { Deprecation } from '@platen/contract'

/**
 * `Deprecation` (RFC 9745, a structured-field date), `Sunset` (RFC 8594, an HTTP date) and a link to the page that
 * names the replacement.
 */
export function deprecationHeaders({ since, sunset, link }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Math.floor(Date.parse(`${since}T00:00:00Z`) / 1000)}`,
    sunset: new Date(`${sunset}T00:00:00Z`).toUTCString(),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  }
}
