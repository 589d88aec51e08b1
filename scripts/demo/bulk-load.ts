import type { Client } from 'pg'

/** Drops indexes and foreign keys, and disables one trigger of each table in `triggers`, until the function is called. */
export async function loadInBulk(
  client: Client,
  tables: readonly string[],
  triggers: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(client, tables)
  const indexes = await listIndexes(client, tables)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  const setTriggers = async (action: 'DISABLE' | 'ENABLE') => {
    for (const [table, name] of Object.entries(triggers))
      await client.query(`ALTER TABLE ${table} ${action} TRIGGER ${name}`)
  }
  await setTriggers('DISABLE')
  return async () => {
    await setTriggers('ENABLE')
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of keys) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    }
  }
}

interface Part {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function listForeignKeys(client: Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[]) ORDER BY conname`,
    [tables],
  )
  return rows
}

async function listIndexes(client: Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name,
       pg_get_indexdef(indexrelid) AS definition
     FROM pg_index
     WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indexrelid`,
    [tables],
  )
  return rows
}
