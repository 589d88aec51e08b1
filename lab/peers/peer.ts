import { randomUUID } from 'node:crypto'

/** Where a shop may keep what it has. */
export interface Place {
  /** A unix socket's folder and an empty database in it. */
  readonly socket: string
  readonly database: string
  /** An empty folder of its own. */
  readonly folder: string
}

/** A system that runs a shop, brought to one form so that the same work can be done with each. */
export interface Peer {
  readonly name: string
  readonly version: () => string
  /** Installs it when it is not there yet. */
  readonly install: () => Promise<void>
  /** Makes a shop of twenty garments and opens it. */
  readonly open: (place: Place) => Promise<OpenShop>
}

export interface OpenShop {
  readonly url: string
  /** Milliseconds from its start to its first answer; a shop that was made before. */
  readonly startedIn: number
  readonly processes: () => readonly number[]
  readonly stop: () => Promise<void>
  readonly reads: readonly Read[]
  /** The ways to order that there are; the first one is compared. */
  readonly orders: readonly OrderFlow[]
  readonly withStock: (left: number) => Promise<string>
  /** A page of fifty of the list of orders, newest first, after so many others. */
  readonly orderList: (skipped: number) => Promise<Read>
}

export interface Read {
  readonly what: string
  /** The rows of the table for which it stands: twenty names with prices, or all that twenty garments have. */
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

/** Somebody who talks JSON with a shop, over connections that stay open. */
export interface Talk {
  readonly headers: Record<string, string>
  /** The answer is what the caller knows it to be: these are the interfaces of others. */
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

export async function sure<Answer>(reply: Promise<Reply<Answer>>): Promise<Answer> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`The answer was ${status}: ${JSON.stringify(body).slice(0, 500)}`)
  return body
}

export function anyEmail(): string {
  return `${randomUUID()}@example.com`
}
