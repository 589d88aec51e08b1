import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, stopOrphan } from '../platform/embedded-postgres/index.ts'

/** Tests of killed services open their folder again, so a newer one may belong to a running test. */
const YOUNG_MS = 30 * 60_000

/** Removes servers and data below `parent` that killed test runs left. */
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
    // Another test run uses it, or it belongs to another user.
  }
}
