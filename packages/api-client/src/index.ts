import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.generated.ts'

export type { paths } from './schema.generated.ts'

/** The resources of the interface by name: `Resources['OrderRecord']`. */
export type Resources = components['schemas']
export type PlatenClient = Client<paths>

export interface PlatenClientOptions {
  /** Where the store answers, without a path: `https://shop.example`. */
  readonly baseUrl: string
  /** Instead of the global `fetch`; for tests, timeouts and retries. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A typed client of a Platen store: every path, parameter, body and answer is checked against the API
 * description. A call resolves to `{ data, response }` or, on an error status, to `{ error, response }`.
 */
export function createPlatenClient({ baseUrl, fetch }: PlatenClientOptions): PlatenClient {
  return createClient<paths>({ baseUrl, ...(fetch && { fetch }) })
}

/** An error answer as an exception. `code` is stable; `message` and `resolution` are for people. */
export class PlatenError extends Error {
  readonly status: number
  readonly code: string
  readonly resolution: string
  readonly fields: readonly { readonly path: string; readonly message: string }[]
  /** Names the request in the logs of the shop. */
  readonly requestId: string | null
  /** Trying earlier will be refused again. Undefined where the store names no time. */
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: Resources['ApiErrorResponse']) {
    super(body.error.message)
    this.name = 'PlatenError'
    this.status = response.status
    this.code = body.error.code
    this.resolution = body.error.resolution
    this.fields = body.error.fields ?? []
    this.requestId = response.headers.get('X-Request-Id')
    this.retryAfterSeconds = secondsIn(response.headers.get('Retry-After'))
  }
}

/** The store names seconds, never a date. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^[1-9]\d*$/.test(header) ? Number(header) : undefined
}

/** Waits for a call and gives its data; throws a `PlatenError` when the answer is an error. */
export async function expectData<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call
  if (error) throw new PlatenError(response, error)
  if (data === undefined) throw new TypeError(`The store answered ${response.status} without a body`)
  return data
}

interface Answer<Data> {
  readonly data?: Data | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}
