import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../harness/ports.ts'
import { aDataFolder, startService } from '../harness/service-process.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { SETTINGS, aDatabaseServer, anOrderForever, directly } from './shop.ts'
import { startSteadyClients } from './steady-clients.ts'

const STOPPED_WITHIN_MS = 15_000
const TRAFFIC_MS = 1_000

export const stopUnderTraffic: Fault = {
  name: 'stop-under-traffic',
  about: '18 clients, half of them on kept connections, while the service with one or two workers restarts',
  rounds: 100,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const server = await aDatabaseServer()
  const pool = directly(server.url)
  const port = await freePort()
  const environment = { ...SETTINGS, DATABASE_URL: server.url, DATA_DIR: aDataFolder(), PORT: String(port) }
  const first = await startService(environment)
  const quote = quoteOf(await anOrderForever(first.url, pool))
  await first.end('SIGTERM')

  const clients = [
    startSteadyClients({ port, count: 6, keepAlive: true, pauseMs: 5, request: get('/api/v1/catalog') }),
    startSteadyClients({ port, count: 3, keepAlive: true, pauseMs: 50, request: quote }),
    startSteadyClients({
      port,
      count: 6,
      keepAlive: false,
      pauseMs: 5,
      request: get('/api/v1/public-config'),
    }),
    startSteadyClients({ port, count: 3, keepAlive: false, pauseMs: 50, request: quote }),
  ]
  const times: number[] = []
  const bad: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const service = await startService({ ...environment, WEB_CONCURRENCY: String((round % 2) + 1) })
    await sleep(TRAFFIC_MS)
    const began = performance.now()
    const code = await service.end('SIGTERM')
    times.push(performance.now() - began)
    if (code !== 0) bad.push(`ended with ${String(code)}`)
    if (round % 10 === 0) say(`${round} of ${rounds} restarts, ${broken().length} broken`)
  }
  await Promise.all(clients.map((some) => some.stop()))
  await pool.end()
  const answered = clients.reduce((sum, some) => sum + some.answered(), 0)
  return [
    none(
      'connections that were reset, and answers cut off',
      broken(),
      `of ${answered} requests in ${rounds} stops`,
    ),
    none('stops that failed', bad, `of ${rounds}`),
    atMost('the service has stopped', STOPPED_WITHIN_MS, times),
  ]

  function broken(): string[] {
    return clients.flatMap((some) => some.broken())
  }
}

function get(path: string) {
  return (connection: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n\r\n`
}

function quoteOf({ items }: Awaited<ReturnType<typeof anOrderForever>>) {
  const [item] = items
  const print = { zoneId: 'full_front', widthMm: 200, heightMm: 200 }
  const body = JSON.stringify({ items: [{ variantId: item?.variantId, quantity: 1, placements: [print] }] })
  return (connection: string) =>
    `POST /api/v1/quotes HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
