import { LogController, fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Metrics } from '../metrics.ts'
import type { RateLimits } from '../rate-limits.ts'
import { replyWithError } from './error-reply.ts'
import { limitByQuota } from './route.ts'
import type { Lane, LoadShedding } from './load-shedding.ts'
import { answerUnknownPaths } from './unknown-paths.ts'
import { answerExpectation, answerUnreadable, newRequestId, refuseOddTarget } from './unreadable-requests.ts'
import { validatorCompiler } from './validators.ts'

export const MAX_JSON_BYTES = 256 * 1024
const HEADERS_TIMEOUT_MS = 10_000
/** A whole upload of 50 MB over a slow mobile line fits; a stalled line is cut by the idle timeout first. */
const REQUEST_TIMEOUT_MS = 10 * 60_000
const IDLE_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 72_000

interface ServerDeps {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  readonly log: FastifyBaseLogger
  readonly limits: RateLimits
  readonly shedding: LoadShedding
  readonly metrics: Metrics
}

declare module 'fastify' {
  interface FastifyRequest {
    lane: Lane | undefined
  }
}

/** An HTTP server that answers in the words of the interface whatever bytes it is sent. It has no routes yet. */
export function createServer({ config, log, limits, shedding, metrics }: ServerDeps): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // One logger for all: the few lines that are written name their request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: HEADERS_TIMEOUT_MS, requireHostHeader: false },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      reply.headers(standardHeaders(request.id, config.publicUrl))
      void replyWithError(error, request, reply)
    },
    exposeHeadRoutes: true,
  })
  app.server.on('checkExpectation', answerExpectation)

  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(replyWithError)
  app.decorateRequest('lane', undefined)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(standardHeaders(request.id, config.publicUrl))
    try {
      refuseOddTarget(request.raw.url)
      const quota = request.routeOptions.config.operation?.quota
      request.lane = shedding.enter(quota === 'order-submission' ? 'reserved' : 'ordinary')
      done()
    } catch (refusal) {
      done(refusal as Error)
    }
  })
  limitByQuota(app, limits)
  app.addHook('onResponse', (request, reply, done) => {
    if (request.lane) shedding.leave(request.lane)
    metrics.observeRequest(request, reply)
    logRequest(request, reply)
    done()
  })
  answerUnknownPaths(app, config.publicUrl)
  return app
}

/** A hop count trusts that many proxies in front of the service, whatever their addresses. */
function trustedProxies(
  trust: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

function standardHeaders(requestId: string, publicUrl: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    ...(publicUrl.startsWith('https:') ? SECURE_HEADERS : SECURITY_HEADERS),
  }
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const SECURE_HEADERS = {
  ...SECURITY_HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Counts on metrics alone for successful public reads: a line for each would cost more than the read. */
function logRequest(
  request: Parameters<Metrics['observeRequest']>[0],
  reply: Parameters<Metrics['observeRequest']>[1],
): void {
  const { operation } = request.routeOptions.config
  if (operation?.quota === 'public-read' && reply.statusCode < 400) return
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      // The pattern, never the address: a tracking token in a path is a key.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
}
