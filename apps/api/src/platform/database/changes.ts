import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './transaction.ts'

const CHANNEL = 'platen_changed'
const RECONNECT_MS = 1_000
const LOOK_AFTER_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

export interface Changes {
  /** Also called whenever listening starts, without a message, because changes may have been missed. */
  on(topic: string, listener: (message?: string) => void): void
  stop(): Promise<void>
}

/** Sent when the transaction commits. At most 8,000 bytes. */
export async function announceChange(tx: Tx, topic: string, message: string): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${`${topic} ${message}`})`.execute(tx)
}

/** Reconnects when the connection breaks or no longer responds: otherwise cached data would become stale. */
export function listenForChanges(
  url: string,
  onError: (error: Error) => void,
  { lookAfterMs = LOOK_AFTER_MS, answerWithinMs = ANSWER_WITHIN_MS } = {},
): Changes {
  const listeners = new Map<string, ((message?: string) => void)[]>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  void connect()

  return {
    on: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }

  async function connect(): Promise<void> {
    let lookingAfter: NodeJS.Timeout | undefined
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'platen-changes',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    client = fresh
    fresh.on('error', onError)
    fresh.on('end', () => {
      clearInterval(lookingAfter)
      reconnect()
    })
    fresh.on('notification', ({ payload = '' }) => {
      const [topic = '', message] = payload.split(' ')
      for (const listener of listeners.get(topic) ?? []) listener(message)
    })
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
      for (const all of listeners.values()) for (const listener of all) listener()
      lookingAfter = setInterval(() => void lookAfter(fresh), lookAfterMs)
      lookingAfter.unref()
    } catch (error) {
      onError(error as Error)
      void fresh.end().catch(() => undefined)
      reconnect()
    }
  }

  async function lookAfter(listening: pg.Client): Promise<void> {
    try {
      await listening.query('SELECT 1')
    } catch (error) {
      onError(error as Error)
      // Its `end` event starts a new connection.
      void listening.end().catch(() => undefined)
    }
  }

  function reconnect(): void {
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, RECONNECT_MS)
    timer.unref()
  }
}
