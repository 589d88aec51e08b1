const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const SECURE_HEADERS = {
  ...SECURITY_HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Makes the headers that every answer carries, whatever became of the request. */
export type StandardHeaders = (requestId: string) => Record<string, string>

/** Browsers are told to insist on https only where the shop is reached that way. */
export function standardHeaders(publicUrl: string): StandardHeaders {
  const headers = publicUrl.startsWith('https:') ? SECURE_HEADERS : SECURITY_HEADERS
  return (requestId) => ({ 'x-request-id': requestId, ...headers })
}
