import { join, resolve } from 'node:path'
import { lockDataFolder } from './data-folder-lock.ts'
import { locateBinaries } from './binaries.ts'
import { createClusterOnce, createDatabaseOnce } from './create-database.ts'
import { locateCluster, recordLocation } from './location.ts'
import { stopOrphan } from './orphan.ts'
import { DATABASE, writeSettings, type Settings } from './settings.ts'
import { makeSocketFolder, removeSocketFolder, urlOf } from './socket.ts'
import { superviseServer } from './supervisor.ts'

/** A running PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  /** A connection string for `pg` to a Unix socket. It stays the same when the server restarts. */
  readonly url: string
  /** Where the database is: `<dataDir>/postgres`, or a folder that PostgreSQL's account can enter. */
  readonly folder: string
  /** Closes all connections, writes everything to disk, and resolves when the server has ended. */
  readonly stop: () => Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  /** Called with each line of PostgreSQL's log and of this module's own messages. */
  readonly onLog?: (line: string) => void
  /** Called with how the server ended when it crashed. It restarts automatically. */
  readonly onCrash?: (end: string) => void
  /** Changes to `postgresql.conf`; the tests trade durability for speed. */
  readonly settings?: Settings
}

/**
 * Starts PostgreSQL on `dataDir` and keeps it running until `stop()`. The first start creates the database. Throws when
 * another service uses the folder, or with PostgreSQL's error message when it cannot start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { onLog = () => undefined, onCrash = () => undefined, settings } = options
  const dataDir = resolve(options.dataDir)
  const location = locateCluster(dataDir)
  const unlock = lockDataFolder(join(location.folder, 'service.lock'))
  try {
    const { initdb, postgres } = await locateBinaries(location.account)
    await stopOrphan(location.data, onLog)
    await createClusterOnce(initdb, location, settings)
    recordLocation(dataDir, location)

    const socketFolder = makeSocketFolder(location)
    const args = writeSettings(location.folder, socketFolder, settings)
    const server = await superviseServer({ program: postgres, ...location, args, onLog, onCrash })
    await createDatabaseOnce(socketFolder).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })

    let stopped: Promise<void> | undefined
    const stop = async () => {
      await server.stop()
      removeSocketFolder(location)
      unlock()
    }
    return { url: urlOf(socketFolder, DATABASE), folder: location.folder, stop: () => (stopped ??= stop()) }
  } catch (error) {
    unlock()
    throw error
  }
}
