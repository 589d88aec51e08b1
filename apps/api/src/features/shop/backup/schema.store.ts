import pg, { type Client } from 'pg'
import { BackupRefused } from './backup-refused.ts'

/** Without computed columns. */
export interface Table {
  readonly table: string
  readonly columns: readonly string[]
}

/**
 * Rows that are not backed up: recent counters, sessions (a restore must not sign anybody in again), and applied
 * migrations, which the manifest contains.
 */
const LEFT_OUT = ['rate_limits', 'admin_sessions', 'account_sessions', 'account_links', 'schema_migrations']

/** The rest of the job store is not needed. */
export const JOB_TABLES = {
  'pgboss.queue': '',
  'pgboss.job': `WHERE state IN ('created', 'retry', 'active')`,
}

/** The tables of the shop, each after those it refers to, then those of the job store. */
export async function listTables(client: Client): Promise<Table[]> {
  const shop = await columnsOf(client, 'current_schema()')
  const references = await listReferences(client)
  const jobs = (await columnsOf(client, `'pgboss'`)).map(({ table, columns }) => ({
    table: `pgboss.${table}`,
    columns,
  }))
  return [
    ...inOrder(
      shop.filter(({ table }) => !LEFT_OUT.includes(table)),
      references,
    ),
    ...Object.keys(JOB_TABLES).flatMap((name) => jobs.find(({ table }) => table === name) ?? []),
  ]
}

/** Excludes tables of extensions and partitions. */
async function columnsOf(client: Client, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class AS c
    JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = ${schema})
      AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (
        SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
    GROUP BY c.relname
    ORDER BY c.relname`)
  return rows
}

interface Reference {
  readonly from: string
  readonly to: string
}

async function listReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    SELECT DISTINCT child.relname AS "from", parent.relname AS "to"
    FROM pg_constraint AS k
    JOIN pg_class AS child ON child.oid = k.conrelid
    JOIN pg_class AS parent ON parent.oid = k.confrelid
    WHERE k.contype = 'f' AND k.conrelid <> k.confrelid AND child.relnamespace = current_schema()::regnamespace`)
  return rows
}

/** Self-references are checked at the end of the statement, so the rows need no order. */
function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ table }) => table))
    const isFree = ({ table }: Table) => !references.some(({ from, to }) => from === table && names.has(to))
    const free = waiting.filter(isFree)
    if (free.length === 0) {
      throw new BackupRefused(`These tables refer to each other in a circle: ${[...names].join(', ')}.`)
    }
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

export async function listSequences(
  client: Client,
): Promise<{ name: string; lastValue: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
  )
  const states = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value AS "lastValue", is_called AS "isCalled" FROM ${quoted(name)}`,
    )
    if (state[0]) states.push({ name, ...state[0] })
  }
  return states
}

/** `pgboss.job` as `"pgboss"."job"`. */
export function quoted(table: string): string {
  return table
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.')
}
