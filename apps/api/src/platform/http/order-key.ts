import type { FastifyRequest } from 'fastify'

/** As short as a path allows; the key comes in the header `Order-Key`. */
const OWN = 'own'

/** No log, history or referrer keeps a header. Without a key, there is no order `own`. */
export function takeOrderKey(
  { params, headers }: Pick<FastifyRequest, 'params' | 'headers'>,
  _reply: unknown,
  done: () => void,
): void {
  const key = headers['order-key']
  const named = params as { trackingToken?: string }
  if (named.trackingToken === OWN && typeof key === 'string') named.trackingToken = key
  done()
}
