import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diskRoom } from '../disk-room.ts'
import { requireStorageKey, storageFailed, type Storage, type StorageLog } from './storage.ts'

/** Files that are being written; old ones are left over from a dead process. */
const INCOMING = 'incoming'
const ABANDONED_MS = 60 * 60_000

/** Written aside, flushed and renamed, so that a file is never partial and survives a power failure after `put`. */
export function createFolderStorage(url: URL, log: StorageLog): Storage {
  const folder = fileURLToPath(url)
  const incoming = join(folder, INCOMING)

  return {
    put: (key, bytes) => keep(key, bytes.length, (aside) => writeNew(aside, bytes)),
    replace: async (key, bytes) => {
      const path = join(folder, requireStorageKey(key))
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 })
        await writeDurably(path, join(incoming, randomUUID()), (aside) => writeNew(aside, bytes))
      } catch (error) {
        throw storageFailed(log, error, 'put')
      }
    },
    putFile: async (key, path) => {
      const { size } = await stat(path)
      await keep(key, size, (aside) => copyFile(path, aside, constants.COPYFILE_EXCL))
    },
    get: async (key) => {
      const path = join(folder, requireStorageKey(key))
      try {
        return await readFile(path)
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw storageFailed(log, error, 'get')
      }
    },
    open: async (key, range) => {
      const path = join(folder, requireStorageKey(key))
      try {
        const file = await open(path)
        const { size } = await file.stat()
        return { byteSize: size, body: file.createReadStream(range) }
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw storageFailed(log, error, 'get')
      }
    },
    remove: async (key) => {
      const path = join(folder, requireStorageKey(key))
      try {
        await rm(path, { force: true })
      } catch (error) {
        throw storageFailed(log, error, 'remove')
      }
    },
    tidy: () => removeAbandoned(incoming),
  }

  async function keep(key: string, byteSize: number, write: WriteAside): Promise<void> {
    const path = join(folder, requireStorageKey(key))
    try {
      if ((await sizeOf(path)) === byteSize) return
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      await requireRoom(incoming, byteSize)
      await writeDurably(path, join(incoming, randomUUID()), write)
    } catch (error) {
      throw storageFailed(log, error, 'put')
    }
  }
}

/** Orders without artwork go on only while the database has room on the same disk. */
async function requireRoom(folder: string, byteSize: number): Promise<void> {
  const { freeBytes, reserveBytes } = await diskRoom(folder)
  if (freeBytes - byteSize >= reserveBytes) return
  const message = `The rest of the disk of ${folder} is kept for the database.`
  throw Object.assign(new Error(message), { code: 'ENOSPC' })
}

type WriteAside = (aside: string) => Promise<void>

async function writeNew(aside: string, bytes: Buffer): Promise<void> {
  await using file = await open(aside, 'wx', 0o600)
  await file.writeFile(bytes)
}

async function writeDurably(path: string, aside: string, write: WriteAside): Promise<void> {
  try {
    await write(aside)
    await flushFile(aside)
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(aside, path)
    await flushFolders(dirname(path), made === undefined ? dirname(path) : dirname(made))
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    // A copy has the mode of its original.
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolders(folder: string, top: string): Promise<void> {
  // Windows cannot open folders; its file system journals their entries.
  if (process.platform === 'win32') return
  for (let at = folder; at.length >= top.length; at = dirname(at)) {
    await using handle = await open(at)
    await handle.sync()
    if (at === dirname(at)) return
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Several processes may share the folder, so only old files are removed. */
async function removeAbandoned(incoming: string): Promise<void> {
  const names = await readdir(incoming).catch(() => [])
  const oldest = Date.now() - ABANDONED_MS
  await Promise.allSettled(
    names.map(async (name) => {
      const path = join(incoming, name)
      if ((await stat(path)).mtimeMs < oldest) await rm(path, { force: true })
    }),
  )
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
