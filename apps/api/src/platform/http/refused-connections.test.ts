import { setTimeout as sleep } from 'node:timers/promises'
import { Socket, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBareServer } from '../../testing/bare-server.ts'
import { sendRaw } from '../../testing/raw-http.ts'
import { refusedConnections, type Turn } from './refused-connections.ts'

test('who asks again and again is refused no more often than there are turns', async () => {
  const { port, fill } = await aFullServer({ connections: 1, ms: 40 })
  fill()
  const began = performance.now()
  const client = ask(port)

  for (let n = 1; n <= 6; n += 1) expect(await client()).toBe(503)
  // Two are within the bound, and each of the others needs a turn, the first of which may be about to begin.
  expect(performance.now() - began).toBeGreaterThan(2.5 * 40)
})

test('within the bound nobody waits', async () => {
  const { port, fill } = await aFullServer({ connections: 1_000, ms: 60_000 })
  fill()
  const client = ask(port)

  for (let n = 1; n <= 200; n += 1) expect(await client()).toBe(503)
})

test('all are heard again in turn, and served when there is a place', async () => {
  const { port, fill, empty } = await aFullServer({ connections: 2, ms: 20 })
  fill()
  const clients = Array.from({ length: 20 }, () => ask(port))
  const askAll = () => Promise.all(clients.map((client) => client()))

  expect(new Set(await askAll())).toEqual(new Set([503]))
  expect(new Set(await askAll())).toEqual(new Set([503]))
  empty()
  expect(new Set(await askAll())).toEqual(new Set([200]))
})

test('a service that closes hears those who rest before it goes', async () => {
  const { app, port, fill } = await aFullServer({ connections: 0, ms: 60_000 })
  fill()
  const client = ask(port)
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

test('after a hundred turns everybody is heard, however many rest', async () => {
  const { port, fill } = await aFullServer({ connections: 0, ms: 5 })
  fill()
  const client = ask(port)

  for (let n = 1; n <= 3; n += 1) expect(await client()).toBe(503)
})

test('who hangs up while resting is forgotten', async () => {
  const { app, port, fill } = await aFullServer({ connections: 0, ms: 10 })
  fill()
  const client = ask(port)
  expect(await client()).toBe(503)
  client.hangUp()

  await expect.poll(() => connectionsOf(app), { timeout: 20_000 }).toBe(0)
})

test('a connection that ends with its refusal does not rest', async () => {
  const { app, port, fill } = await aFullServer({ connections: 0, ms: 60_000 })
  fill()
  const { status } = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')

  expect(status).toBe(503)
  await expect.poll(() => connectionsOf(app), { timeout: 20_000 }).toBe(0)
})

test('who was woken counts in the turn, who hung up does not, and nothing runs when nobody rests', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const connections = refusedConnections({ connections: 2, ms: 10 })
  onTestFinished(() => connections.end())
  const sockets = Array.from({ length: 6 }, () => new Watched())
  const refuse = (...of: number[]) => {
    for (const n of of) connections.rest(sockets[n] ?? new Watched())
    vi.advanceTimersByTime(0)
  }
  const resting = () => sockets.flatMap(({ resting }, n) => (resting ? [n] : []))

  refuse(0, 1, 2, 2, 3)
  expect(resting()).toEqual([2, 3])
  refuse(2, 4)
  sockets[2]?.destroy()
  vi.advanceTimersByTime(10)
  expect(resting(), 'one that hung up is passed over').toEqual([2])
  refuse(0)
  expect(resting(), 'two were woken, so the turn is full').toEqual([0, 2])
  vi.advanceTimersByTime(10)
  expect(resting()).toEqual([2])
  refuse(1)
  expect(resting(), 'only one was').toEqual([2])
  vi.advanceTimersByTime(30)
  expect(vi.getTimerCount()).toBe(0)
})

class Watched extends Socket {
  resting = false
  override pause(): this {
    this.resting = true
    return this
  }
  override resume(): this {
    this.resting = false
    return this
  }
}

/** One that answers `/`, has one place, and can have it taken. */
async function aFullServer(refusedTurn: Turn) {
  const { app, port, shedding } = await startBareServer((app) => app.get('/', () => ({})), {
    places: { ordinary: 1, reserved: 0 },
    refusedTurn,
  })
  return {
    app,
    port,
    fill: () => shedding.enter('ordinary'),
    empty: () => shedding.leave('ordinary'),
  }
}

/** Asks on a connection of its own that is kept, and gives the status. */
function ask(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let [text, lastHead] = ['', '']
  let told: ((status: number) => void) | undefined
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    const [head = '', body] = text.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (body === undefined || body.length < length) return
    text = ''
    lastHead = head
    told?.(Number(head.slice(9, 12)))
  })
  const request = () =>
    new Promise<number>((resolve) => {
      told = resolve
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
