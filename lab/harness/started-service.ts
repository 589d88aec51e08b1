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
  /** It happens after the tests of a file by itself; a file that tidies up more does this first. */
  endServices,
  isAlive,
  launchService,
  /** With an embedded PostgreSQL, which takes several times as long: for tests about that database. */
  startService as startServiceWithEmbeddedDatabase,
  type StartedService,
} from './service-process.ts'
export { freePort } from './ports.ts'

const databases = new Map<string, TestDatabase>()

/**
 * Starts the service on a copy of the migrated database of this test run. A second start on the same data folder finds
 * the same database.
 */
export async function startService(environment: Readonly<Record<string, string>>): Promise<StartedService> {
  if (environment.DATABASE_URL !== undefined) return startOnItsOwnDatabase(environment)
  const folder = environment.DATA_DIR ?? aDataFolder()
  const database = databases.get(folder) ?? (await createTestDatabase())
  databases.set(folder, database)
  return startOnItsOwnDatabase({ ...environment, DATA_DIR: folder, DATABASE_URL: database.url })
}

/** The database of a service that was started on this data folder. */
export function databaseUrlOf(dataFolder: string): string {
  const database = databases.get(dataFolder)
  if (database === undefined) throw new Error('Start a service on this data folder first.')
  return database.url
}

/** After the tests of a file (`end-services.setup.ts`). */
export async function endServicesAndDatabases(): Promise<void> {
  await endServices()
  await Promise.all([...databases.values()].map((database) => database.drop()))
  databases.clear()
  removeDataFolders()
}
