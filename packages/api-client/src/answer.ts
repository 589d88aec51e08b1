import type { Resources } from './resources.generated.ts'

export interface CallOptions {
  readonly signal?: AbortSignal | null | undefined
  readonly cache?: 'default' | 'no-cache' | 'no-store' | 'reload'
}

export type Answer<Data> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Resources['ApiErrorResponse']; readonly response: Response }

/** Returns the data of a call; throws a `PlatenError` when the answer is an error. */
export async function expectData<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call
  if (error) throw new PlatenError(response, error)
  if (data === undefined) throw new TypeError(`The store answered ${response.status} without a body`)
  return data
}

/** `code` is stable; `message` and `resolution` are for people. */
export class PlatenError extends Error {
  readonly status: number
  readonly code: string
  readonly resolution: string
  readonly fields: NonNullable<Resources['ApiErrorResponse']['error']['fields']>
  /** What the code leaves open; empty when nothing. */
  readonly details: NonNullable<Resources['ApiErrorResponse']['error']['details']>
  /** Identifies the request in the logs of the shop. */
  readonly requestId: string | null
  /** Undefined when the API names no time. */
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: Resources['ApiErrorResponse']) {
    super(body.error.message)
    this.name = 'PlatenError'
    this.status = response.status
    this.code = body.error.code
    this.resolution = body.error.resolution
    this.fields = body.error.fields ?? []
    this.details = body.error.details ?? {}
    this.requestId = response.headers.get('X-Request-Id')
    this.retryAfterSeconds = secondsIn(response.headers.get('Retry-After'))
  }
}

/** The API sends seconds, never a date. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^[1-9]\d*$/.test(header) ? Number(header) : undefined
}
