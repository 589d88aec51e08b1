import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { ArchivedDatabase } from './archive-log.ts'
import { baseKey, putPacked, type BaseCopy } from './archive-store.ts'

const PIECE_BYTES = 16 * 1024 * 1024

/** What PostgreSQL makes again; the folders themselves are needed. */
const WITHOUT_CONTENT = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pg_internal\.init.*|pgsql_tmp.*)$/

export interface Manifest {
  readonly folders: readonly string[]
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
  /** Contents of `backup_label`. */
  readonly label: string
}

interface BaseCopyOptions extends ArchivedDatabase {
  /** As the superuser. */
  readonly adminUrl: string
  readonly clock: Clock
  readonly stopping: AbortSignal
}

/** Of the running database. Files may change while they are copied: the log since the start repairs them. */
export async function takeBaseCopy(options: BaseCopyOptions): Promise<BaseCopy> {
  const { adminUrl, clock, data, storage, system } = options
  const name = clock.now().toISOString().replaceAll(':', '-')
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'platen-archive' })
  let started = 0
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_backup_start($1, true)', [name])
    const { folders, paths } = await listFiles(data)
    const pieces = pieceWriter((piece, bytes) => {
      started = piece
      return putPacked(storage, baseKey(name, piece), bytes)
    })
    const files: { path: string; bytes: number }[] = []
    for (const path of paths) {
      options.stopping.throwIfAborted()
      const bytes = await copyFile(join(data, path), pieces.write)
      if (bytes !== undefined) files.push({ path, bytes })
    }
    const written = await pieces.end()
    // It is complete only with the log until now, which the caller archives.
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(false)',
    )
    const label = rows[0]?.label ?? ''
    const manifest: Manifest = { folders, files, label }
    await putPacked(storage, baseKey(name, 'manifest'), Buffer.from(JSON.stringify(manifest)))
    return {
      name,
      system,
      firstSegment: firstSegmentIn(label),
      completedAt: clock.now().toISOString(),
      ...written,
    }
  } catch (error) {
    // Retries must not fill the archive.
    for (let piece = 1; piece <= started; piece += 1) {
      await storage.remove(baseKey(name, piece)).catch(() => undefined)
    }
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function listFiles(data: string): Promise<{ folders: string[]; paths: string[] }> {
  const folders = ['pg_wal/archive_status', 'pg_wal/summaries']
  const paths: string[] = []
  await walk('')
  return { folders, paths }

  async function walk(folder: string): Promise<void> {
    for (const entry of await readdir(join(data, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (LEFT_OUT.test(entry.name)) continue
      if (entry.isDirectory()) {
        folders.push(path)
        if (!WITHOUT_CONTENT.includes(path)) await walk(path)
      } else if (entry.isFile()) paths.push(path)
    }
  }
}

/** As long as it was when it was opened: zeros replace what was cut off since. Undefined when it was removed. */
async function copyFile(path: string, write: (bytes: Buffer) => Promise<void>): Promise<number | undefined> {
  const file = await open(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    for (let at = 0; at < size;) {
      const block = Buffer.alloc(Math.min(size - at, PIECE_BYTES))
      await file.read(block, 0, block.length, at)
      await write(block)
      at += block.length
    }
    return size
  } finally {
    await file.close()
  }
}

function pieceWriter(put: (piece: number, bytes: Buffer) => Promise<unknown>) {
  let buffer = Buffer.alloc(PIECE_BYTES)
  let [filled, pieces, bytes] = [0, 0, 0]
  return {
    write: async (block: Buffer): Promise<void> => {
      bytes += block.length
      for (let at = 0; at < block.length;) {
        const copied = block.copy(buffer, filled, at)
        filled += copied
        at += copied
        if (filled === PIECE_BYTES) await flush()
      }
    },
    end: async () => {
      if (filled > 0) await flush()
      return { pieces, bytes }
    },
  }

  async function flush(): Promise<void> {
    pieces += 1
    await put(pieces, buffer.subarray(0, filled))
    buffer = Buffer.alloc(PIECE_BYTES)
    filled = 0
  }
}

function firstSegmentIn(label: string): string {
  const name = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
  if (name === undefined) throw new Error('PostgreSQL did not say where the base copy starts.')
  return name
}
