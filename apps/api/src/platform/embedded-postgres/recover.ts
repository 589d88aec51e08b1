import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Account } from './account.ts'
import { locateBinaries } from './binaries.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { makePrivateFolder } from './files.ts'
import { locateCluster, recordLocation } from './location.ts'
import { launchPostmaster, stopServer, untilReady } from './postmaster.ts'
import { LOG_LEFT_TO_US, writeSettings, type Settings } from './settings.ts'
import { makeSocketFolder, removeSocketFolder } from './socket.ts'

interface RecoverOptions {
  readonly dataDir: string
  /** Writes a base copy with `backup_label`, and the log into `LOG_FOLDER`. */
  readonly fill: (folder: string) => Promise<void>
  /** Undefined: the end of the log. */
  readonly at: Date | undefined
  readonly onLog?: (line: string) => void
  readonly settings?: Settings
}

/** In the folder that is filled. */
export const LOG_FOLDER = 'recovered-log'
const DAY_MS = 24 * 60 * 60_000

/** Makes the database of a data folder that has none. An interrupted or failed attempt leaves none either. */
export async function recoverDatabase(options: RecoverOptions): Promise<void> {
  const { dataDir, fill, at, onLog, settings } = options
  const home = resolve(dataDir)
  const location = locateCluster(home, { replacesLost: true })
  const unlock = lockDataFolder(join(location.folder, 'service.lock'))
  const { data, account } = location
  // The prefix of drafts that the next start removes.
  const draft = `${data}.new-${randomUUID()}`
  try {
    if (existsSync(data)) {
      throw new Error(
        `There is a database in ${data}. Set the data folder aside, or set DATA_DIR to an empty folder.`,
      )
    }
    const { postgres } = await locateBinaries(account)
    makePrivateFolder(draft, account)
    await fill(draft)
    giveTo(account, draft)
    const args = writeSettings(location.folder, makeSocketFolder(location), {
      ...settingsFor(at),
      ...settings,
    })
    const server = launchPostmaster({
      program: postgres,
      data: draft,
      args,
      account,
      onLog: onLog ?? (() => undefined),
    })
    try {
      await untilReady(server, draft, DAY_MS)
    } finally {
      await stopServer(server)
      removeSocketFolder(location)
    }
    rmSync(join(draft, LOG_FOLDER), { recursive: true, force: true })
    renameSync(draft, data)
    recordLocation(home, location)
  } finally {
    rmSync(draft, { recursive: true, force: true })
    unlock()
  }
}

function settingsFor(at: Date | undefined): Settings {
  return {
    ...LOG_LEFT_TO_US,
    // PostgreSQL runs it in its own folder.
    restore_command: `cp ${LOG_FOLDER}/%f "%p"`,
    recovery_target_timeline: 'latest',
    recovery_target_action: 'promote',
    ...(at && { recovery_target_time: at.toISOString().replace('Z', '+00') }),
    // Otherwise it refuses to start with fewer connections than the archived server.
    hot_standby: 'off',
  }
}

function giveTo(account: Account, folder: string): void {
  if (!account) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!lstatSync(path).isSymbolicLink()) chownSync(path, account.uid, account.gid)
  }
}
