import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg, { type Client } from 'pg'
import { from } from 'pg-copy-streams'
import type { WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { progress } from './progress.ts'
import { JOB_TABLES, listTables, quoted } from './schema.store.ts'
import { FOR_COPYING } from './snapshot.store.ts'
import { fileName } from './verify-backup.ts'

/** Migrations insert rows into these tables, so rows there do not mean that a database is in use. */
const FILLED_BY_MIGRATIONS = [
  'schema_migrations',
  'audit_head',
  'production_settings',
  'film_prices',
  'film_price_lists',
  'film_settings',
  'sign_in_policy',
  'brand',
  'category_list',
  'first_run',
]

export async function listFilledTables(client: Client, most: number): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class AS c
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname <> ALL ($1)
       AND NOT EXISTS (
         SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
     ORDER BY relname`,
    [FILLED_BY_MIGRATIONS],
  )
  const filled: string[] = []
  for (const { table } of rows) {
    const found = await client.query(`SELECT FROM ${quoted(table)} LIMIT 1`)
    if (found.rowCount !== 0) filled.push(table)
    if (filled.length === most) break
  }
  return filled
}

export async function makeJobStore(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('pgboss.version') IS NOT NULL AS there`,
  )
  if (rows[0]?.there === true) return
  const { getConstructionPlans } = await import('pg-boss')
  await client.query(getConstructionPlans('pgboss'))
}

/** Tables of the backup that this version does not create, because the operator added them. */
export type LeftOut = readonly string[]

/**
 * One transaction, so that the database is complete afterwards or still empty. Our triggers are disabled,
 * because their effects are in the rows. Needs only the rights of the tables' owner.
 */
export async function loadTables(
  client: Client,
  backup: WholeBackup,
  say: (line: string) => void,
): Promise<LeftOut> {
  const { tables, sequences } = backup.manifest
  await client.query('BEGIN')
  await client.query(FOR_COPYING)
  const known = (await listTables(client)).map(({ table }) => table)
  const ours = known.filter((table) => !(table in JOB_TABLES)).map(quoted)
  for (const table of ours) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  // Only these: in other tables unexpected rows conflict with those of the backup, and nothing is lost.
  for (const table of FILLED_BY_MIGRATIONS.filter((table) => known.includes(table))) {
    await client.query(`DELETE FROM ${quoted(table)}`)
  }

  const report = progress(say)
  const wanted = tables.filter(({ table }) => known.includes(table))
  for (const [index, table] of wanted.entries()) {
    report(() => `tables: ${index} of ${wanted.length}`)
    if (table.table in JOB_TABLES) await loadJobs(client, backup, table)
    else await copyIn(client, backup, { ...table, into: quoted(table.table) })
    await proveCount(client, table)
  }
  await setSequences(client, sequences)
  await skipEvents(client)
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const table of ours) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await client.query('COMMIT')
  // So that the first queries are planned well.
  await client.query('ANALYZE')
  return tables.map(({ table }) => table).filter((table) => !known.includes(table))
}

async function copyIn(
  client: Client,
  { path }: WholeBackup,
  table: DumpedTable & { readonly into: string },
): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(from(`COPY ${table.into} (${columns}) FROM STDIN`))
  await pipeline(createReadStream(join(path, fileName(table))), createGunzip(), rows)
}

/** The rows may come from an older job store than this version's, so only columns that both have are copied. */
async function loadJobs(client: Client, backup: WholeBackup, table: DumpedTable): Promise<void> {
  const staged = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')
  await client.query(`CREATE TEMPORARY TABLE staged_jobs (${staged}) ON COMMIT DROP`)
  await copyIn(client, backup, { ...table, into: 'staged_jobs' })
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname = ANY ($2)`,
    [table.table, table.columns],
  )
  const names = rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const values = rows.map(({ name, type }) => `${pg.escapeIdentifier(name)}::${type}`).join(', ')
  await client.query(`INSERT INTO ${quoted(table.table)} (${names}) SELECT ${values} FROM staged_jobs`)
  await client.query('DROP TABLE staged_jobs')
}

async function proveCount(client: Client, { table, rows }: DumpedTable): Promise<void> {
  const found = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table)}`)
  const count = Number(found.rows[0]?.count)
  if (count === rows) return
  throw new BackupRefused(`${table} should have ${rows} rows but has ${count}. Nothing was restored.`)
}

async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query(
      'SELECT setval(to_regclass($1::text), $2::bigint, $3) WHERE to_regclass($1::text) IS NOT NULL',
      [pg.escapeIdentifier(name), lastValue, isCalled],
    )
  }
}

const MORE_THAN_HAPPENED = 1_000_000

/** Emails and webhooks are identified by their event, so ids used after the backup must not be used again. */
export async function skipEvents(client: Client): Promise<void> {
  await client.query(`
    SELECT setval(pg_get_serial_sequence('events', 'id'), nextval(pg_get_serial_sequence('events', 'id')) + ${MORE_THAN_HAPPENED})
    WHERE pg_get_serial_sequence('events', 'id') IS NOT NULL`)
}
