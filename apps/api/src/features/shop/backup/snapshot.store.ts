import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import pg, { type Client } from 'pg'
import { to } from 'pg-copy-streams'
import { NEW_FILE } from './file-list.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { progress, writeHashed } from './progress.ts'
import { JOB_TABLES, listTables, quoted, type Table } from './schema.store.ts'

export async function connect(databaseUrl: string): Promise<Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'platen-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // The caller that awaits the query gets the error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Settings of the current transaction: text that is the same on every server, and no timeouts. */
export const FOR_COPYING = `
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL DateStyle = 'ISO';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 3;
  SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`

export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(FOR_COPYING)
}

export async function dumpTables(
  client: Client,
  folder: string,
  say: (line: string) => void,
): Promise<DumpedTable[]> {
  const report = progress(say)
  const dumped: DumpedTable[] = []
  const tables = await listTables(client)
  for (const table of tables) {
    report(() => `tables: ${dumped.length} of ${tables.length}`)
    dumped.push(await dumpTable(client, folder, table))
  }
  return dumped
}

async function dumpTable(client: Client, folder: string, { table, columns }: Table): Promise<DumpedTable> {
  const file = `${table}.copy.gz`
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const condition = table in JOB_TABLES ? JOB_TABLES[table as keyof typeof JOB_TABLES] : ''
  const rows = client.query(to(`COPY (SELECT ${names} FROM ${quoted(table)} ${condition}) TO STDOUT`))
  const written = await writeHashed([rows, createGzip()], createWriteStream(join(folder, file), NEW_FILE))
  // The row count is known when the server is ready for the next statement.
  await client.query('SELECT')
  return { table, columns, rows: rows.rowCount, file, ...written }
}

export async function readFacts(
  client: Client,
): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'auditHead'>> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  )
  const { rows: heads } = await client.query<{ sequence: string; hash: string }>(
    `SELECT sequence, encode(hash, 'hex') AS hash FROM audit_head`,
  )
  const { rows: versions } = await client.query<{ server_version: string }>('SHOW server_version')
  const [head] = heads
  if (!head) throw new Error('The head of the audit chain is missing.')
  return {
    postgres: versions[0]?.server_version ?? '',
    migrations,
    auditHead: { sequence: Number(head.sequence), hash: head.hash },
  }
}

export async function hasHead(client: Client, { sequence, hash }: Manifest['auditHead']): Promise<boolean> {
  // Nothing was sealed yet: every chain starts like this.
  if (sequence === 0) return true
  const { rowCount } = await client.query(
    `SELECT FROM audit_seals WHERE sequence = $1 AND hash = decode($2, 'hex')`,
    [sequence, hash],
  )
  return rowCount !== 0
}
