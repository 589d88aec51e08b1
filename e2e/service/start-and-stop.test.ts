import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderRecord } from '@platen/contract'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aBotToken, aShopper, submitOrder, track } from '../../lab/harness/shopper.ts'
import {
  aDataFolder,
  embeddedPostgresPid,
  freePort,
  isAlive,
  launchService,
  startService,
  startServiceWithEmbeddedDatabase,
  type StartedService,
} from '../../lab/harness/started-service.ts'

const OWNER = /first password, shown only once:\s+owner@platen\.local\s+(\S{20,})/
const STACK = /^\s+at /m
const PATIENTLY = { timeout: 20_000, interval: 10 }

/** Each test restarts the service on the same data. */
const dataFolder = aDataFolder()
let firstOutput: string
let order: OrderRecord
let service: StartedService
beforeAll(async () => {
  service = await open()
  const { order: draft } = await aShopper(service.url)
  const placed = await submitOrder(service.url, {
    ...(await draft()),
    botToken: await aBotToken(service.url),
  })
  expect(placed.status).toBe(201)
  order = placed.order
  firstOutput = service.output()
  await service.end('SIGTERM')
})
afterEach(() => service.end('SIGTERM'))

const open = () => startServiceWithEmbeddedDatabase({ DATA_DIR: dataFolder })

test("the first start shows where everything is and the owner's password; the next keeps data and password", async () => {
  expect(firstOutput).toMatch(OWNER)
  expect(firstOutput).toMatch(/Documentation\s+http:\/\/localhost:\d+\/docs/)
  expect(firstOutput).toContain(dataFolder)

  service = await open()
  expect(service.output()).not.toMatch(OWNER)
  expect((await track(service.url, order)).number).toBe(order.number)
})

test('the first healthy answer of a new shop allows a sign-in', async () => {
  const [port, email, password] = [await freePort(), 'first@shop.example', 'a sentence of my own']
  const url = `http://127.0.0.1:${port}`
  const starting = startService({ PORT: String(port), ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  const isHealthy = () => fetch(`${url}/api/v1/health`).then(({ status }) => status === 200)
  // Without a pause, so that no gap between the two is missed.
  while (!(await isHealthy().catch(() => false)));
  const signIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  service = await starting
  expect([signIn.status, await signIn.json()]).toEqual([
    200,
    expect.objectContaining({ authenticated: true }),
  ])
})

test('refuses a second service on the same data folder while the first keeps running', async () => {
  service = await open()
  const second = await launchService({ DATA_DIR: dataFolder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `Another Platen service (process ${service.pid}) is using this data folder`,
  )
  expect(second.output()).not.toMatch(STACK)
  expect((await track(service.url, order)).number).toBe(order.number)
})

test.each([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)(
  '%s ends the service cleanly and answers the request in flight, with %s right behind it as npm may send',
  async (signal, echo) => {
    service = await open()
    const postgres = embeddedPostgresPid(dataFolder)
    const quote = await beginQuote(service)

    const ended = Promise.all([service.end(signal), service.end(echo)])
    await untilRefusing(service)
    expect(await quote.finish()).toMatchObject({ status: 200, body: { currency: order.currency } })
    expect(await ended).toEqual([0, 0])
    expect(service.output()).toContain('"msg":"stopping"')
    expect(isAlive(postgres!)).toBe(false)
    expect(embeddedPostgresPid(dataFolder)).toBeUndefined()
  },
)

test('a second signal ends the service at once without waiting for running work', async () => {
  service = await open()
  const quote = await beginQuote(service)
  void service.end('SIGINT')
  await untilRefusing(service)
  // Two signals within a second count as one.
  await sleep(1_100)
  expect(await service.end('SIGINT')).toBe(1)
  await expect(quote.finish()).rejects.toThrow()
})

test('a signal during startup ends the service and its database', async () => {
  const folder = aDataFolder()
  service = await launchService({ DATA_DIR: folder })
  const postgres = await vi.waitFor(() => {
    const pid = embeddedPostgresPid(folder)
    expect(pid).toBeDefined()
    return pid
  }, PATIENTLY)
  expect(await service.end('SIGINT')).toBe(0)
  expect(isAlive(postgres!)).toBe(false)
})

test('starts after a kill -9 and still has the order', async () => {
  const killed = await open()
  expect(await killed.end('SIGKILL')).toBeNull()
  service = await open()
  expect((await track(service.url, order)).number).toBe(order.number)
})

test('names a busy port, and shows the generated password again after the failed start', async () => {
  const { port } = await aBusyPort()
  const folder = aDataFolder()
  const refused = await launchService({ DATA_DIR: folder, PORT: String(port) })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`)
  expect(refused.output()).toContain('choose another one with PORT')
  expect(refused.output()).not.toMatch(STACK)
  expect(embeddedPostgresPid(folder)).toBeUndefined()

  service = await startServiceWithEmbeddedDatabase({ DATA_DIR: folder })
  expect(service.output()).toMatch(OWNER)
})

test('names all wrong settings at once', async () => {
  service = await launchService({ PORT: 'eighty', LOG_LEVEL: 'chatty' })
  expect(await service.ended).toBe(1)
  expect(service.output()).toContain('PORT must be a whole number from 0 to 65535, not "eighty".')
  expect(service.output()).toContain('LOG_LEVEL must be one of')
  expect(service.output()).not.toMatch(STACK)
})

test.each(['127.0.0.1', 'localhost'])('names an unreachable database at %s', async (host) => {
  service = await launchService({ DATABASE_URL: `postgresql://platen:secret@${host}:1/platen` })
  expect(await service.ended).toBe(1)
  expect(service.output()).toContain('ECONNREFUSED')
  expect(service.output()).toContain('The database in DATABASE_URL cannot be used.')
  expect(service.output()).not.toContain('secret')
  expect(service.output()).not.toMatch(STACK)
})

test('stops waiting for a database that accepts connections and stays silent', async () => {
  const { port } = await aBusyPort()
  service = await launchService({ DATABASE_URL: `postgresql://platen:secret@127.0.0.1:${port}/platen` })
  expect(await service.ended).toBe(1)
  expect(service.output()).toContain('The database in DATABASE_URL did not answer within')
})

async function beginQuote({ url }: StartedService) {
  const [item] = order.items
  const body = JSON.stringify({ items: [{ variantId: item!.variantId, quantity: 1, placements: [PRINT] }] })
  const sending = request(`${url}/api/v1/quotes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write(body.slice(0, 20))
  // A rejection before the response is awaited must not be unhandled.
  const answer = once(sending, 'response')
  answer.catch(() => undefined)
  return {
    finish: async () => {
      sending.end(body.slice(20))
      const [reply] = (await answer) as [IncomingMessage]
      return { status: reply.statusCode, body: JSON.parse(await text(reply)) as unknown }
    },
  }
}

const PRINT = { zoneId: 'full_front', widthMm: 200, heightMm: 200 }

async function untilRefusing({ url }: StartedService): Promise<void> {
  await vi.waitFor(() => expect(fetch(`${url}/api/v1/health`)).rejects.toThrow(), PATIENTLY)
}

async function aBusyPort(): Promise<{ port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port }
}
