import { once } from 'node:events'
import type { Insertable } from 'kysely'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DB } from '../../apps/api/src/platform/database/tables.generated.ts'

/** What is filled, referenced tables first. */
export const TABLES = [
  'artworks',
  'orders',
  'contact_leads',
  'order_items',
  'placements',
  'payments',
  'refunds',
  'order_notes',
  'gang_sheets',
  'print_jobs',
  'gang_sheet_prints',
  'print_job_costs',
  'inventory_movements',
  'cost_entries',
  'events',
  'audit_log',
] as const satisfies readonly (keyof DB)[]
type Table = (typeof TABLES)[number]

/** Rows that wait to be written. All rows of a table name the same columns. */
export type Rows = { readonly [Name in Table]: Insertable<DB[Name]>[] }

export function noRows(): Rows {
  return {
    artworks: [],
    orders: [],
    contact_leads: [],
    order_items: [],
    placements: [],
    payments: [],
    refunds: [],
    order_notes: [],
    gang_sheets: [],
    print_jobs: [],
    gang_sheet_prints: [],
    print_job_costs: [],
    inventory_movements: [],
    cost_entries: [],
    events: [],
    audit_log: [],
  }
}

/** Empties the lists, and gives what was in them. */
export function takeRows(rows: Rows): Rows {
  const taken = { ...rows }
  Object.assign(rows, noRows())
  return taken
}

/** Writes rows by COPY, in which every constraint and trigger that is there counts. */
export async function writeRows(client: Client, rows: Rows): Promise<void> {
  for (const table of TABLES) await copyRows(client, table, rows[table])
}

async function copyRows(client: Client, table: Table, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const stream = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  const done = once(stream, 'finish')
  for (let start = 0; start < rows.length; start += LINES_AT_ONCE) {
    const chunk = rows
      .slice(start, start + LINES_AT_ONCE)
      .map(lineOf)
      .join('')
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
  }
  stream.end()
  await done
}

const LINES_AT_ONCE = 500

function lineOf(row: object): string {
  return `${Object.values(row).map(cellOf).join('\t')}\n`
}

const SPECIAL: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.join(',')}}`
  if (typeof value !== 'string') throw new Error(`A ${typeof value} cannot be written.`)
  return /[\\\t\n\r]/.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (sign) => SPECIAL[sign] ?? sign) : value
}
