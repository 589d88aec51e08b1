/**
 * `npm run bench:customers`: searching 100,000 customers, joining orders of before there were customers, and what finding
 * its customer adds to an order. Writes `benchmarks/results/customers.md`.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import pg from 'pg'
import { buildApp } from '../apps/api/src/app.ts'
import { joinOldRecords } from '../apps/api/src/features/back-office/customers/index.ts'
import type { NewOrder } from '../apps/api/src/features/selling/orders/new-order.ts'
import { insertOrders } from '../apps/api/src/features/selling/orders/place-order.store.ts'
import { prepareOrder } from '../apps/api/src/features/selling/orders/prepare-order.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { newUuid } from '../apps/api/src/platform/records/ids.ts'
import { openStorefront } from '../apps/api/src/testing/storefront.ts'
import { aMember } from '../apps/api/src/testing/team.ts'
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts'
import { databaseMicroseconds, databaseSeconds } from '../lab/harness/database-time.ts'
import { cpuSeconds, orderLoad } from '../lab/harness/load.ts'
import { startService } from '../lab/harness/processes.ts'
import { fillShop, makeOrders } from '../lab/harness/shop.ts'
import { OWNER } from '../lab/harness/staff.ts'
import { median, percentile } from '../lab/harness/statistics.ts'

const CUSTOMERS = 100_000
const SEARCHES = [
  ['Part of a common name', 'hernan'],
  ['Full common name', 'maria hernandez'],
  ['Part of a rare name', 'quetzal'],
  ['Four digits of a phone', '7999'],
  ['Three digits of a phone', '799'],
  ['Whole phone', '+505 8023 5225'],
  ['Part of an email address', 'person-4242'],
  ['What all addresses share', '@example.com'],
  ['Nothing', 'zzyzx'],
] as const
const TIMES = 50
const OLD_ORDERS = 20_000
/** Orders of many customers at once are written together. */
const TRAFFIC = [
  { customers: 1, batch: 1 },
  { customers: 32, batch: 16 },
] as const
/** In a shop, some are new; in the worst moment all are. */
const WHOSE = ['known', 'new', 'known and new in turn'] as const
type Whose = (typeof WHOSE)[number]
const ROUNDS = 15
const WHOLE_ROUNDS = 5
const WHOLE_SECONDS = 3
const ORDERS_OF_ROUND = 320

let made = 0

const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
chmodSync(folder, 0o711)
const database = await startEmbeddedPostgres({
  dataDir: folder,
  // Its work would count as that of orders.
  settings: { autovacuum: 'off' },
})
const client = new pg.Client({ connectionString: database.url })
try {
  await migrate(database.url)
  const shop = await startTestApp({ databaseUrl: database.url })
  await fillShop(database.url, 10_000)
  await client.connect()
  await fillCustomers()
  const searches = await measureSearches(shop)
  const joining = await measureJoining(shop)
  const orders = await measureOrders(shop)
  report({ searches, joining, orders })
  await shop.close()
} finally {
  await client.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Names repeat as they do in a town; one in 10,000 is rare. */
async function fillCustomers(): Promise<void> {
  await client.query(
    `INSERT INTO customers (id, name, company, email, phone, tags, search_text, created_at, updated_at)
     SELECT uuid_at(at), name, company, email, phone, tags, lower(concat_ws(' ', name, company, email, phone)), at, at
     FROM (
       SELECT now() - i * interval '5 minutes' AS at,
         CASE WHEN i % 10000 = 0 THEN 'Quetzal Ixchel' ELSE
           (ARRAY['Maria','Jose','Ana','Luis','Carmen','Juan','Rosa','Carlos','Elena','Pedro'])[1 + i % 10] || ' ' ||
           (ARRAY['Hernandez','Lopez','Martinez','Garcia','Rivas','Nunez','Flores','Castillo','Mejia','Torres',
             'Ramos','Ortiz','Campos'])[1 + i % 13] END AS name,
         CASE WHEN i % 20 = 0 THEN 'Escuela ' || i END AS company,
         CASE WHEN i % 5 > 0 THEN 'person-' || i || '@example.com' END AS email,
         '+505' || 80000000 + i * 97 % 10000000 AS phone,
         CASE WHEN i % 10 = 0 THEN ARRAY['school'] ELSE '{}' END AS tags
       FROM generate_series(1, $1::int) AS i) AS people`,
    [CUSTOMERS],
  )
  await client.query('VACUUM ANALYZE customers')
}

async function measureSearches({ services }: TestApp): Promise<string[]> {
  const app = buildApp(services)
  await app.ready()
  const { headers } = await aMember({ services } as TestApp, 'owner')
  const rows: string[] = []
  for (const [what, q] of SEARCHES) {
    const url = `/api/admin/customers?q=${encodeURIComponent(q)}`
    const times: number[] = []
    let found = 0
    for (let n = -5; n < TIMES; n += 1) {
      const began = performance.now()
      const reply = await app.inject({ url, headers })
      if (n >= 0) times.push(performance.now() - began)
      if (reply.statusCode !== 200) throw new Error(reply.body)
      found = reply.json<unknown[]>().length
    }
    const shown = [median(times), percentile(times, 0.95)].map((ms) => `${ms.toFixed(1)} ms`)
    rows.push(`| ${what} | \`${q}\` | ${found} | ${shown.join(' | ')} |`)
    console.log(rows.at(-1))
  }
  await app.close()
  return rows
}

/** Half of the orders are of customers with several, a tenth of customers who are known already. */
async function measureJoining({ services }: TestApp): Promise<string> {
  await client.query(
    `INSERT INTO orders (id, number, artwork_status, customer_name, customer_email, customer_phone, fulfilment_method,
       fulfilment, instruction_id, subtotal_minor, discount_minor, fee_minor, tax_minor, total_minor, currency,
       promised_by, pay_before, policy_version, created_at, updated_at, status, stage, stage_since, units, search_text)
     SELECT gen_random_uuid(), 'JOIN-' || i, 'approved', 'Old Customer', email, phone, 'pickup', '{"method":"pickup"}',
       'bank_main', 1000, 0, 0, 0, 1000, 'USD', now(), now(), '1', now(), now(), 'cancelled', 'cancelled', now(), 1,
       lower(concat_ws(' ', 'join-' || i, 'old customer', email, phone))
     FROM (
       SELECT i, CASE WHEN i % 10 = 0 THEN 'person-' || i * 2 + 1 ELSE 'old-' || i % ($1::int / 2) END || '@example.com'
           AS email,
         CASE WHEN i % 10 > 0 THEN '+5037' || 1000000 + i % ($1::int / 2) END AS phone
       FROM generate_series(1, $1::int) AS i) AS old`,
    [OLD_ORDERS],
  )
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM orders WHERE customer_id IS NULL AND erased_at IS NULL`,
  )
  const orders = rows[0]?.n ?? 0
  const began = performance.now()
  while ((await joinOldRecords(services)) === 'more');
  const seconds = (performance.now() - began) / 1000
  const rate = orders / seconds
  const text = `${orders.toLocaleString('en')} orders in ${seconds.toFixed(1)} s: ${Math.round(rate).toLocaleString('en')} orders a second, so a million takes about ${Math.round(1_000_000 / rate / 60)} minutes.`
  console.log(text)
  return text
}

/**
 * The customer's part is what an order's statement takes with the function as it is and with one that finds nobody, in
 * turn, so that both meet the same machine. It is compared with what a whole order takes without it.
 */
async function measureOrders(shop: TestApp): Promise<string[]> {
  const model = await prepared(shop)
  const { rows: found } = await client.query<{ definition: string }>(
    `SELECT pg_get_functiondef('customer_with'::regproc) AS definition`,
  )
  const real = found[0]?.definition ?? ''
  const none = `${real.slice(0, real.indexOf('AS $'))}AS $none$ BEGIN RETURN NULL; END $none$`
  const rows: string[] = []
  for (const { customers, batch } of TRAFFIC) {
    await client.query(none)
    const { service, postgres } = await costOfWhole(customers)
    for (const whose of WHOSE) {
      const parts: number[] = []
      for (let round = -2; round < ROUNDS; round += 1) {
        await client.query(none)
        const without = await costOf(shop, model, { batch, whose })
        await client.query(real)
        const cost = await costOf(shop, model, { batch, whose })
        if (round >= 0) parts.push(cost - without)
      }
      const share = (part: number) => `${((part / (service + postgres)) * 100).toFixed(1)} %`
      rows.push(
        `| ${customers} | ${batch} | ${whose} | ${service.toFixed(0)} µs | ${postgres.toFixed(0)} µs | ${median(parts).toFixed(0)} µs | ${share(median(parts))} (${share(percentile(parts, 0.25))} to ${share(percentile(parts, 0.75))}) |`,
      )
      console.log(rows.at(-1))
    }
  }
  return rows
}

/** Microseconds of the processor for one order of a service that sends emails, seals and dispatches as ever. */
async function costOfWhole(connections: number): Promise<{ service: number; postgres: number }> {
  const service = await startService(fileURLToPath(new URL('..', import.meta.url)), {
    ...{ ...OWNER, DATABASE_URL: database.url, DATA_DIR: folder, BOT_PROTECTION: 'off', METRICS_PORT: 'off' },
    ...{ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' },
  })
  try {
    const load = { ...orderLoad('/api/orders', await makeOrders(service.url)), connections }
    const rounds: { service: number; postgres: number }[] = []
    for (let round = -1; round < WHOLE_ROUNDS; round += 1) {
      const before = [cpuSeconds(service.pid), databaseSeconds(database.folder)] as const
      const { non2xx, errors, ...result } = await autocannon({
        ...{ ...load, url: service.url + load.path, duration: WHOLE_SECONDS },
      })
      if (non2xx + errors > 0) throw new Error(`${non2xx} orders were refused.`)
      const microseconds = (seconds: number) => (seconds / result['2xx']) * 1e6
      const [own, postgres] = [
        cpuSeconds(service.pid) - before[0],
        databaseSeconds(database.folder) - before[1],
      ]
      if (round >= 0) rounds.push({ service: microseconds(own), postgres: microseconds(postgres) })
    }
    return {
      service: median(rounds.map((round) => round.service)),
      postgres: median(rounds.map((round) => round.postgres)),
    }
  } finally {
    await service.stop()
  }
}

/** Microseconds that PostgreSQL works for the statement of one order. */
async function costOf(
  { services }: TestApp,
  model: NewOrder,
  { batch, whose }: { readonly batch: number; readonly whose: Whose },
): Promise<number> {
  const all = Array.from({ length: ORDERS_OF_ROUND / batch }, () =>
    Array.from({ length: batch }, () => another(model, whose)),
  )
  // Plans are made anew after the function was replaced.
  await insertOrders(services.orderDatabase, [another(model, whose)])
  const began = databaseMicroseconds(database.folder)
  for (const some of all) await insertOrders(services.orderDatabase, some)
  return (databaseMicroseconds(database.folder) - began) / ORDERS_OF_ROUND
}

function another({ order, demand, ...rest }: NewOrder, whose: Whose): NewOrder {
  made += 1
  // Those with an email address, which is four of five.
  const person = 1 + (made % 19_000) * 5
  const customer =
    whose === 'known' || (whose !== 'new' && made % 2 === 0)
      ? { email: `person-${person}@example.com`, phone: `+505${80_000_000 + ((person * 97) % 10_000_000)}` }
      : { email: `new-${made}@example.com`, phone: `+5036${String(made).padStart(7, '0')}` }
  return {
    ...rest,
    demand: demand.map((one) => ({ ...one, movementId: newUuid() })),
    order: {
      ...order,
      id: newUuid(),
      customer: { ...order.customer, ...customer },
      items: order.items.map((item) => ({
        ...item,
        id: newUuid(),
        placements: item.placements.map((print) => ({ ...print, id: newUuid() })),
      })),
    },
  }
}

async function prepared(shop: TestApp): Promise<NewOrder> {
  const storefront = await openStorefront(shop)
  const { expectedTotalMinor: _, ...request } = await storefront.order()
  return prepareOrder(
    shop.services,
    { ...request, instructionPath: 'payment.instructionId', source: 'storefront', createdBy: null },
    await shop.services.shop.get(),
    new Date(),
  )
}

interface Results {
  readonly searches: readonly string[]
  readonly joining: string
  readonly orders: readonly string[]
}

function report({ searches, joining, orders: rows }: Results): void {
  const [cpu] = cpus()
  const lines = [
    '# What customers cost',
    '',
    `Made by \`npm run bench:customers\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpu?.model ?? 'unknown'}.`,
    '',
    `## Searching ${CUSTOMERS.toLocaleString('en')} customers`,
    '',
    `The whole operation in the service’s process, with the sums of each customer that is found, ${TIMES} times in a row. Wanted: a median under 20 ms.`,
    '',
    '| Search | Text | Found on the first page | Median | p95 |',
    '|---|---|---|---|---|',
    ...searches,
    '',
    '## Joining orders of before there were customers',
    '',
    joining,
    '',
    '## The customer of an order',
    '',
    `Processor time. “Service” and “PostgreSQL” are of one order over HTTP, with its emails, webhooks and seals, and with a \`customer_with\` that finds nobody: medians of ${WHOLE_ROUNDS} rounds of ${WHOLE_SECONDS} s. “Customer” is what the order’s statement takes longer with \`customer_with\` as it is, in turn: medians of ${ROUNDS} rounds of ${ORDERS_OF_ROUND} orders, and the middle half. Wanted: at most 5 % of the order.`,
    '',
    '| Customers at once | Orders in a statement | Customer is | Service | PostgreSQL | Customer | Of the order |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ]
  writeFileSync(new URL('results/customers.md', import.meta.url), lines.join('\n'))
}
