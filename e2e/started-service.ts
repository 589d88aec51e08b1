import { afterAll } from 'vitest'
import { endServices, removeDataFolders } from './service-process.ts'

export {
  aDataFolder,
  embeddedDatabaseUrl,
  embeddedPostgresPid,
  /** It happens after the tests of a file by itself; a file that tidies up more does this first. */
  endServices,
  freePort,
  isAlive,
  launchService,
  startService,
  type StartedService,
} from './service-process.ts'

afterAll(async () => {
  await endServices()
  removeDataFolders()
})
