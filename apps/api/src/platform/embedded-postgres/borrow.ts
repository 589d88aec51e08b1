import { DataFolderBusyError } from './data-folder-lock.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { locateCluster } from './location.ts'
import { DATABASE } from './settings.ts'
import { socketFolderInUse, urlOf } from './socket.ts'

/**
 * The database of a data folder, for a command beside the service: that of the service while it runs, else one that is
 * started for the command and stopped with it.
 */
export async function borrowEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  try {
    return await startEmbeddedPostgres({ dataDir })
  } catch (error) {
    if (!(error instanceof DataFolderBusyError)) throw error
    const url = urlOf(socketFolderInUse(locateCluster(dataDir)), DATABASE)
    return { url, stop: () => Promise.resolve() }
  }
}
