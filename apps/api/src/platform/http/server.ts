import {
  LogController,
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Config } from '../../config.ts'
import type { Metrics } from '../metrics.ts'
import type { LimitsHere } from './rate-limits.ts'
import { ANY_ORIGIN } from './answers/any-origin.ts'
import { compressJson } from './answers/compression.ts'
import { replyWithError } from './answers/error-reply.ts'
import { limitByQuota } from './route.ts'
import { addressBehind, trustedProxies } from './trusted-proxies.ts'
import { recordAnswered } from './record-answered.ts'
import { answerReadyReads } from './answers/ready-reads.ts'
import type { Lane, LoadShedding } from './overload/load-shedding.ts'
import type { RecentWrites } from '../jobs/recent-writes.ts'
import type { Pace } from './overload/refused-connections.ts'
import { shedRequests } from './overload/shed-requests.ts'
import { enforceBodyTimeout } from './overload/body-timeout.ts'
import { standardHeaders } from './answers/standard-headers.ts'
import { refuseUnknownPaths } from './answers/unknown-paths.ts'
import { newRequestId, refuseAmbiguous, unreadableRequests } from './answers/unreadable-requests.ts'
import { validatorCompiler } from './validators.ts'

const MAX_JSON_BYTES = 256 * 1024

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** In milliseconds. */
export const TIMEOUTS = {
  headers: 10_000,
  /** JSON bodies are small, so a slower client is broken or hostile. */
  jsonBody: 15_000,
  /** Enough for 14 MB at 64 kbit/s; `uploads/body-pace.ts` ends slower ones first. */
  request: 30 * 60_000,
  idle: 30_000,
  keepAlive: 72_000,
  checkInterval: 2_000,
} as const

interface ServerDeps {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  readonly log: FastifyBaseLogger
  readonly limits: LimitsHere
  readonly shedding: LoadShedding
  readonly metrics: Metrics
  readonly writes: Pick<RecentWrites, 'note'>
  readonly timeouts?: { readonly [Wait in keyof typeof TIMEOUTS]: number }
  readonly refusalPace?: Pace | undefined
}

/** Answers malformed bytes, too, with the API's error format. */
export function createServer(deps: ServerDeps): FastifyInstance {
  const { config, log, limits, shedding, metrics, writes, timeouts = TIMEOUTS } = deps
  const headers = standardHeaders(config.publicUrl)
  const unreadable = unreadableRequests(headers)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new RequestLogController(),
    genReqId: newRequestId,
    // One shared logger: the few log lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkInterval,
      requireHostHeader: false,
    },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: unreadable.onClientError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers(request.id))
      void replyWithError(error, request, reply)
    },
    exposeHeadRoutes: true,
  })
  app.server.on('connect', unreadable.onConnect).on('checkExpectation', unreadable.onExpectation)

  const record = recordAnswered(metrics, log)
  answerReadyReads(app, { headers, limits, shedding, record, addressOf: addressBehind(config.trustProxy) })
  shedRequests(app, { shedding, headers, metrics, log, refusalPace: deps.refusalPace })

  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(replyWithError)
  app.decorateRequest('operation', undefined)
  app.decorateRequest('clientAddress', '')
  app.decorateRequest('pattern', 'unknown')
  app.decorateRequest('countAsAnswered', () => undefined)
  app.decorateRequest('releaseSlot', () => undefined)
  app.decorateRequest('acquireSlot', () => undefined)

  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions
    request.operation = config.operation
    request.clientAddress = request.ip
    request.pattern = url ?? 'unknown'
    const wanted = config.operation?.quota === 'order-submission' ? 'reserved' : 'ordinary'
    let lane: Lane | undefined
    let since = 0
    let counted = false
    const count = (cutOff: boolean) => {
      if (counted) return
      counted = true
      // The duration of an upload depends on the client.
      if (lane && !cutOff && !config.operation?.upload) shedding.observe(performance.now() - since)
      request.releaseSlot()
      const { id: requestId, method, pattern, operation } = request
      const { statusCode: status, elapsedTime: ms } = reply
      if (!READING.has(method)) writes.note()
      record({ requestId, method, pattern, operation, apiKey: request.admin?.apiKey, status, ms, cutOff })
    }
    request.releaseSlot = () => {
      if (lane) shedding.release(lane)
      lane = undefined
    }
    request.acquireSlot = () => {
      if (counted || lane) return
      lane = shedding.acquire(wanted)
      since = performance.now()
    }
    request.countAsAnswered = () => count(false)
    // Every response closes, but only a complete one also finishes.
    reply.raw.on('close', () => count(!reply.raw.writableEnded))
    reply.headers(headers(request.id))
    if (config.operation?.anyOrigin) reply.headers(ANY_ORIGIN)
    try {
      refuseAmbiguous(request.raw)
      request.acquireSlot()
      done()
    } catch (refusal) {
      done(refusal as Error)
    }
  })
  refuseUnknownPaths(app, config.publicUrl)
  limitByQuota(app, limits)
  enforceBodyTimeout(app, timeouts.jsonBody)
  compressJson(app)
  return app
}

/** `recordAnswered` writes one line per request instead, except for stream errors. */
class RequestLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  /** The response has already started, so the log is the only place for the error. */
  override streamError(
    error: Error & { code?: string },
    request: FastifyRequest | undefined,
    reply: FastifyReply,
  ): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    reply.log.error(
      { requestId: reply.request.id, err: error, route: reply.request.pattern },
      'response failed',
    )
  }
}
