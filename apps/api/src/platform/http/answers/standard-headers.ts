import type { Deprecation } from '@platen/contract'

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const HTTPS_HEADERS = {
  ...SECURITY_HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

export type StandardHeaders = (requestId: string) => Record<string, string>

/** Sends HSTS only when the shop uses HTTPS. */
export function standardHeaders(publicUrl: string): StandardHeaders {
  const headers = publicUrl.startsWith('https:') ? HTTPS_HEADERS : SECURITY_HEADERS
  return (requestId) => ({ 'x-request-id': requestId, ...headers })
}

/** `Deprecation` is a structured-field date (RFC 9745), `Sunset` an HTTP date (RFC 8594). */
export function deprecationHeaders({ since, sunset, link }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Math.floor(Date.parse(`${since}T00:00:00Z`) / 1000)}`,
    sunset: new Date(`${sunset}T00:00:00Z`).toUTCString(),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  }
}
