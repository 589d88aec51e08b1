import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Cli } from 'kysely-codegen'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { describeSchema } from './describe-schema.ts'
import { absolute, type GeneratedFile } from './generate.ts'

/** Requires a migrated database. */
export async function filesOfDatabase(url: string): Promise<GeneratedFile[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return [
      { path: 'db/schema.sql', content: await describeSchema(client) },
      { path: 'apps/api/src/platform/database/tables.generated.ts', content: await tableTypes(url) },
    ]
  } finally {
    await client.end()
  }
}

/** As the pool reads them: dates as text, numeric and bigint as numbers. */
function tableTypes(url: string): Promise<string> {
  return new Cli().generate({
    url,
    dialect: 'postgres',
    dateParser: 'string',
    numericParser: 'number',
    typeMapping: { int8: 'number' },
    excludePattern: '{schema_migrations,unpaid_orders}',
    outFile: null,
    logLevel: 'silent',
  })
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'platen-generate-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder })
  try {
    await migrate(database.url)
    for (const file of await filesOfDatabase(database.url)) {
      await writeFile(absolute(file.path), file.content)
      console.log(`wrote ${file.path}`)
    }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
