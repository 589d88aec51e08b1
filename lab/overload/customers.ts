import { randomUUID } from 'node:crypto'
import type { Shot } from './load.ts'

export interface Customers {
  readonly order: () => Shot
  readonly track: () => Shot
  readonly catalogue: () => Shot
  readonly quote: () => Shot
  readonly page: () => Shot
  readonly refused: () => Shot
}

/** `orders` are bodies; `tokens` are of placed orders. */
export function customersWith(orders: readonly string[], tokens: readonly string[]): Customers {
  let turn = 0
  const from = () => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
  const post = (kind: string, path: string, body: string, more = ''): Shot => {
    turn += 1
    const length = Buffer.byteLength(body)
    return {
      kind,
      bytes: Buffer.from(
        `POST ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from()}\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n${body}`,
      ),
    }
  }
  const quotes = orders.map((order) => {
    const { items } = JSON.parse(order) as { items: object[] }
    return JSON.stringify({ items })
  })
  const get = (kind: string, path: string): Shot => {
    turn += 1
    return {
      kind,
      bytes: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from()}\r\n\r\n`),
    }
  }
  return {
    order: () =>
      post(
        'order',
        '/api/orders',
        orders[turn % orders.length] ?? '',
        `Idempotency-Key: ${randomUUID()}\r\n`,
      ),
    track: () => get('track', `/api/v1/orders/${tokens[turn % tokens.length] ?? ''}`),
    catalogue: () => get('catalogue', '/api/v1/catalog'),
    quote: () => post('quote', '/api/v1/quotes', quotes[turn % quotes.length] ?? ''),
    page: () => get('page', '/docs'),
    refused: () => post('refused', '/api/v1/quotes', '{"items":[{"variantId":7}]}'),
  }
}

export function inTurn(...makers: readonly (() => Shot)[]): () => Shot {
  let turn = 0
  return () => {
    turn += 1
    const make = makers[turn % makers.length]
    if (!make) throw new Error('There is nothing to send.')
    return make()
  }
}
