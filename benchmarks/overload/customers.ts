import { randomUUID } from 'node:crypto'
import type { Shot } from './open-loop.ts'

/** What customers send, as bytes that are ready but for what differs from request to request. */
export interface Customers {
  order(): Shot
  /** A page of an order: it is read from the database each time. */
  track(): Shot
  /** The catalogue, which is kept ready. */
  catalogue(): Shot
}

/** `orders` are bodies; `tokens` are those of orders that were placed. */
export function customersWith(orders: readonly string[], tokens: readonly string[]): Customers {
  let turn = 0
  const from = () => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
  const get = (kind: string, path: string): Shot => {
    turn += 1
    return {
      kind,
      bytes: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from()}\r\n\r\n`),
    }
  }
  return {
    order: () => {
      turn += 1
      const body = orders[turn % orders.length] ?? ''
      return {
        kind: 'order',
        bytes: Buffer.from(
          `POST /api/orders HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from()}\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        ),
      }
    },
    track: () => get('track', `/api/v1/orders/${tokens[turn % tokens.length] ?? ''}`),
    catalogue: () => get('catalogue', '/api/v1/catalog'),
  }
}

/** In turn, as often as each stands there. */
export function inTurn(...makers: readonly (() => Shot)[]): () => Shot {
  let turn = 0
  return () => {
    turn += 1
    const make = makers[turn % makers.length]
    if (!make) throw new Error('There is nothing to send.')
    return make()
  }
}
