import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const FOLDER = new URL('../../../../../db/migrations/', import.meta.url)
/** Any number, but the same in every release: replicas that start together wait for each other on it. */
const ADVISORY_LOCK = 7_205_281_930

/**
 * While a migration waits for a table that a long reader holds, everybody else who wants that table waits behind it.
 * So it waits for a moment only, lets them by, and tries again.
 */
const LOCK_WITHIN_MS = 700
/** PostgreSQL ends an autovacuum for those who have waited for a second (`deadlock_timeout`): now and then somebody must. */
const LONG_ENOUGH_MS = 1_300
const LONG_EVERY = 5
const AGAIN_AFTER_MS = 1_500
/** About five minutes: longer than anything that reads should take. */
const MOST_TRIES = 150
/** What PostgreSQL calls it when `lock_timeout` is over. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings the schema up to date: runs each file of `db/migrations` that this database has not seen, in order,
 * each in a transaction of its own, under an advisory lock. Refuses when a file that was run has changed since.
 */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'platen-migrate' })
  // A database that goes away between two tries is told of by the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lockMigrations(client)
    return { applied: await applyMissing(client, await readMigrations()) }
  } finally {
    await client.end()
  }
}

/** Lets nobody else change the schema until this connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
}

/** Keeps the schema as it is until `releaseSchema`. False when somebody is changing it, or restores a backup. */
export async function holdSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS held', [
    ADVISORY_LOCK,
  ])
  return rows[0]?.held === true
}

export async function releaseSchema(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [ADVISORY_LOCK])
}

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** All that this version knows, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Applies those of `migrations` that this database has not seen. Call it with the lock held. */
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
