import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino, type Logger } from 'pino'
import { buildApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import { seedCatalogue } from '../seed/seed-catalogue.ts'
import { openServices, type Services } from '../services.ts'
import { validateAnswers } from './answer-validation.ts'
import { createTestDatabase } from './test-database.ts'

/** A clock that only the test moves. */
export interface TestClock extends Clock {
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

/**
 * The whole application on its own seeded database. Checks every response against the contract. Bot protection is
 * off and quotas are wide by default.
 */
export async function startTestApp(
  options: { config?: Partial<Config>; databaseUrl?: string; now?: Date; log?: Logger } = {},
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
    ...options.config,
  }
  const clock = testClock(options.now ?? new Date())
  const log = options.log ?? pino({ level: config.logLevel })
  const services = await openServices(config, { databaseUrl, log, clock })
  await seedCatalogue(services.transaction, clock.now())
  const app = buildApp(services)
  validateAnswers(app)
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
