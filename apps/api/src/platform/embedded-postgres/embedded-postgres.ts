import { join, resolve } from 'node:path'
import { lockDataFolder } from './data-folder-lock.ts'
import { locateBinaries } from './binaries.ts'
import { createClusterOnce, createDatabaseOnce } from './creation.ts'
import { locateCluster, settleLocation } from './location.ts'
import { stopOrphan } from './orphan.ts'
import { DATABASE, writeSettings, type Settings } from './settings.ts'
import { makeSocketFolder, removeSocketFolder, urlOf } from './socket.ts'
import { superviseServer } from './supervisor.ts'

/** A running PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  /** For `pg`: a unix socket, the same for as long as this process runs, restarts of the server included. */
  readonly url: string
  /** Where the database really is: `<dataDir>/postgres`, or a folder that PostgreSQL's account can enter. */
  readonly folder: string
  /** Ends all connections, writes everything to disk, and resolves when the server is gone. */
  readonly stop: () => Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  /** Receives PostgreSQL's log and this module's own notes, a line at a time. */
  readonly onLog?: (line: string) => void
  /** Hears how the server ended when nobody had asked it to. It is started again by itself. */
  readonly onCrash?: (end: string) => void
  /** Changes to `postgresql.conf`; the tests trade durability for speed. */
  readonly settings?: Settings
}

/**
 * Starts the PostgreSQL that came from npm on `dataDir`, and keeps it running until `stop()`. The first start makes the
 * database. Throws when another service uses the folder, or with PostgreSQL's own words when it cannot start.
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
    settleLocation(dataDir, location)

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
