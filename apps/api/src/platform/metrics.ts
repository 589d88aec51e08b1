import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'
import type { LoadShedding } from './http/overload/load-shedding.ts'
import { lazily } from './lazily.ts'

interface RequestLabels {
  readonly method: string
  readonly route: string
  readonly status: number | string
}

export interface Metrics {
  /** Without those of the process. */
  readonly registry: Registry
  /** Those of the process, too. Call it when everything is registered and somebody reads: measuring wakes it up. */
  all(): Registry
  /** All in the format of Prometheus. */
  read(): Promise<string>
  observeRequest(request: RequestLabels, seconds: number): void
  /** For a request that was refused before the framework handled it. */
  countShed(): void
}

/** The mean of no measurements is no number. */
const FIRST_MEASUREMENTS_MS = 120

/** Its timers never stop, so a process has them once, however many services it opens. */
const processMetrics = lazily(() => {
  const registry = new Registry()
  // Twenty measurements a second; 0.2 s is where the alert begins.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 })
  return registry
})

export function createMetrics({
  pool,
  shedding,
}: {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  shedding: Pick<LoadShedding, 'active'>
}): Metrics {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were refused because no slot was free.',
    registers: [registry],
  })
  new Gauge({
    name: 'http_requests_in_work',
    help: 'Requests that hold a slot, by lane.',
    labelNames: ['lane'] as const,
    registers: [registry],
    collect() {
      this.set({ lane: 'ordinary' }, shedding.active.ordinary)
      this.set({ lane: 'reserved' }, shedding.active.reserved)
    },
  })
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const all = lazily(() => Registry.merge([processMetrics(), registry]))
  const measured = lazily(async () => {
    const registry = all()
    await sleep(FIRST_MEASUREMENTS_MS)
    return registry
  })
  return {
    registry,
    all,
    read: async () => (await measured()).metrics(),
    countShed: () => shed.inc(),
    observeRequest: ({ method, route, status }, seconds) => {
      duration.observe({ method, route, status }, seconds)
    },
  }
}

/** On its own port, so that it is never open to the public by accident. */
export async function serveMetrics(
  read: () => Promise<string>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return server
}
