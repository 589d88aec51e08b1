import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'
import { createTestDatabase } from './testing/test-database.ts'

test('stops tracing when it cannot start to serve', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const occupied = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void occupied.close())
  await once(occupied, 'listening')
  const config = {
    ...readConfig({ METRICS_PORT: 'off' }),
    host: '127.0.0.1',
    port: (occupied.address() as AddressInfo).port,
    tracingUrl: 'http://127.0.0.1:1',
  }
  const original = Reflect.get(Client.prototype, 'query')
  await expect(serve(config, database.url, { log: pino({ level: 'silent' }) })).rejects.toThrow('EADDRINUSE')
  expect(Reflect.get(Client.prototype, 'query')).toBe(original)
})
