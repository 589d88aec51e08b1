import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { readlinkSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { aBotToken, aShopper, submitOrder, track } from '../../lab/harness/shopper.ts'
import {
  endServices,
  freePort,
  isAlive,
  launchService,
  startService,
} from '../../lab/harness/started-service.ts'

const PATIENTLY = { timeout: 20_000, interval: 50 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await endServices()
  await database.drop()
})

test('two workers share a port, a killed one is replaced, and a signal ends all of them', async () => {
  const metricsPort = String(await freePort())
  const service = await startService({
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: '2',
    METRICS_PORT: metricsPort,
  })
  const workers = await readyWorkers(service, 2)
  const outputOf = (pid: number) => readlinkSync(`/proc/${pid}/fd/1`)
  // A shared one blocks the others when a worker exits.
  expect(new Set([service.pid, ...workers].map(outputOf)).size).toBe(3)
  const before = await processesThatAnswer(service.url, 2)

  // Challenge, order and tracking may each be served by another worker.
  const { order } = await aShopper(service.url)
  const draft = { ...(await order()), botToken: await aBotToken(service.url) }
  const placed = await submitOrder(service.url, draft)
  expect(placed.status).toBe(201)
  expect((await track(service.url, placed.order)).number).toBe(placed.order.number)

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/orders".*\} 1$/m)

  process.kill(workers[0]!, 'SIGKILL')
  const now = await readyWorkers(service, 3)
  expect(service.output()).toContain('a serving process died and is replaced')
  const after = await processesThatAnswer(service.url, 2)
  expect([...after].filter((name) => before.has(name))).toHaveLength(1)

  expect(await service.end('SIGTERM')).toBe(0)
  expect(now.filter(isAlive)).toEqual([])
})

test('reports once that workers cannot start, and leaves no process behind', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  onTestFinished(() => void busy.close())
  const { port } = busy.address() as AddressInfo

  const service = await launchService({
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: '2',
    PORT: String(port),
  })
  expect(await service.ended).toBe(1)
  expect(service.output().match(/Platen could not start/g)).toHaveLength(1)
  expect(service.output()).toContain('choose another one with PORT')
})

async function readyWorkers(service: { output: () => string }, count: number): Promise<number[]> {
  return vi.waitFor(() => {
    const ready = service.output().matchAll(/"pid":(\d+),"msg":"a serving process is ready"/g)
    const pids = [...ready].map(([, pid]) => Number(pid))
    expect(pids).toHaveLength(count)
    return pids
  }, PATIENTLY)
}

/** Opens new connections until so many processes have answered; returns their marks from the request ids. */
async function processesThatAnswer(url: string, count: number): Promise<Set<string>> {
  const marks = new Set<string>()
  await vi.waitFor(async () => {
    const reply = await fetch(`${url}/api/v1/health`, { headers: { connection: 'close' } })
    marks.add(/^req_([0-9a-f]{12})/.exec(reply.headers.get('x-request-id') ?? '')?.[1] ?? 'none')
    expect(marks.size).toBe(count)
  }, PATIENTLY)
  return marks
}
