import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expectData, type PlatenClient, type Resources } from '@platen/api-client'
import type { Pool } from 'pg'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { orderColumns } from '../../apps/api/src/testing/order-columns.ts'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { adminClient, OWNER } from '../../lab/harness/staff.ts'
import { aStrangerWithTheClient, type Stranger } from './client-package.ts'
import {
  aDataFolder,
  endServices,
  freePort,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'

/** The packed client with the examples of its README, and the example integrations. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
// Packing, installing and compiling take long when many tests run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })
const PATIENTLY = { timeout: 60_000, interval: 50 }

let database: TestDatabase
let pool: Pool
let shop: StartedService
let stranger: Stranger
let apiKey: string
const receivers = new Set<() => void>()

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url, { max: 2, onError: () => undefined })
  const settings = { DATABASE_URL: database.url, DATA_DIR: aDataFolder(), WEBHOOK_ALLOW_PRIVATE: 'on' }
  shop = await startService({ ...settings, ...OWNER })
  apiKey = await anApiKey(await adminClient(shop.url))
  stranger = await aStrangerWithTheClient()
  writeExamples()
})
afterAll(async () => {
  receivers.forEach((end) => end())
  stranger.leave()
  await endServices()
  await pool.end()
  await database.drop()
})

test('the packed client contains compiled code, types, licence and README, and no sources', () => {
  expect(stranger.files.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
  ])
  expect(stranger.files).toContain('dist/index.js')
  expect(stranger.files).toContain('dist/index.d.ts')
  expect(stranger.files.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([])
  expect(readFileSync(join(ROOT, 'packages/api-client/LICENSE'), 'utf8')).toBe(
    readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
  )
})

test('the examples of the client’s README compile with Node module resolution', async () => {
  // This test writes what the next ones run.
  const examples = [1, 2, 3, 4].map((number) => `example-${number}.ts`)
  const settings = ['--lib', 'es2022', '--types', 'node', '--skipLibCheck', '--outDir', 'built']
  await stranger.node([compiler(), ...examples, ...STRICT, '--module', 'nodenext', ...settings])
})

test('TypeScript rejects a wrong request with bundler module resolution, and all types resolve', async () => {
  writeFileSync(
    join(stranger.folder, 'mistake.ts'),
    `import { createPlatenClient, expectData } from '@platen/api-client'
     const shop = createPlatenClient({ baseUrl: 'http://shop' })
     await shop.adminLogin({ body: { email: 'ana@example.com' } })
     const { garmets } = await expectData(shop.getCatalog())`,
  )
  // Without the types of Node, and with those of the packages checked.
  const settings = ['--module', 'esnext', '--moduleResolution', 'bundler', '--typeRoots', 'none', '--noEmit']
  const refused = await stranger
    .node([compiler(), 'mistake.ts', ...STRICT, '--lib', 'es2022,dom,dom.iterable', ...settings])
    .catch(String)
  const errors = refused.split('\n').filter((line) => line.includes(': error TS'))
  expect(errors).toEqual([
    expect.stringMatching(/^mistake\.ts\(3,.*Property 'password' is missing/),
    expect.stringMatching(/^mistake\.ts\(4,.*'garmets' does not exist/),
  ])
})

test('the README examples read the catalogue, place an order and read it as staff', async () => {
  expect(await example(1)).toContain('Classic tee')
  writeFileSync(join(stranger.folder, 'logo.png'), await aPicture())
  expect(await example(2)).toMatch(/^PL-\d{4}-000001 awaiting_payment [\w-]{43}\n$/)
  expect(await example(3)).toMatch(/^PL-\d{4}-000001 awaiting_payment Ana Beltrán\n$/)
  expect(await example(4)).toMatch(/^422 VALIDATION_FAILED .+\nitems /s)
})

test('read-orders prints every order once, oldest first, and only new ones the next time', async () => {
  await multiplyOrders(450)
  cpSync(join(ROOT, 'examples/read-orders/read-orders.js'), join(stranger.folder, 'read-orders.js'))
  const csv = join(stranger.folder, 'orders.csv')
  const read = () =>
    stranger.node(['read-orders.js', 'orders.csv'], {
      PLATEN_URL: shop.url,
      PLATEN_API_KEY: apiKey,
    })

  expect(await read()).toContain('451 new in orders.csv')
  const [header, ...rows] = readFileSync(csv, 'utf8').trimEnd().split('\r\n')
  expect(header).toBe('id,number,createdAt,stage,customerName,units,total,currency')
  const ids = rows.map((row) => row.split(',')[0])
  expect(new Set(ids).size).toBe(451)
  expect(ids).toEqual(ids.toSorted())
  expect(rows.find((row) => row.includes(`PL-2020-1,`))).toMatch(/,awaiting_payment,"'=1\+""1"",2",2,/)

  await example(2)
  expect(await read()).toContain('1 new in orders.csv, which has 452 now.')
  expect(await read()).toContain('0 new in orders.csv, which has 452 now.')
})

test('webhook-receiver accepts each signed delivery once and rejects all others', async () => {
  const staff = await adminClient(shop.url)
  const url = `http://127.0.0.1:${await freePort()}`
  // An order of the test before may still be on its way to all endpoints.
  const waiting = 'SELECT id FROM events WHERE dispatched_at IS NULL'
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([]), PATIENTLY)
  const endpoint = await addEndpoint(staff, url)
  const receiver = await startReceiver(url, endpoint.secret!)

  await example(2)
  await vi.waitFor(() => expect(receiver.received()).toHaveLength(1), PATIENTLY)
  const [first] = receiver.received()
  expect(first).toMatchObject({
    type: 'order.created',
    orderId: expect.stringMatching(/^ord_/) as string,
    number: expect.stringMatching(/^PL-/) as string,
    stage: 'awaiting_payment',
  })

  const delivered = () => expectData(staff.listWebhookDeliveries({ endpointId: endpoint.id }))
  await vi.waitFor(
    async () => expect(await delivered()).toMatchObject([{ status: 'delivered', lastStatus: 204 }]),
    PATIENTLY,
  )

  // A replay of the same delivery is not acted on again, nor is any with an invalid signature.
  await expectData(staff.createWebhookDeliveryReplay({ deliveryId: first!.id }))
  await vi.waitFor(
    async () => expect(await delivered()).toMatchObject([{ status: 'delivered', attempts: 2 }]),
    PATIENTLY,
  )
  const body = JSON.stringify({ type: 'order.created', timestamp: new Date().toISOString(), data: {} })
  const forged = `whsec_${Buffer.alloc(32).toString('base64')}`
  expect(await send(url, body, signed(forged, body, new Date()))).toBe(401)
  expect(await send(url, body, signed(endpoint.secret!, body, new Date(Date.now() - 600_000)))).toBe(401)
  expect(await send(url, body, {})).toBe(401)
  expect(await send(url, body, signed(endpoint.secret!, body, new Date()))).toBe(204)
  await vi.waitFor(
    () => expect(receiver.received().map(({ id }) => id)).toEqual([first!.id, 'msg_1']),
    PATIENTLY,
  )
})

test('each example fits on a page', () => {
  expect(linesOf('examples/webhook-receiver/receive.js')).toBeLessThanOrEqual(70)
  expect(linesOf('examples/read-orders/read-orders.js')).toBeLessThanOrEqual(80)
})

function writeExamples(): void {
  const readme = readFileSync(join(ROOT, 'packages/api-client/README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code)
  expect(examples).toHaveLength(4)
  for (const [index, code] of examples.entries()) {
    writeFileSync(
      join(stranger.folder, `example-${index + 1}.ts`),
      code.replaceAll('http://localhost:3000', shop.url),
    )
  }
  // Two packages that the examples import beside the client; they have tests of their own.
  for (const name of ['altcha-lib', '@types']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(stranger.folder, 'node_modules', name))
  }
}

function compiler(): string {
  return join(ROOT, 'node_modules/typescript/bin/tsc')
}

const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022']

function example(number: number): Promise<string> {
  return stranger.node([`built/example-${number}.js`], { PLATEN_API_KEY: apiKey })
}

async function anApiKey(staff: PlatenClient): Promise<string> {
  const body = { name: 'Examples', permissions: ['orders:read' as const] }
  const { key } = await expectData(staff.createApiKey({ body, idempotencyKey: crypto.randomUUID() }))
  return String(key)
}

/** By phone, because a customer may not hold so much unpaid. */
async function multiplyOrders(count: number): Promise<void> {
  const columns = await orderColumns(pool, ['id', 'number', 'source', 'customer_name'])
  await pool.query(
    `INSERT INTO orders (id, number, source, customer_name, ${columns})
     SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'PL-2020-' || n, 'phone', '=1+"1",2', ${columns}
     FROM (SELECT * FROM orders LIMIT 1) AS first, generate_series(1, $1::int) AS n`,
    [count],
  )
}

async function addEndpoint(staff: PlatenClient, url: string): Promise<Resources['WebhookEndpointRecord']> {
  return expectData(
    staff.createWebhookEndpoint({ body: { url, description: 'The example', eventTypes: ['order.created'] } }),
  )
}

interface Received {
  readonly id: string
  readonly type: string
}

async function startReceiver(url: string, secret: string): Promise<{ readonly received: () => Received[] }> {
  const child = spawn(process.execPath, [join(ROOT, 'examples/webhook-receiver/receive.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: new URL(url).port,
      WEBHOOK_SECRET: secret,
      PLATEN_URL: shop.url,
      PLATEN_API_KEY: apiKey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  receivers.add(() => child.kill())
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child.stdout, 'data')
  const lines = () => output.split('\n').filter((line) => line.startsWith('{'))
  return { received: () => lines().map((line) => JSON.parse(line) as Received) }
}

function signed(secret: string, body: string, at: Date): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  }
}

async function send(url: string, body: string, headers: Record<string, string>): Promise<number> {
  const reply = await fetch(url, { method: 'POST', headers, body })
  return reply.status
}

function linesOf(path: string): number {
  return readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length
}
