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
import type { RateLimits } from '../rate-limits.ts'
import { replyWithError } from './error-reply.ts'
import { limitByQuota } from './route.ts'
import type { Lane, LoadShedding } from './load-shedding.ts'
import type { Turn } from './refused-connections.ts'
import { shedAtTheDoor } from './shed-at-the-door.ts'
import { cutSlowBodies } from './slow-bodies.ts'
import { standardHeaders } from './standard-headers.ts'
import { refuseUnknownPaths } from './unknown-paths.ts'
import { newRequestId, refuseOddTarget, unreadableRequests } from './unreadable-requests.ts'
import { validatorCompiler } from './validators.ts'

export const MAX_JSON_BYTES = 256 * 1024

/** How long the server waits for a client, in milliseconds. */
export const PATIENCE = {
  /** For all header lines of a request. */
  headers: 10_000,
  /** A JSON body is small: one that takes longer comes from a client that holds a place on purpose. */
  jsonBody: 15_000,
  /** A whole upload of 50 MB over a slow mobile line fits; a stalled line is cut by the idle timeout first. */
  request: 10 * 60_000,
  idle: 30_000,
  keepAlive: 72_000,
  /** How often it is looked whether headers and requests are late. */
  lookAround: 2_000,
} as const

interface ServerDeps {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  readonly log: FastifyBaseLogger
  readonly limits: RateLimits
  readonly shedding: LoadShedding
  readonly metrics: Metrics
  readonly patience?: { readonly [Wait in keyof typeof PATIENCE]: number }
  readonly refusedTurn?: Turn | undefined
}

/** An HTTP server that answers in the words of the interface whatever bytes it is sent. It has no routes yet. */
export function createServer(deps: ServerDeps): FastifyInstance {
  const { config, log, limits, shedding, metrics, patience = PATIENCE } = deps
  const headers = standardHeaders(config.publicUrl)
  const unreadable = unreadableRequests(headers)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new FewLines(),
    genReqId: newRequestId,
    // One logger for all: the few lines that are written name their request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.keepAlive,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.lookAround,
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

  shedAtTheDoor(app, { shedding, headers, metrics, log, refusedTurn: deps.refusedTurn })

  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(replyWithError)
  app.decorateRequest('operation', undefined)
  app.decorateRequest('pattern', 'unknown')
  app.decorateRequest('countAsAnswered', () => undefined)
  app.decorateRequest('stepAside', () => undefined)
  app.decorateRequest('stepIn', () => undefined)

  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions
    request.operation = config.operation
    request.pattern = url ?? 'unknown'
    const wanted = config.operation?.quota === 'order-submission' ? 'reserved' : 'ordinary'
    let lane: Lane | undefined
    let since = 0
    let counted = false
    const count = (cutOff: boolean) => {
      if (counted) return
      counted = true
      // How long an upload takes is the client's doing.
      if (lane && !cutOff && !config.operation?.upload) shedding.observe(performance.now() - since)
      request.stepAside()
      metrics.observeRequest(request, reply, cutOff)
      logRequest(request, reply, cutOff)
    }
    request.stepAside = () => {
      if (lane) shedding.leave(lane)
      lane = undefined
    }
    request.stepIn = () => {
      if (counted || lane) return
      lane = shedding.enter(wanted)
      since = performance.now()
    }
    request.countAsAnswered = () => count(false)
    // Whatever becomes of a request, its response closes; only a whole one finishes.
    reply.raw.once('close', () => count(!reply.raw.writableEnded))
    reply.headers(headers(request.id))
    try {
      refuseOddTarget(request.raw.url)
      request.stepIn()
      done()
    } catch (refusal) {
      done(refusal as Error)
    }
  })
  refuseUnknownPaths(app, config.publicUrl)
  limitByQuota(app, limits)
  cutSlowBodies(app, patience.jsonBody)
  return app
}

/** A hop count trusts that many proxies in front of the service, whatever their addresses. */
function trustedProxies(
  trust: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Requests are logged here, one line each. Of the framework's own lines, one is worth having. */
class FewLines extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  /** The answer was under way already, so nobody else can be told. */
  override streamError(
    error: Error & { code?: string },
    request: FastifyRequest | undefined,
    reply: FastifyReply,
  ): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    reply.log.error(
      { requestId: reply.request.id, err: error, route: reply.request.pattern },
      'answer broke off',
    )
  }
}

/** The pattern of the files of the web apps. */
export const FILES = '/files'

/** Counts on metrics alone for successful public reads: a line for each would cost more than the read. */
function logRequest(request: FastifyRequest, reply: FastifyReply, cutOff: boolean): void {
  const { operation } = request
  const cheap = operation?.quota === 'public-read' || request.pattern === FILES
  if (cheap && reply.statusCode < 400) return
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      // The pattern, never the address: a tracking token in a path is a key.
      route: request.pattern,
      ...(cutOff ? { cutOff } : { status: reply.statusCode }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
}
