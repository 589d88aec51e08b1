import { mkdirSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOG_FOLDER } from '../embedded-postgres/index.ts'
import { baseKey, getPacked, readBases, walKey, type ArchiveStorage, type BaseCopy } from './archive-store.ts'
import type { Manifest } from './take-base-copy.ts'
import { historyName, nameOf, positionOf } from './wal-names.ts'

const BLOCK_BYTES = 64 * 1024
const ZEROS = Buffer.alloc(BLOCK_BYTES)

/** The newest base copy that was complete at that moment. */
export async function findBase(
  storage: ArchiveStorage,
  at: Date | undefined,
): Promise<{ base: BaseCopy; next: BaseCopy | undefined }> {
  const bases = await readBases(storage)
  const index = bases.findLastIndex(({ completedAt }) => at === undefined || new Date(completedAt) <= at)
  const base = bases[index]
  if (base) return { base, next: bases.slice(index + 1).find(({ system }) => system === base.system) }
  const [oldest] = bases
  throw new Error(
    oldest
      ? `The archive reaches back to ${oldest.completedAt} only.`
      : 'There is no base copy in BACKUP_URL yet. The service makes one a minute after its first start with it.',
  )
}

export interface FetchedLog {
  readonly segments: number
  readonly gap: string | undefined
}

export async function findNewestBase(storage: ArchiveStorage): Promise<BaseCopy> {
  return (await findBase(storage, undefined)).base
}

export async function fillFromArchive(
  storage: ArchiveStorage,
  { base, next }: Awaited<ReturnType<typeof findBase>>,
  folder: string,
): Promise<FetchedLog> {
  const manifest = await readManifest(storage, base)
  for (const path of manifest.folders) makeFolder(folder, path)
  await writeFiles(storage, base, manifest, folder)
  await writeFile(join(folder, 'backup_label'), manifest.label, { mode: 0o600 })
  await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 })
  makeFolder(folder, LOG_FOLDER)
  return writeLog(storage, base, next, join(folder, LOG_FOLDER))
}

function makeFolder(folder: string, path: string): void {
  mkdirSync(join(folder, path), { recursive: true, mode: 0o700 })
}

async function readManifest(storage: ArchiveStorage, { name }: BaseCopy): Promise<Manifest> {
  const bytes = await getPacked(storage, baseKey(name, 'manifest'))
  if (!bytes) throw new Error(`The base copy ${name} has no manifest.`)
  return JSON.parse(bytes.toString()) as Manifest
}

async function writeFiles(
  storage: ArchiveStorage,
  base: BaseCopy,
  { files }: Manifest,
  folder: string,
): Promise<void> {
  let piece: Buffer = Buffer.alloc(0)
  const pieces = readPieces(storage, base)
  for (const { path, bytes } of files) {
    if (path.split('/').includes('..')) throw new Error(`The base copy ${base.name} is damaged.`)
    const file = await open(join(folder, path), 'wx', 0o600)
    try {
      for (let left = bytes; left > 0;) {
        if (piece.length === 0) {
          const next = await pieces.next()
          if (next.done) throw new Error(`The base copy ${base.name} is damaged.`)
          piece = next.value
        }
        const part = piece.subarray(0, left)
        await file.writeFile(part)
        piece = piece.subarray(part.length)
        left -= part.length
      }
    } finally {
      await file.close()
    }
  }
}

/** The next one is read while one is written. */
async function* readPieces(storage: ArchiveStorage, base: BaseCopy): AsyncGenerator<Buffer> {
  let next = read(1)
  for (let piece = 1; piece <= base.pieces; piece += 1) {
    const bytes = await next
    if (!bytes) throw new Error(`Piece ${piece} of the base copy ${base.name} is missing.`)
    next = piece < base.pieces ? read(piece + 1) : Promise.resolve(undefined)
    yield bytes
  }

  function read(piece: number): Promise<Buffer | undefined> {
    const bytes = getPacked(storage, baseKey(base.name, piece))
    // It may fail before it is awaited.
    bytes.catch(() => undefined)
    return bytes
  }
}

/** Until a segment is missing, or until the next base copy started, which was after the wanted moment. */
async function writeLog(
  storage: ArchiveStorage,
  base: BaseCopy,
  next: BaseCopy | undefined,
  folder: string,
): Promise<FetchedLog> {
  const first = positionOf(base.firstSegment)
  const timelines = [first.timeline]
  for (let timeline = first.timeline + 1; ; timeline += 1) {
    const history = await getPacked(storage, walKey(base.system, historyName(timeline)))
    if (!history) break
    await writeFile(join(folder, historyName(timeline)), history, { mode: 0o600 })
    timelines.push(timeline)
  }
  // Two more, for a commit after the moment: without one, PostgreSQL does not know that it has reached it.
  const last = next ? positionOf(next.firstSegment).segment + 2 : Infinity
  for (let { segment } = first; segment <= last; segment += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, last - segment + 1) }, (_, at) => segment + at)
    const found = await Promise.all(some.map(copyFromAnyTimeline))
    const missing = some[found.indexOf(false)]
    if (missing === undefined) continue
    const isFollowed = await hasLaterLog(storage, base.system, timelines, missing)
    const gap = isFollowed
      ? nameOf({ timeline: timelines.at(-1) ?? first.timeline, segment: missing })
      : undefined
    return { segments: missing - first.segment, gap }
  }
  return { segments: last - first.segment + 1, gap: undefined }

  async function copyFromAnyTimeline(segment: number): Promise<boolean> {
    const names = timelines.map((timeline) => nameOf({ timeline, segment }))
    const found = await Promise.all(names.map((name) => copySegment(storage, base.system, name, folder)))
    return found.includes(true)
  }
}

/** Of 16 MiB each. */
const AT_ONCE = 4

/** A store cannot list, but log that continues after a gap has one of these, however wide the gap is. */
const FURTHEST_AHEAD = 65_536

async function hasLaterLog(
  storage: ArchiveStorage,
  system: string,
  timelines: readonly number[],
  missing: number,
): Promise<boolean> {
  for (let ahead = 1; ahead <= FURTHEST_AHEAD; ahead *= 2) {
    for (const timeline of timelines) {
      const later = walKey(system, nameOf({ timeline, segment: missing + ahead }))
      if (await storage.get(later)) return true
    }
  }
  return false
}

/** With holes for zeros, because most segments of a quiet shop are nearly empty. */
async function copySegment(
  storage: ArchiveStorage,
  system: string,
  name: string,
  folder: string,
): Promise<boolean> {
  const bytes = await getPacked(storage, walKey(system, name))
  if (!bytes) return false
  const file = await open(join(folder, name), 'wx', 0o600)
  try {
    for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
      const block = bytes.subarray(at, at + BLOCK_BYTES)
      if (!block.equals(ZEROS.subarray(0, block.length))) await file.write(block, 0, block.length, at)
    }
    await file.truncate(bytes.length)
  } finally {
    await file.close()
  }
  return true
}
