import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createServer, TIMEOUTS } from '../platform/http/server.ts'
import { createLoadShedding, type Lane, type LoadShedding } from '../platform/http/overload/load-shedding.ts'
import type { Pace } from '../platform/http/overload/refused-connections.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import type { LimitsHere } from '../platform/http/rate-limits.ts'

interface BareServer {
  readonly app: FastifyInstance
  readonly port: number
  readonly shedding: LoadShedding
  readonly metrics: Metrics
  readonly log: readonly LogLine[]
}

type LogLine = Readonly<Record<string, unknown>>

/** Closes with the test. */
export async function startBareServer(
  routes: (app: FastifyInstance) => void,
  options: {
    publicUrl?: string
    timeouts?: Partial<Record<keyof typeof TIMEOUTS, number>>
    slots?: Record<Lane, number>
    limits?: LimitsHere
    refusalPace?: Pace
  } = {},
): Promise<BareServer> {
  const log: LogLine[] = []
  const shedding = createLoadShedding(options.slots)
  const metrics = createMetrics({ pool: { totalCount: 0, idleCount: 0, waitingCount: 0 }, shedding })
  const app = createServer({
    config: { publicUrl: options.publicUrl ?? 'http://localhost:3000', trustProxy: false },
    log: createLog('trace', { write: (line) => log.push(JSON.parse(line) as LogLine) }),
    limits: options.limits ?? { consume: () => Promise.resolve(PLENTY), consumeHere: () => PLENTY },
    shedding,
    metrics,
    writes: { note: () => undefined },
    refusalPace: options.refusalPace,
    timeouts: { ...TIMEOUTS, ...options.timeouts },
  })
  routes(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
    shedding.stop()
  })
  return { app, port: (app.server.address() as AddressInfo).port, shedding, metrics, log }
}

const PLENTY = { limit: 300, remaining: 299, resetSeconds: 60 }
