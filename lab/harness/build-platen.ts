import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url))

/** Tests of a running service see today's sources. Takes half a second when they are built. */
export default function setUp(): void {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' })
  if (status !== 0) throw new Error('Platen could not be built.')
}
