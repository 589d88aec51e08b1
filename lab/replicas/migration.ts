import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { aDataFolder } from '../harness/service-process.ts'
import { fillShop } from '../harness/shop.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { atMost, type Fault, type FaultRun, type Finding } from '../torture/fault.ts'
import { anOrderForever } from '../torture/shop.ts'
import { LEFT_OUT_MS, startNginx } from './nginx.ts'
import { startReplicas } from './replicas.ts'
import { startTraffic } from './traffic.ts'

const COPIES = 3
const OLD_ORDERS = 20_000
/** An open transaction that read orders blocks a migration of their table for so long. */
const READS_ON_MS = 6_000
const PATIENCE_MS = 60_000
/** The 0.7 s that a migration waits for a table, the time of an index build, and a busy machine. */
const ANSWER_WITHIN_MS = 5_000

export const migration: Fault = {
  name: 'migration',
  about:
    'three replicas behind nginx are upgraded to the next release one by one; the first migrates the order tables',
  rounds: 3,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const replicas = await startReplicas(COPIES)
  const { pool } = replicas
  await fillShop(replicas.databaseUrl, OLD_ORDERS)
  const nginx = await startNginx(replicas.ports)
  const order = await anOrderForever(nginx.url, pool)
  const traffic = startTraffic(nginx.url, order)
  const [ready, applied]: [number[], string[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    const name = `9${String(round).padStart(3, '0')}_of_the_next_release.sql`
    const program = aNextRelease({ name, sql: changes(round) })
    const reading = readWhileItWaits(pool)
    for (let index = 0; index < COPIES; index += 1) {
      ready.push((await replicas.restart(index, program)).readyInMs)
      await sleep(LEFT_OUT_MS + 500)
    }
    await reading
    if (await wasApplied(pool, name)) applied.push(name)
    say(
      `round ${round} of ${rounds}, ${traffic.orders()} orders, the longest answer ${Math.round(traffic.longestMs())} ms`,
    )
  }
  await traffic.stop()
  say(traffic.figures())
  for (const line of nginx
    .complaints()
    .filter((line) => !line.includes('Connection refused'))
    .slice(0, 5))
    say(line)
  const findings: Finding[] = [
    {
      promise: 'new columns, a table and indexes are there after the upgrade',
      wanted: `${rounds} of ${rounds}`,
      measured: `${applied.length} of ${rounds}`,
      kept: applied.length === rounds,
    },
    ...(await traffic.findings(pool)),
    atMost('an answer while tables change', ANSWER_WITHIN_MS, [traffic.longestMs()]),
  ]
  await nginx.stop()
  await replicas.stop()
  return findings
}

/** Only changes that a release may make to tables in use: replicas of the previous version keep running. */
function changes(round: number): string {
  return `
    ALTER TABLE orders ADD COLUMN later_${round} text NOT NULL DEFAULT 'none';
    CREATE INDEX orders_by_later_${round} ON orders (later_${round}, created_at);
    ALTER TABLE order_items ADD COLUMN later_${round} integer CHECK (later_${round} > 0);
    CREATE TABLE later_${round} (order_id uuid PRIMARY KEY REFERENCES orders, said text NOT NULL);
  `
}

async function readWhileItWaits(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT count(*) FROM orders')
    await waitUntil('the migration waits for a table', PATIENCE_MS, async () => {
      const { rowCount } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE application_name = 'platen-migrate' AND wait_event = 'relation'`,
      )
      return rowCount === 1
    })
    await sleep(READS_ON_MS)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

async function wasApplied(pool: Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM schema_migrations WHERE name = $1', [name])
  return rowCount === 1
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SHARED = ['package.json', 'node_modules', 'packages', 'apps/storefront', 'apps/console'] as const
const OWN = ['apps/api/package.json', 'apps/api/src', 'db'] as const

/** This version with one more migration, in a temporary folder. */
function aNextRelease(migration: { readonly name: string; readonly sql: string }): string {
  const folder = join(aDataFolder(), 'release')
  for (const path of OWN) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const path of SHARED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(folder, path))
  }
  writeFileSync(join(folder, 'db/migrations', migration.name), migration.sql)
  return join(folder, 'apps/api/src/main.ts')
}
