import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ApiErrorResponse, ERROR_STATUSES, type ApiErrorDetails, type ErrorCode } from '@platen/contract'
import type { FastifyInstance, FastifyReply, LightMyRequestResponse } from 'fastify'
import { pino, type Logger } from 'pino'
import { buildApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import { createLoadShedding } from '../platform/http/overload/load-shedding.ts'
import { responseValidator } from '../platform/http/validators.ts'
import { seedCatalogue } from '../seed/seed-catalogue.ts'
import { openServices, type Services } from '../services.ts'
import { createTestDatabase } from './test-database.ts'

interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly clock: TestClock
  readonly databaseUrl: string
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** Checks every response against the contract. Bot protection is off and quotas are wide by default. */
export async function startTestApp(
  options: {
    config?: Partial<Config>
    databaseUrl?: string
    now?: Date
    log?: Logger
    /** Adds hooks before the app is ready. */
    prepare?: (app: FastifyInstance) => void
  } = {},
): Promise<TestApp> {
  const own = options.databaseUrl === undefined ? await createTestDatabase() : undefined
  const databaseUrl = options.databaseUrl ?? own?.url ?? ''
  const files = mkdtempSync(join(tmpdir(), 'platen-files-'))
  const config: Config = {
    ...readConfig({
      BOT_PROTECTION: 'off',
      RATE_LIMIT_FACTOR: '1000',
      METRICS_PORT: 'off',
      LOG_LEVEL: 'silent',
    }),
    storageUrl: pathToFileURL(files).href,
    ...(options.config?.publicUrl === undefined ? {} : { consoleUrl: options.config.publicUrl }),
    ...options.config,
  }
  const clock = testClock(options.now ?? new Date())
  const log = options.log ?? pino({ level: config.logLevel })
  // A busy test machine is no overload.
  const shedding = createLoadShedding(undefined, {
    lagging: false,
    watch: () => undefined,
    stop: () => undefined,
  })
  const services = await openServices(config, { databaseUrl, log, clock, shedding })
  await seedCatalogue(services)
  const app = buildApp(services)
  validateAnswers(app)
  options.prepare?.(app)
  await app.ready()

  return {
    app,
    services,
    clock,
    databaseUrl,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) => app.inject({ method: 'POST', url, payload: body as object, headers }),
    close: async () => {
      await app.close()
      await services.close()
      await own?.drop()
      rmSync(files, { recursive: true, force: true })
    },
  }
}

function testClock(start: Date): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}

const validateError = responseValidator(ApiErrorResponse)

export function validateAnswers(app: FastifyInstance): void {
  const validators = new Map<string, ReturnType<typeof responseValidator>>()

  app.addHook('onSend', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (reply.statusCode === 304 || !isJson || payload === null || request.method === 'HEAD') {
      done(null, payload)
      return
    }
    if (reply.statusCode >= 400) {
      refuseWrong(validateError, textOf(payload, reply))
      refuseWithoutDetails(textOf(payload, reply), request.headers['if-match'])
      if (!ERROR_STATUSES.some((status) => status === reply.statusCode))
        throw new Error(`Status ${reply.statusCode} is not in the closed set.`)
    } else if (operation && (operation.success.contentType ?? 'application/json') === 'application/json') {
      const validate = validators.get(operation.operationId) ?? responseValidator(operation.success.schema)
      validators.set(operation.operationId, validate)
      refuseWrong(validate, textOf(payload, reply))
      if (reply.statusCode !== operation.success.status)
        throw new Error(`${operation.operationId} answered ${reply.statusCode}.`)
    }
    done(null, payload)
  })
}

/** As the descriptions of `ApiErrorDetails` promise. */
const DETAILS: Partial<Record<ErrorCode, readonly (keyof ApiErrorDetails)[]>> = {
  PRICE_CHANGED: ['totalMinor'],
  POLICY_CHANGED: ['policyVersion'],
  REVISION_CONFLICT: ['revision'],
  INVALID_TRANSITION: ['state', 'allowedActions'],
  OUT_OF_STOCK: ['lines'],
}

function refuseWithoutDetails(text: string, ifMatch: string | undefined): void {
  const { error } = JSON.parse(text) as ApiErrorResponse
  if (error.code === 'REVISION_CONFLICT' && ifMatch !== undefined) return
  const missing = (DETAILS[error.code as ErrorCode] ?? []).filter(
    (name) => error.details?.[name] === undefined,
  )
  if (missing.length > 0) throw new Error(`The response lacks details ${missing.join(', ')}: ${text}`)
}

function textOf(payload: unknown, reply: FastifyReply): string {
  if (!Buffer.isBuffer(payload)) return String(payload)
  switch (reply.getHeader('content-encoding')) {
    case 'br':
      return brotliDecompressSync(payload).toString()
    case 'gzip':
      return gunzipSync(payload).toString()
    default:
      return payload.toString()
  }
}

function refuseWrong(validate: ReturnType<typeof responseValidator>, text: string): void {
  if (validate(JSON.parse(text))) return
  throw new Error(
    `The response violates the contract: ${JSON.stringify(validate.errors)} in ${text.slice(0, 2000)}`,
  )
}
