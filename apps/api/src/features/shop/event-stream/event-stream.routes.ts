import { streamEvents, type Rights } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { PACE, createEventFeed, type FeedDeps } from './event-feed.ts'
import { openEventStream, typesFor } from './event-stream.ts'
import { findEventsSince, type LiveEvent } from './event-stream.store.ts'

/** A listener that missed more than this reloads everything, which is less work. Fewer may exceed the buffer too. */
const MOST_MISSED = 500

export function eventStreamRoutes(
  app: FastifyInstance,
  deps: FeedDeps,
  pace: { readonly [Name in keyof typeof PACE]: number } = PACE,
): void {
  const feed = createEventFeed(deps, pace)
  app.addHook('preClose', (done) => {
    feed.stop()
    done()
  })

  route(app, streamEvents, async ({ raw, query: { after } }, reply) => {
    // Asks proxies not to buffer the stream.
    reply.type('text/event-stream').header('x-accel-buffering', 'no')
    if (raw.method === 'HEAD') return reply.send('')

    const { id: callerId, rights, apiKey } = signedIn(raw)
    const stream = openEventStream(callerId, rights, apiKey !== undefined)
    feed.join(stream)
    try {
      stream.begin(await missedSince({ received: raw.headers['last-event-id'] ?? '', after }, rights))
    } catch (error) {
      stream.body.destroy()
      throw error
    }
    raw.countAsAnswered()
    return reply.send(stream.body)
  })

  async function missedSince(
    { received, after }: { received: string | string[]; after: string | undefined },
    rights: Rights,
  ): Promise<readonly LiveEvent[] | 'unknown'> {
    // A browser that reconnects sends both, and `after` is where it began.
    const settled = received === ''
    const id = settled ? after : received
    if (id === undefined) return []
    if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return 'unknown'
    const limit = MOST_MISSED + 1
    const missed = await findEventsSince(deps.database, Number(id), {
      types: typesFor(rights),
      limit,
      settled,
    })
    return missed === undefined || missed.length > MOST_MISSED ? 'unknown' : missed
  }
}
