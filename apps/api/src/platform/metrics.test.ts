import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sharedTestApp } from '../testing/shared.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const TOKEN = 'a-secret-tracking-token-of-somebody'
const shop = sharedTestApp()

test('counts requests by the pattern of their route, and exposes no requested address', async () => {
  await shop.get('/api/v1/public-config')
  await shop.get(`/api/v1/orders/${TOKEN}?x=${TOKEN}`)
  await shop.get(`/nothing/${TOKEN}`)
  const text = await read(await metricsAddress())

  expect(text).toMatch(count('GET', '/api/v1/public-config', 200))
  expect(text).toMatch(count('GET', '/api/v1/orders/:trackingToken', 404))
  expect(text).toMatch(count('GET', 'unknown', 404))
  expect(text).not.toContain(TOKEN)
})

test('shows the database pool and the places in work as they are now', async () => {
  const address = await metricsAddress()
  const client = await shop.services.pool.connect()
  const { totalCount, idleCount } = shop.services.pool
  const lane = shop.services.shedding.acquire('ordinary')
  const text = await read(address)
  shop.services.shedding.release(lane)
  client.release()

  expect(text).toContain(`database_pool_connections{state="open"} ${totalCount}`)
  expect(text).toContain(`database_pool_connections{state="idle"} ${idleCount}`)
  expect(text).toContain('database_pool_connections{state="waiting"} 0')
  expect(text).toContain('http_requests_in_work{lane="ordinary"} 1')
  expect(text).toContain('process_cpu_seconds_total')
  expect(await read(address)).toContain('http_requests_in_work{lane="ordinary"} 0')
})

test('watches a process once, however many services it opens', async () => {
  const watch = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => watch.mockRestore())
  const metrics = createMetrics(shop.services)

  expect(await metrics.registry.metrics()).not.toContain('nodejs_')
  const text = await metrics.read()
  expect(text).toContain('nodejs_eventloop_utilization_summary_count')
  expect(text).not.toContain('Nan')
  expect(watch).not.toHaveBeenCalled()
})

test('has one page, and the shop has none of it', async () => {
  const address = await metricsAddress()

  for (const path of ['/', '/metrics/', '/api/v1']) expect((await fetch(address + path)).status).toBe(404)
  expect((await shop.get('/metrics')).statusCode).toBe(404)
})

test('says 500 when the numbers cannot be had, and why to nobody', async () => {
  const address = await metricsAddress(() => Promise.reject(new Error('a secret')))
  const reply = await fetch(`${address}/metrics`)

  expect(reply.status).toBe(500)
  expect(await reply.text()).toBe('')
})

test('a port that is taken is an error to be caught', async () => {
  const { port } = new URL(await metricsAddress())
  await expect(
    serveMetrics(() => Promise.resolve(''), { port: Number(port), host: '127.0.0.1' }),
  ).rejects.toThrow('EADDRINUSE')
})

async function metricsAddress(
  text: () => Promise<string> = () => shop.services.metrics.read(),
): Promise<string> {
  const server = await serveMetrics(text, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function read(address: string): Promise<string> {
  const reply = await fetch(`${address}/metrics`)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/)
  return reply.text()
}

function count(method: string, route: string, status: number): RegExp {
  const labels = `method="${method}",route="${route}",status="${status}"`
  return new RegExp(`^http_request_duration_seconds_count\\{${labels.replaceAll('/', '\\/')}\\} [1-9]`, 'm')
}
