import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const FOLDER = new URL('../../../../../db/migrations/', import.meta.url)
/** The same number in every release, so that replicas that start together wait for each other. */
const ADVISORY_LOCK = 7_205_281_930

/** While a migration waits for a table, all later queries of it queue up behind, so it waits briefly and retries. */
const LOCK_WITHIN_MS = 700
/** Some attempts outlast `deadlock_timeout` (1 s), after which PostgreSQL cancels a blocking autovacuum. */
const LONG_ENOUGH_MS = 1_300
const LONG_EVERY = 5
const AGAIN_AFTER_MS = 1_500
/** About five minutes: longer than any read should take. */
const MOST_TRIES = 150
const LOCK_NOT_AVAILABLE = '55P03'

/** Each file runs in its own transaction, under an advisory lock. Refuses when an applied file has changed. */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'platen-migrate' })
  // The next attempt reports a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lockMigrations(client)
    return { applied: await applyMissing(client, await readMigrations()) }
  } finally {
    await client.end()
  }
}

/** Prevents other schema changes until this connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
}

/** False during a migration or a restore. */
export async function holdSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS held', [
    ADVISORY_LOCK,
  ])
  return rows[0]?.held === true
}

export async function releaseSchema(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [ADVISORY_LOCK])
}

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Requires the lock. */
export async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after it had been applied. Restore it and add a new one.`,
    )
  }
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await applyWhenFree(client, migration)
  return missing.map(({ name }) => name)
}

async function applyWhenFree(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration, attempt % LONG_EVERY === 0 ? LONG_ENOUGH_MS : LOCK_WITHIN_MS)
      return
    } catch (error) {
      if (!wantsBusyTable(error) || attempt === MOST_TRIES) {
        throw new Error(`Migration ${migration.name} failed and was rolled back.`, { cause: error })
      }
      await sleep(AGAIN_AFTER_MS)
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, waitMs: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${waitMs}`)
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

function wantsBusyTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
}
