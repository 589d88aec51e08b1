import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics.ts'
import { errorBody } from '../answers/error-reply.ts'
import type { Lane, LoadShedding } from './load-shedding.ts'
import { pauseRefusedConnections, type ResumeBatch } from './refused-connections.ts'
import type { StandardHeaders } from '../answers/standard-headers.ts'
import { newRequestId } from '../answers/unreadable-requests.ts'

interface SheddingOptions {
  readonly shedding: LoadShedding
  readonly headers: StandardHeaders
  readonly metrics: Pick<Metrics, 'countShed'>
  readonly log: FastifyBaseLogger
  readonly resumeBatch: ResumeBatch | undefined
}

const LOG_INTERVAL_MS = 1_000

/** Refusing inside the framework costs three times as much. Call it before the routes are registered. */
export function shedRequests(
  app: FastifyInstance,
  { shedding, headers, metrics, log, resumeBatch }: SheddingOptions,
): void {
  const reserved: RegExp[] = []
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.operation?.quota !== 'order-submission') return
    reserved.push(new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`))
  })
  const connections = pauseRefusedConnections(resumeBatch)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    connections.resumeAll()
    // Requests waiting on resumed connections are read in the next turn of the event loop.
    await nextTurn()
    await nextTurn()
  })
  let shed = 0
  let loggedAt = 0

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
    if (socket) connections.pause(socket)
    logShed()
  }

  function logShed(): void {
    shed += 1
    const now = Date.now()
    if (now - loggedAt < LOG_INTERVAL_MS) return
    log.warn({ shed }, 'requests were shed')
    loggedAt = now
    shed = 0
  }
}

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
