import { readFile, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { putPacked, walKey, type ArchiveStorage } from './archive-store.ts'
import { SEGMENT_BYTES, positionOf } from './wal-names.ts'

const READY = '.ready'
const DONE = '.done'

export interface ArchivedDatabase {
  /** PostgreSQL's own folder. */
  readonly data: string
  readonly system: string
  readonly storage: ArchiveStorage
}

/**
 * Copies what PostgreSQL has marked as ready, the oldest first, and marks it as done, so that PostgreSQL removes it. This
 * replaces `archive_command`, which would run as another account when the service is root, without its settings.
 */
export async function archiveFinishedLog({ data, system, storage }: ArchivedDatabase): Promise<number> {
  const names = await listReady(data)
  for (const name of names) {
    // PostgreSQL's own note about a base copy, which the manifest has.
    if (!name.endsWith('.backup'))
      await putPacked(storage, walKey(system, name), await readFile(join(data, 'pg_wal', name)))
    await markDone(data, name)
  }
  return names.length
}

/** No base copy in the archive needs it. */
export async function skipLogBefore(data: string, firstSegment: string): Promise<void> {
  const first = positionOf(firstSegment)
  for (const name of await listReady(data)) {
    if (name.length === firstSegment.length && positionOf(name).segment < first.segment)
      await markDone(data, name)
  }
}

export async function measureKeptLog(data: string): Promise<number> {
  return (await listReady(data)).length * SEGMENT_BYTES
}

/** PostgreSQL removes it at its next checkpoint. */
export async function letGoOfLog(data: string): Promise<void> {
  for (const name of await listReady(data)) await markDone(data, name)
}

async function listReady(data: string): Promise<string[]> {
  const names = await readdir(marksIn(data))
  return names
    .filter((name) => name.endsWith(READY))
    .map((name) => name.slice(0, -READY.length))
    .sort()
}

async function markDone(data: string, name: string): Promise<void> {
  await rename(join(marksIn(data), name + READY), join(marksIn(data), name + DONE))
}

function marksIn(data: string): string {
  return join(data, 'pg_wal', 'archive_status')
}
