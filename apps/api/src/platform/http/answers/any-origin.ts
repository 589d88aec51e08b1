/** For answers that pages of every site may read: public, the same for everybody, and without cookies. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Deprecation, Sunset, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
} as const

const METHODS = 'GET, HEAD, OPTIONS'

/** Of an answer to a preflight, which may be kept for a day. */
export const PREFLIGHT = {
  ...ANY_ORIGIN,
  allow: METHODS,
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
} as const
