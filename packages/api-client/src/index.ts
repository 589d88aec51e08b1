import type { Answer, CallOptions } from './answer.ts'
import type { Resources } from './resources.generated.ts'
import { OPERATIONS, type PlatenClient } from './operations.generated.ts'

export { expectData, PlatenError, type Answer, type CallOptions } from './answer.ts'
export type { PlatenClient } from './operations.generated.ts'
export { pages, type PageQuery } from './pages.ts'
export type { Resources } from './resources.generated.ts'
export { keepSession } from './session.ts'

/** The filters of a list: `QueryOf<'listOrders'>`. */
export type QueryOf<Name extends keyof PlatenClient> = Parameters<PlatenClient[Name]>[0] extends
  infer Call | undefined
  ? Call extends { query?: infer Query }
    ? NonNullable<Query>
    : never
  : never

export interface PlatenClientOptions {
  /** Where the store answers, without a path: `https://shop.example`. */
  readonly baseUrl: string
  /** For programs of the team: `plt_…` from the console, sent as `Authorization: Bearer`. Keep it out of web pages. */
  readonly apiKey?: string
  /** Instead of the global `fetch`; for sessions (`keepSession()`), timeouts, retries and tests. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A typed client of a Platen store: one function for each operation, which takes the names in the path, `query`,
 * `body` and `idempotencyKey` in one object. A call resolves to `{ data, response }` or, on an error status, to
 * `{ error, response }`.
 */
export function createPlatenClient({
  baseUrl,
  apiKey,
  fetch: send = fetch,
}: PlatenClientOptions): PlatenClient {
  const origin = baseUrl.replace(/\/$/, '')
  const calls = Object.entries(OPERATIONS).map(([name, line]) => {
    const [method = '', path = '', ...formats] = line.split(' ')
    const call = async (options: AnyCall = {}) => {
      const { body, idempotencyKey, cache, signal = null } = options
      const isForm = formats.includes('form')
      const headers = new Headers(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` })
      if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
      if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
      const init = { method, headers, body: isForm ? formOf(body) : JSON.stringify(body), signal }
      // The key of an order stays out of addresses, which end up in logs.
      const { trackingToken: orderKey, ...names } = options
      if (orderKey !== undefined) headers.set('Order-Key', orderKey)
      const request = new Request(origin + addressOf(path, { ...names, trackingToken: 'own' }), {
        ...init,
        ...(cache && { cache }),
      })
      return readAnswer(await send(request), formats)
    }
    return [name, call]
  })
  return Object.fromEntries(calls) as PlatenClient
}

type AnyCall = CallOptions & {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly trackingToken?: string
}

function addressOf(path: string, { query = {}, ...names }: AnyCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof names) =>
    encodeURIComponent(String(names[name])),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, Blob>)) form.append(name, value)
  return form
}

async function readAnswer(response: Response, formats: readonly string[]): Promise<Answer<unknown>> {
  if (response.ok && formats.includes('stream')) return { data: response.body, response }
  if (response.ok && formats.includes('blob')) return { data: await response.blob(), response }
  const text = await response.text()
  if (response.ok) return { data: text === '' ? undefined : JSON.parse(text), response }
  return { error: errorIn(text), response }
}

/** A proxy may answer with something other than JSON. */
function errorIn(text: string): Resources['ApiErrorResponse'] {
  try {
    return JSON.parse(text) as Resources['ApiErrorResponse']
  } catch {
    return text as unknown as Resources['ApiErrorResponse']
  }
}
