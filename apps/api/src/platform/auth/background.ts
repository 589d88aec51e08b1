import type { FastifyRequest } from 'fastify'

/** Set by pages on requests that they send without user activity. */
export const BACKGROUND_HEADER = 'x-platen-background'

/**
 * Whether a request is user activity. Background refreshes, event streams (which browsers reconnect) and images
 * (which cannot carry our header) are not. This can only shorten a session: a request without the header counts.
 */
export function isUse({ headers, operation }: FastifyRequest): boolean {
  if (headers[BACKGROUND_HEADER] !== undefined || headers['sec-fetch-dest'] === 'image') return false
  return operation?.success.contentType !== 'text/event-stream'
}
