import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openArchiveMark, type ArchiveMark } from './archive-mark.ts'
import { holdBallast, type Ballast, type BallastOptions } from './ballast.ts'
import { locateBinaries } from './binaries.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { makePrivateFolder } from './files.ts'
import { locateCluster, recordLocation, type ClusterLocation } from './location.ts'
import { stopOrphan } from './orphan.ts'
import { prepareRoles } from './roles.ts'
import { ADMIN, DATABASE, ROLE, writeSettings, type Settings } from './settings.ts'
import { makeSocketFolder, removeSocketFolder, urlOf } from './socket.ts'
import { superviseServer } from './supervisor.ts'

export interface EmbeddedPostgres {
  /** For `pg`, to a Unix socket. It stays the same when the server restarts. */
  readonly url: string
  /** As the superuser, for what the service must not do. */
  readonly adminUrl: string
  /** Where the database is: `<dataDir>/postgres`, or a folder that PostgreSQL's account can enter. */
  readonly folder: string
  readonly archive: ArchiveMark
  /** Resolves when everything is on disk and the server has ended. */
  readonly stop: () => Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  /** Called when the server's process was started and is not ready yet. */
  readonly onLaunch?: (() => void) | undefined
  readonly onLog?: (line: string) => void
  /** Called with how the server ended. It restarts automatically. */
  readonly onCrash?: (end: string) => void
  /** Where the log is archived, by the caller: null is nowhere, undefined is as before. */
  readonly archiveTo?: string | null
  /** Called when the server could not be started again. */
  readonly onGiveUp?: (end: string) => void
  /** Keeps room on the disk for the database, and waits for it before the start. */
  readonly keepsRoom?: Pick<BallastOptions, 'onFull' | 'onRoom'>
  /** Creates the database of a shop that has lost it; otherwise that is refused. */
  readonly replacesLost?: boolean
  /** Changes to `postgresql.conf`; the tests trade durability for speed. */
  readonly settings?: Settings
  /** How long `stop` waits until everything is in its place on disk; the next start recovers the rest. */
  readonly fastStopMs?: number | undefined
}

/** Throws when another service uses the folder, or with PostgreSQL's error message when it cannot start. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { onLog = ignore, onCrash = ignore, onGiveUp = ignore, settings, fastStopMs } = options
  const dataDir = resolve(options.dataDir)
  const location = locateCluster(dataDir, options)
  const unlock = lockDataFolder(join(location.folder, 'service.lock'))
  let ballast: Ballast | undefined
  try {
    const { initdb, postgres } = await locateBinaries(location.account)
    await stopOrphan(location.data, onLog)
    let setAcceptsChanges: (accepts: boolean) => void = ignore
    ballast = await openBallast(location.folder, options.keepsRoom, (accepts) => setAcceptsChanges(accepts))
    await createClusterOnce(initdb, location, settings)
    recordLocation(dataDir, location)

    const archive = openArchiveMark(location.folder, options.archiveTo)
    const socketFolder = makeSocketFolder(location)
    const args = write(settings)
    const server = await superviseServer({
      ...{ program: postgres, ...location, args, onLog, onCrash, onGiveUp, fastStopMs },
      onLaunch: options.onLaunch,
      beforeRestart: ballast?.untilStartable,
    })
    setAcceptsChanges = (accepts) => {
      write({ ...settings, ...(accepts ? {} : READ_ONLY) })
      server.reload()
    }
    if (ballast?.isFull()) setAcceptsChanges(false)
    await prepareRoles(socketFolder).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })

    let stopped: Promise<void> | undefined
    const stop = async () => {
      await ballast?.stop()
      await server.stop()
      removeSocketFolder(location)
      unlock()
    }
    return {
      url: urlOf(socketFolder, DATABASE, ROLE),
      adminUrl: urlOf(socketFolder, DATABASE, ADMIN),
      folder: location.folder,
      archive,
      stop: () => (stopped ??= stop()),
    }
    function write(changes: Settings | undefined): string[] {
      return writeSettings(location.folder, socketFolder, { ...archive.settings, ...changes })
    }
  } catch (error) {
    await ballast?.stop()
    unlock()
    throw error
  }
}

/** Takes effect for the next transaction of every connection, without a connection of our own. */
const READ_ONLY: Settings = { default_transaction_read_only: 'on' }

async function openBallast(
  folder: string,
  options: EmbeddedOptions['keepsRoom'],
  setAcceptsChanges: (accepts: boolean) => void,
): Promise<Ballast | undefined> {
  if (!options) return undefined
  const ballast = await holdBallast({
    folder,
    onFull: (freeBytes) => {
      options.onFull(freeBytes)
      setAcceptsChanges(false)
    },
    onRoom: (freeBytes) => {
      options.onRoom(freeBytes)
      setAcceptsChanges(true)
    },
  })
  await ballast.untilRoom()
  return ballast
}

const ignore = () => undefined

const run = promisify(execFile)

/** PostgreSQL's built-in Unicode rules, so that sorting and case folding do not depend on the machine's locales. */
const INITDB_ARGS = [
  `--username=${ADMIN}`,
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
