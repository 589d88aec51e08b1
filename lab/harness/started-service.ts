import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import {
  aDataFolder,
  endServices,
  removeDataFolders,
  startService as startOnItsOwnDatabase,
  type StartedService,
} from './service-process.ts'

export {
  aDataFolder,
  embeddedDatabaseUrl,
  embeddedPostgresPid,
  /** Runs after each test file; a file that removes more calls it first. */
  endServices,
  isAlive,
  launchService,
  /** With an embedded PostgreSQL, which takes several times as long: for tests about that database. */
  startService as startServiceWithEmbeddedDatabase,
  type StartedService,
} from './service-process.ts'
export { freePort } from './ports.ts'

const databases = new Map<string, TestDatabase>()

/** Clones the migrated database of this test run; a second start on the same data folder finds the same database. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<StartedService> {
  if (environment.DATABASE_URL !== undefined) return startOnItsOwnDatabase(environment)
  const folder = environment.DATA_DIR ?? aDataFolder()
  const database = databases.get(folder) ?? (await createTestDatabase())
  databases.set(folder, database)
  return startOnItsOwnDatabase({ ...environment, DATA_DIR: folder, DATABASE_URL: database.url })
}

export function databaseUrlOf(dataFolder: string): string {
  const database = databases.get(dataFolder)
  if (database === undefined) throw new Error('Start a service on this data folder first.')
  return database.url
}

export async function endServicesAndDatabases(): Promise<void> {
  await endServices()
  await Promise.all([...databases.values()].map((database) => database.drop()))
  databases.clear()
  removeDataFolders()
}
