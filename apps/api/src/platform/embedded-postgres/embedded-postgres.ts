import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { locateBinaries } from './binaries.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { makePrivateFolder } from './files.ts'
import { locateCluster, recordLocation, type ClusterLocation } from './location.ts'
import { stopOrphan } from './orphan.ts'
import { DATABASE, ROLE, writeSettings, type Settings } from './settings.ts'
import { makeSocketFolder, removeSocketFolder, urlOf } from './socket.ts'
import { superviseServer } from './supervisor.ts'

export interface EmbeddedPostgres {
  /** For `pg`, to a Unix socket. It stays the same when the server restarts. */
  readonly url: string
  /** Where the database is: `<dataDir>/postgres`, or a folder that PostgreSQL's account can enter. */
  readonly folder: string
  /** Resolves when everything is on disk and the server has ended. */
  readonly stop: () => Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  readonly onLog?: (line: string) => void
  /** Called with how the server ended. It restarts automatically. */
  readonly onCrash?: (end: string) => void
  /** Changes to `postgresql.conf`; the tests trade durability for speed. */
  readonly settings?: Settings
  /** How long `stop` waits until everything is in its place on disk; the next start recovers the rest. */
  readonly fastStopMs?: number | undefined
}

/** Throws when another service uses the folder, or with PostgreSQL's error message when it cannot start. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { onLog = () => undefined, onCrash = () => undefined, settings, fastStopMs } = options
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
    const server = await superviseServer({ program: postgres, ...location, args, onLog, onCrash, fastStopMs })
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

const run = promisify(execFile)

/** PostgreSQL's built-in Unicode rules, so that sorting and case folding do not depend on the machine's locales. */
const INITDB_ARGS = [
  `--username=${ROLE}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=reject',
  '--no-instructions',
]

/** An interrupted attempt never leaves a partial folder. */
async function createClusterOnce(
  initdb: string,
  { data, account }: ClusterLocation,
  settings: Settings = {},
): Promise<void> {
  for (const folder of draftsOf(data)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  if (existsSync(data)) return

  // A new name each time, because the initdb of a killed service may still be writing to the old folder.
  const draft = `${data}.new-${randomUUID()}`
  makePrivateFolder(draft, account)
  const args = ['-D', draft, ...INITDB_ARGS, ...(settings.fsync === 'off' ? ['--no-sync'] : [])]
  try {
    await run(initdb, args, {
      ...account,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    })
  } catch (cause) {
    throw new Error(`The database could not be created in ${data}. ${reasonOf(cause)}`, { cause })
  }
  renameSync(draft, data)
}

async function createDatabaseOnce(socketFolder: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(socketFolder, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function draftsOf(data: string): string[] {
  const folder = dirname(data)
  const names = readdirSync(folder).filter((name) => name.startsWith(`${basename(data)}.new-`))
  return names.map((name) => join(folder, name))
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return 'stderr' in cause && typeof cause.stderr === 'string' && cause.stderr !== ''
    ? cause.stderr.trim()
    : cause.message
}
