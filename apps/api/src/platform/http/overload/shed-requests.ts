import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics.ts'
import type { Lane, LoadShedding } from './load-shedding.ts'
import { pauseRefusedConnections, type Pace } from './refused-connections.ts'
import type { StandardHeaders } from '../answers/standard-headers.ts'
import { newRequestId } from '../answers/unreadable-requests.ts'
import { refusalWriter } from './write-refusal.ts'

interface SheddingOptions {
  readonly shedding: LoadShedding
  readonly headers: StandardHeaders
  readonly metrics: Pick<Metrics, 'countShed'>
  readonly log: FastifyBaseLogger
  readonly refusalPace: Pace | undefined
}

const LOG_INTERVAL_MS = 1_000

/** Refusing inside the framework costs three times as much. Call it before the routes are registered. */
export function shedRequests(
  app: FastifyInstance,
  { shedding, headers, metrics, log, refusalPace }: SheddingOptions,
): void {
  const reserved: RegExp[] = []
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.operation?.quota !== 'order-submission') return
    reserved.push(new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`))
  })
  const connections = pauseRefusedConnections(refusalPace)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    connections.resumeAll()
    // Requests waiting on resumed connections are read in the next turn of the event loop.
    await nextTurn()
    await nextTurn()
  })
  const writeRefusal = refusalWriter(headers)
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
    const began = performance.now()
    const { socket } = response
    const requestId = newRequestId()
    writeRefusal(shedding.refuse(), requestId, response, { withoutBody: method === 'HEAD', closing })
    metrics.countShed()
    if (socket) connections.pause(socket, performance.now() - began)
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
