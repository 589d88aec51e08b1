import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon, { type LoadOptions } from 'autocannon'
import type { RunningServer } from './processes.ts'

export const CONNECTIONS = 32
const TICKS_PER_SECOND = 100

export interface Measured {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** In microseconds for one request. Says more than the rate when the load generator is the limit. */
  readonly cpuMicros: number
  readonly busy: number
}

/** Throws for an answer that is not 2xx: a fast refusal is not a result. */
export async function measure(
  server: RunningServer,
  load: Omit<LoadOptions, 'url' | 'connections' | 'duration'> & { path: string },
  seconds: number,
): Promise<Measured> {
  const { path, ...rest } = load
  const options = { ...rest, url: server.url + path, connections: CONNECTIONS }
  await autocannon({ ...options, duration: Math.max(2, Math.round(seconds / 3)) })
  const before = cpuSeconds(server.pid)
  const result = await autocannon({ ...options, duration: seconds })
  const cpu = cpuSeconds(server.pid) - before
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicros: (cpu / result['2xx']) * 1e6,
    busy: cpu / result.duration,
  }
}

/** Each order gets its own idempotency key. */
export function orderLoad(path: string, bodies: readonly string[]) {
  let turn = 0
  return {
    path,
    method: 'POST' as const,
    requests: [
      {
        setupRequest: (request: { headers?: Record<string, string>; body?: string }) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            // Many addresses, because each has a quota row of its own.
            'x-forwarded-for': `10.0.${turn % 256}.${turn % 199}`,
          },
          // Each order is of another customer.
          body: (bodies[(turn += 1) % bodies.length] ?? '').replace(/"email":"/, `"email":"c${turn}.`),
        }),
      },
    ],
  }
}

/** `ended`: also of its children that have ended. */
export function cpuSeconds(pid: number, ended = false): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, ended ? 15 : 13).reduce((sum, field) => sum + Number(field), 0)
  return ticks / TICKS_PER_SECOND
}
