import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import pg, { type Client } from 'pg'
import { to } from 'pg-copy-streams'
import { NEW_FILE } from './file-list.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { progress } from './progress.ts'
import { JOB_TABLES, listTables, quoted, type Table } from './schema.store.ts'
import { writeHashed } from './write-hashed.ts'

/** A connection for work that may take long. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'platen-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // Whoever waits for an answer is told; nobody else needs to know.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Text that reads the same on every server, and no end before the end. For the transaction that has begun. */
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

/** Begins to see one moment of the shop, which goes on meanwhile. */
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
  // How many rows it was is known when the server is ready for the next statement.
  await client.query('SELECT')
  return { table, columns, rows: rows.rowCount, file, ...written }
}

/** What the manifest says of the database, but for the tables. */
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
  if (!head) throw new Error('The head of the audit chain is gone.')
  return {
    postgres: versions[0]?.server_version ?? '',
    migrations,
    auditHead: { sequence: Number(head.sequence), hash: head.hash },
  }
}

/** Whether the audit chain of this database goes on from that head: it was the end of this chain once. */
export async function hasHead(client: Client, { sequence, hash }: Manifest['auditHead']): Promise<boolean> {
  // Nothing was sealed yet: that is the beginning of every chain.
  if (sequence === 0) return true
  const { rowCount } = await client.query(
    `SELECT FROM audit_seals WHERE sequence = $1 AND hash = decode($2, 'hex')`,
    [sequence, hash],
  )
  return rowCount !== 0
}
