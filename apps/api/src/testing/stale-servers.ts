import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, stopOrphan } from '../platform/embedded-postgres/index.ts'

/** Removes the servers and the data that test runs left below `parent` when they were killed before their end. */
export async function removeStaleServers(parent: string, prefix: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    await removeUnlessInUse(join(parent, name))
  }
}

async function removeUnlessInUse(folder: string): Promise<void> {
  const lockFile = join(folder, 'postgres', 'service.lock')
  if (!existsSync(lockFile)) return
  try {
    const unlock = lockDataFolder(lockFile)
    await stopOrphan(join(folder, 'postgres', 'data'), () => undefined)
    rmSync(folder, { recursive: true, force: true })
    unlock()
  } catch {
    // Another test run is at work in it, or it belongs to somebody else.
  }
}
