import { setTimeout as sleep } from 'node:timers/promises'
import { Socket, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { sendRaw } from '../../../testing/raw-http.ts'
import { pauseRefusedConnections, type Pace } from './refused-connections.ts'

test('limits how often a repeating client is refused to once per batch', async () => {
  const { port, fill } = await aFullServer({ atLeast: 1, intervalMs: 40 })
  fill()
  const began = performance.now()
  const client = aClient(port)

  for (let n = 1; n <= 6; n += 1) expect(await client()).toBe(503)
  // Two are within the limit; each of the others needs a batch, the first of which may start at any moment.
  expect(performance.now() - began).toBeGreaterThan(2.5 * 40)
})

test('pauses no connection within the limit', async () => {
  const { port, fill } = await aFullServer({ atLeast: 1_000, intervalMs: 60_000 })
  fill()
  const client = aClient(port)

  for (let n = 1; n <= 200; n += 1) expect(await client()).toBe(503)
})

test('resumes all connections batch by batch, and serves them when there is a slot', async () => {
  const { port, fill, empty } = await aFullServer({ atLeast: 2, intervalMs: 20 })
  fill()
  const clients = Array.from({ length: 20 }, () => aClient(port))
  const sendAll = () => Promise.all(clients.map((client) => client()))

  expect(new Set(await sendAll())).toEqual(new Set([503]))
  expect(new Set(await sendAll())).toEqual(new Set([503]))
  empty()
  expect(new Set(await sendAll())).toEqual(new Set([200]))
})

test('answers paused connections before the server closes', async () => {
  const { app, port, fill } = await aFullServer({ atLeast: 0, intervalMs: 60_000 })
  fill()
  const client = aClient(port)
  expect(await client()).toBe(503)
  let answered = false
  const again = client().then((status) => {
    answered = true
    return status
  })
  await sleep(100)
  expect(answered).toBe(false)

  void app.close()
  expect(await again).toBe(503)
  expect(client.head()).toMatch(/connection: close/i)
})

test('resumes every connection after a hundred batches, however many are paused', async () => {
  const { port, fill } = await aFullServer({ atLeast: 0, intervalMs: 5 })
  fill()
  const client = aClient(port)

  for (let n = 1; n <= 3; n += 1) expect(await client()).toBe(503)
})

test('forgets a paused connection that the client closes', async () => {
  const { app, port, fill } = await aFullServer({ atLeast: 0, intervalMs: 10 })
  fill()
  const client = aClient(port)
  expect(await client()).toBe(503)
  client.hangUp()

  await expect.poll(() => connectionsOf(app), { timeout: 20_000 }).toBe(0)
})

test('does not pause a connection that closes with its refusal', async () => {
  const { app, port, fill } = await aFullServer({ atLeast: 0, intervalMs: 60_000 })
  fill()
  const { status } = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')

  expect(status).toBe(503)
  await expect.poll(() => connectionsOf(app), { timeout: 20_000 }).toBe(0)
})

test('counts resumed but not closed connections in the batch, and stops its timer when none is paused', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const connections = pauseRefusedConnections({ ...NO_MORE, atLeast: 2, intervalMs: 10 })
  onTestFinished(() => connections.resumeAll())
  const sockets = Array.from({ length: 6 }, () => new FakeSocket())
  const refuse = (...of: number[]) => {
    for (const n of of) connections.pause(sockets[n] ?? new FakeSocket(), 1)
    vi.advanceTimersByTime(0)
  }
  const paused = () => sockets.flatMap(({ wasPaused }, n) => (wasPaused ? [n] : []))

  refuse(0, 1, 2, 2, 3)
  expect(paused()).toEqual([2, 3])
  refuse(2, 4)
  sockets[2]?.destroy()
  vi.advanceTimersByTime(10)
  expect(paused(), 'a closed connection is skipped').toEqual([2])
  refuse(0)
  expect(paused(), 'two were resumed, so the batch is full').toEqual([0, 2])
  vi.advanceTimersByTime(10)
  expect(paused()).toEqual([2])
  refuse(1)
  expect(paused(), 'only one was resumed').toEqual([2])
  vi.advanceTimersByTime(30)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['all have their turn within the wait', { tookMs: 0.01, lateMs: 0 }, 25],
  ['more of them after a batch that was late', { tookMs: 0.01, lateMs: 20 }, 75],
  ['as many as refusals may take of the time', { tookMs: 0.1, lateMs: 0 }, 10],
  ['at least some, however long refusals take', { tookMs: 10, lateMs: 0 }, 2],
])('resumes in a batch: %s', (_name, { tookMs, lateMs }, expected) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.restoreAllMocks().useRealTimers())
  const connections = pauseRefusedConnections({ atLeast: 2, intervalMs: 10, waitMs: 40, mostShare: 0.1 })
  onTestFinished(() => connections.resumeAll())
  const sockets = Array.from({ length: 102 }, () => new FakeSocket())

  for (const socket of sockets) connections.pause(socket, tookMs)
  vi.advanceTimersByTime(0)
  const paused = () => sockets.filter(({ wasPaused }) => wasPaused).length
  expect(paused()).toBe(100)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 + lateMs)
  vi.advanceTimersByTime(10)
  expect(100 - paused()).toBe(expected)
})

/** No more than `atLeast` in a batch. */
const NO_MORE = { waitMs: Infinity, mostShare: 1 } as const

class FakeSocket extends Socket {
  wasPaused = false
  override pause(): this {
    this.wasPaused = true
    return this
  }
  override resume(): this {
    this.wasPaused = false
    return this
  }
}

async function aFullServer(pace: Pick<Pace, 'atLeast' | 'intervalMs'>) {
  const { app, port, shedding } = await startBareServer((app) => app.get('/', () => ({})), {
    slots: { ordinary: 1, reserved: 0 },
    refusalPace: { ...NO_MORE, ...pace },
  })
  return {
    app,
    port,
    fill: () => shedding.acquire('ordinary'),
    empty: () => shedding.release('ordinary'),
  }
}

function aClient(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let [text, lastHead] = ['', '']
  let onStatus: ((status: number) => void) | undefined
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    const [head = '', body] = text.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (body === undefined || body.length < length) return
    text = ''
    lastHead = head
    onStatus?.(Number(head.slice(9, 12)))
  })
  const request = () =>
    new Promise<number>((resolve) => {
      onStatus = resolve
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    })
  return Object.assign(request, { hangUp: () => socket.destroy(), head: () => lastHead })
}

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => {
      if (error) reject(error)
      else resolve(count)
    })
  })
}
