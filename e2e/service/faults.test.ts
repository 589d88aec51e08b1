import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderCreate } from '@platen/contract'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../apps/api/src/platform/embedded-postgres/index.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../apps/api/src/testing/database-proxy.ts'
import { checkOrders } from '../../lab/torture/check-orders.ts'
import { startCustomers, type Customers } from '../../lab/torture/customers.ts'
import { SETTINGS, anOrderForever, directly } from '../../lab/torture/shop.ts'
import {
  aDataFolder,
  embeddedPostgresPid,
  endServices,
  freePort,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'
import { waitUntil } from '../../lab/harness/wait-until.ts'

// A short form of `npm run torture` that measures no time: any wait may take this long.
const PATIENCE_MS = 60_000
vi.setConfig({ testTimeout: 5 * PATIENCE_MS, hookTimeout: 5 * PATIENCE_MS })
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

let dataFolder: string
let server: EmbeddedPostgres
let proxy: DatabaseProxy
let environment: Record<string, string>
let service: StartedService
let pool: Pool
let order: OrderCreate
beforeAll(async () => {
  dataFolder = aDataFolder()
  server = await startEmbeddedPostgres({ dataDir: dataFolder, settings: FAST })
  proxy = await startDatabaseProxy(server.url)
  environment = {
    ...SETTINGS,
    DATABASE_URL: proxy.url,
    DATA_DIR: aDataFolder(),
    PORT: String(await freePort()),
  }
  service = await startService(environment)
  pool = directly(server.url)
  order = await anOrderForever(service.url, pool)
})
afterEach(() => proxy.pass())
afterAll(async () => {
  await endServices()
  await pool.end()
  await proxy.close()
  await server.stop()
})

test('loses and doubles no acknowledged order when the service is killed under traffic', async () => {
  const customers = people({ mayBeGone: true })
  for (let round = 0; round < 2; round += 1) {
    await someOrders(customers)
    await service.end('SIGKILL')
    service = await startService(environment)
  }
  await expectGoodEnd(customers)
})

test('answers 503 or correctly while the database is killed, and recovers without help', async () => {
  const customers = people()
  const victims = [() => embeddedPostgresPid(dataFolder), () => oneThatServes()]
  for (const victim of victims) {
    await someOrders(customers)
    process.kill((await victim()) ?? 0, 'SIGKILL')
  }
  await expectGoodEnd(customers)
})

test('answers 503 while the database is silent or resets connections', async () => {
  const customers = people()
  await someOrders(customers)
  proxy.stall()
  await waitUntil('health says so', PATIENCE_MS, async () => (await health()) === 503)
  proxy.pass()
  await waitUntil('health is well', PATIENCE_MS, async () => (await health()) === 200)
  await someOrders(customers)

  proxy.cut(20)
  for (let time = 0; time < 10; time += 1) {
    proxy.reset()
    await sleep(50)
  }
  proxy.pass()
  await expectGoodEnd(customers)
})

function people({ mayBeGone = false } = {}): Customers {
  return startCustomers({ url: service.url, order, count: 4, mayBeGone, deadlineMs: PATIENCE_MS })
}

async function someOrders(customers: Customers): Promise<void> {
  const before = customers.acknowledged.size
  await waitUntil('somebody orders', PATIENCE_MS, () => customers.acknowledged.size > before + 3)
}

/** Every order completes in the same process, and stock and money add up. */
async function expectGoodEnd(customers: Customers): Promise<void> {
  await someOrders(customers)
  await customers.stop()
  expect(customers.wrong).toEqual([])
  expect((await checkOrders(pool, customers)).filter(({ kept }) => kept !== true)).toEqual([])
}

async function health(): Promise<number> {
  return (await fetch(`${service.url}/api/v1/health`)).status
}

async function oneThatServes(): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'platen'`,
  )
  return rows[0]?.pid
}
