import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { errorBody } from './error-reply.ts'
import type { Lane, LoadShedding } from './load-shedding.ts'
import { refusedConnections, type Turn } from './refused-connections.ts'
import type { StandardHeaders } from './standard-headers.ts'
import { newRequestId } from './unreadable-requests.ts'

interface Door {
  readonly shedding: LoadShedding
  readonly headers: StandardHeaders
  readonly metrics: Pick<Metrics, 'countShed'>
  readonly log: FastifyBaseLogger
  /** How many of those who were refused are heard again, and how often. */
  readonly refusedTurn: Turn | undefined
}

/** A flood is one line a second in the log. */
const TELL_EVERY_MS = 1_000

/**
 * Refuses requests for which there is no place before the framework has looked at them. In a flood most of the work is
 * to refuse, and this costs a third of what it costs within: what is saved goes to those who are served. Who was
 * refused is heard again in turn. To be called before the routes are made.
 */
export function shedAtTheDoor(
  app: FastifyInstance,
  { shedding, headers, metrics, log, refusedTurn }: Door,
): void {
  const reserved: RegExp[] = []
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.operation?.quota !== 'order-submission') return
    reserved.push(new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`))
  })
  const connections = refusedConnections(refusedTurn)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    connections.end()
    // What waited there is read in the turn after this one.
    await nextTurn()
    await nextTurn()
  })
  let shed = 0
  let toldAt = 0

  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (shedding.isFull('ordinary') && shedding.isFull(laneOf(request))) refuse(request, response)
    else for (const listener of listeners) listener.call(app.server, request, response)
  })

  function laneOf({ method, url = '' }: IncomingMessage): Lane {
    return method === 'POST' && reserved.some((pattern) => pattern.test(url)) ? 'reserved' : 'ordinary'
  }

  function refuse({ method }: IncomingMessage, response: ServerResponse): void {
    const { socket } = response
    const refusal = shedding.refuse()
    const requestId = newRequestId()
    const body = errorBody(refusal, requestId)
    response.writeHead(refusal.status, {
      ...headers(requestId),
      ...refusal.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      ...(closing ? { connection: 'close' } : {}),
    })
    response.end(method === 'HEAD' ? undefined : body)
    metrics.countShed()
    if (socket) connections.rest(socket)
    tell()
  }

  function tell(): void {
    shed += 1
    const now = Date.now()
    if (now - toldAt < TELL_EVERY_MS) return
    log.warn({ shed }, 'requests were shed')
    toldAt = now
    shed = 0
  }
}

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
