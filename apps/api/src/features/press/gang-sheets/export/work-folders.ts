import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'platen-sheet-'
/** Longer than any export attempt: older folders were left by a process that died. */
const ABANDONED_MS = 2 * 60 * 60_000

export function makeWorkFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), PREFIX))
}

/** Dead processes may leave gigabytes. */
export async function removeAbandonedWork(): Promise<void> {
  const oldest = Date.now() - ABANDONED_MS
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  await Promise.allSettled(
    names.map(async (name) => {
      const path = join(tmpdir(), name)
      if ((await stat(path)).mtimeMs < oldest) await rm(path, { recursive: true, force: true })
    }),
  )
}
