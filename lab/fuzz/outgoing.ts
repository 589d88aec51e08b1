import type { FuzzCase, Query } from './cases.ts'
import type { Outgoing } from './line.ts'
import type { Context, Records } from './records.ts'
import type { FuzzShop } from './shop.ts'
import { prefixOf } from './values.ts'

/** Node's client sends no other characters. */
const SENDABLE = /^[\x21-\xff]*$/

export function outgoingFor(shop: FuzzShop, fuzzCase: FuzzCase): Outgoing {
  const { operation, method, as, headers, body } = fuzzCase
  const params = paramsFor(shop.records, fuzzCase)
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const ids = Object.values(params).filter((text) => prefixOf(text) !== undefined)
  const context: Context = {
    path: operation.path,
    orderId: ids.find((id) => id.startsWith('ord_')),
    subject: ids.at(-1),
    key: params.trackingToken,
  }
  const query = queryText(shop.records, fuzzCase.query, context)
  return {
    method,
    target: query === '' ? path : `${path}?${query}`,
    headers: {
      ...shop.sessionOf(as),
      ...(body?.contentType === undefined ? {} : { 'content-type': body.contentType }),
      ...headers,
    },
    body: body && bytesOf(shop.records, body, context),
    endless: operation.success.contentType === 'text/event-stream',
  }
}

function paramsFor(records: Records, { params, operation }: FuzzCase): Record<string, string> {
  const filled: Record<string, string> = {}
  // The order is chosen first, because its payments depend on it.
  for (const [name, value] of Object.entries(params)) {
    const orderId = Object.values(filled).find((id) => id.startsWith('ord_'))
    const text = String(records.fill(value, { path: operation.path, orderId }))
    filled[name] = SENDABLE.test(text) && !/[?#/]/.test(text) ? text : encodeURIComponent(text.toWellFormed())
  }
  return filled
}

function queryText(records: Records, query: Query, context: Context): string {
  if (typeof query === 'string') return query
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(records.fill(query, context) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      parameters.append(name, textOf(one))
  }
  return parameters.toString()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function bytesOf(records: Records, body: NonNullable<FuzzCase['body']>, context: Context): Buffer {
  if ('bytes' in body) return body.bytes
  const text = JSON.stringify(inOneSecond(records.fill(body.json, context)))
  return body.spoil ? body.spoil(text) : Buffer.from(text)
}

/** Packing may take two minutes on a processor that all cases share. */
function inOneSecond(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('seconds' in body)) return body
  const { seconds } = body
  return typeof seconds === 'number' && seconds > 1 && seconds <= 120 ? { ...body, seconds: 1 } : body
}
