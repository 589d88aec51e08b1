import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, stopOrphan } from '../platform/embedded-postgres/index.ts'

/** A test that kills a service opens its folder again: what is younger than this may belong to a run that goes on. */
const YOUNG_MS = 30 * 60_000

/** Removes the servers and the data that test runs left below `parent` when they were killed before their end. */
export async function removeStaleServers(parent: string, prefix: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    await removeUnlessInUse(join(parent, name))
  }
}

async function removeUnlessInUse(folder: string): Promise<void> {
  const lockFile = join(folder, 'postgres', 'service.lock')
  const lastStarted = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs
  if (lastStarted === undefined || Date.now() - lastStarted < YOUNG_MS) return
  try {
    const unlock = lockDataFolder(lockFile)
    await stopOrphan(join(folder, 'postgres', 'data'), () => undefined)
    rmSync(folder, { recursive: true, force: true })
    unlock()
  } catch {
    // Another test run is at work in it, or it belongs to somebody else.
  }
}
