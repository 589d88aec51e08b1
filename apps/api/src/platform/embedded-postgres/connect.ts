import { DataFolderBusyError } from './data-folder-lock.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { locateCluster } from './location.ts'
import { DATABASE, ROLE } from './settings.ts'
import { socketFolderInUse, urlOf } from './socket.ts'

/** Uses the running service's database, or starts one for the command, which `stop` ends. */
export async function connectEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  try {
    return await startEmbeddedPostgres({ dataDir })
  } catch (error) {
    if (!(error instanceof DataFolderBusyError)) throw error
    const url = urlOf(socketFolderInUse(locateCluster(dataDir)), DATABASE, ROLE)
    return { url, stop: () => Promise.resolve() }
  }
}
