import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.generated.ts'

export { expectData, PlatenError, type Answer, type Resources } from './answer.ts'
export { pages, type PageQuery } from './pages.ts'
export type { paths } from './schema.generated.ts'
export { keepSession } from './session.ts'

export type PlatenClient = Client<paths>

export interface PlatenClientOptions {
  /** Where the store answers, without a path: `https://shop.example`. */
  readonly baseUrl: string
  /** Instead of the global `fetch`; for sessions (`keepSession()`), timeouts, retries and tests. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A typed client of a Platen store: every path, parameter, body and answer is checked against the API
 * description. A call resolves to `{ data, response }` or, on an error status, to `{ error, response }`.
 */
export function createPlatenClient({ baseUrl, fetch }: PlatenClientOptions): PlatenClient {
  return createClient<paths>({ baseUrl, ...(fetch && { fetch }) })
}
