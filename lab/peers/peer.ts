import { randomUUID } from 'node:crypto'

export interface Place {
  /** The folder of a unix socket, with an empty database behind it. */
  readonly socket: string
  readonly database: string
  /** An empty folder of its own. */
  readonly folder: string
}

export interface Peer {
  readonly name: string
  readonly version: () => string
  /** Skips it when it is installed. */
  readonly install: () => Promise<void>
  readonly open: (place: Place) => Promise<OpenShop>
}

export interface OpenShop {
  readonly url: string
  /** Milliseconds from start to the first response, for an existing shop. */
  readonly startedIn: number
  readonly processes: () => readonly number[]
  readonly stop: () => Promise<void>
  readonly reads: readonly Read[]
  /** The first one is compared. */
  readonly orders: readonly OrderFlow[]
  readonly withStock: (left: number) => Promise<string>
  /** Fifty orders, newest first. */
  readonly orderList: (skipped: number) => Promise<Read>
}

export interface Read {
  readonly what: string
  /** The table rows it belongs to: twenty names with prices, or all variants of twenty garments. */
  readonly rows?: readonly ('names' | 'variants')[]
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

export type PlaceOrder = () => Promise<string>

export interface OrderFlow {
  readonly what: string
  readonly prepare: (variant?: string) => Promise<PlaceOrder>
}

export interface Talk {
  readonly headers: Record<string, string>
  /** Unchecked, because these are the interfaces of others. */
  readonly ask: <Answer>(method: string, path: string, body?: object) => Promise<Reply<Answer>>
}

export interface Reply<Answer> {
  readonly status: number
  readonly headers: Headers
  readonly body: Answer
}

export const counted = { requests: 0 }

export function talkTo(url: string, headers: Record<string, string> = {}): Talk {
  const own: Record<string, string> = { ...headers }
  return {
    headers: own,
    ask: async (method: string, path: string, body?: object) => {
      counted.requests += 1
      const reply = await fetch(url + path, {
        method,
        headers: { ...own, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await reply.text()
      return {
        status: reply.status,
        headers: reply.headers,
        body: (text === '' ? undefined : JSON.parse(text)) as never,
      }
    },
  }
}

export function stopOnFailure<Opened>(
  opening: Promise<Opened>,
  ...servers: readonly { stop(): Promise<void> }[]
): Promise<Opened> {
  return opening.catch(async (error: unknown) => {
    await Promise.all(servers.map((server) => server.stop()))
    throw error
  })
}

export async function sure<Answer>(reply: Promise<Reply<Answer>>): Promise<Answer> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`The answer was ${status}: ${JSON.stringify(body).slice(0, 500)}`)
  return body
}

export function anyEmail(): string {
  return `${randomUUID()}@example.com`
}
