import { streamEvents } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { PACE, createEventFeed, type FeedDeps } from './event-feed.ts'
import { openEventStream } from './event-stream.ts'
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

  route(app, streamEvents, async ({ raw }, reply) => {
    // Asks proxies not to buffer the stream.
    reply.type('text/event-stream').header('x-accel-buffering', 'no')
    if (raw.method === 'HEAD') return reply.send('')

    const { sessionId, role } = signedIn(raw)
    const stream = openEventStream(sessionId, role)
    feed.join(stream)
    try {
      stream.begin(await missedSince(raw.headers['last-event-id']))
    } catch (error) {
      stream.body.destroy()
      throw error
    }
    raw.countAsAnswered()
    return reply.send(stream.body)
  })

  async function missedSince(lastId: string | string[] = ''): Promise<readonly LiveEvent[] | 'unknown'> {
    if (lastId === '') return []
    if (typeof lastId !== 'string' || !/^\d{1,15}$/.test(lastId)) return 'unknown'
    const missed = await findEventsSince(deps.database, Number(lastId), MOST_MISSED + 1)
    return missed === undefined || missed.length > MOST_MISSED ? 'unknown' : missed
  }
}
