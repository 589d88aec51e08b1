import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { locateCluster } from './location.ts'
import { stopOrphan } from './orphan.ts'
import { removeSocketFolder } from './socket.ts'

/** With its data folder, also one that a killed process was filling; the servers that it left behind are stopped. */
export async function removeDatabase(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return
  const location = locateCluster(dataDir, { replacesLost: true })
  for (const name of readdirSync(location.folder)) {
    if (name.startsWith(basename(location.data)))
      await stopOrphan(join(location.folder, name), () => undefined)
  }
  removeSocketFolder(location)
  for (const folder of [location.folder, dataDir])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
