import type { FastifyRequest } from 'fastify'

/** With which a page says that it asks by itself, with nobody at its keys. */
export const BACKGROUND_HEADER = 'x-platen-background'

/**
 * Whether a request is somebody's use of their session. What a page does by itself is not: refreshes that say so, an
 * event stream, which a browser opens again and again, and pictures, which have no headers of ours. This can only let
 * a session end earlier: a request that does not say so counts.
 */
export function isUse({ headers, operation }: FastifyRequest): boolean {
  if (headers[BACKGROUND_HEADER] !== undefined || headers['sec-fetch-dest'] === 'image') return false
  return operation?.success.contentType !== 'text/event-stream'
}
