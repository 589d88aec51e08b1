import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { promisify } from 'node:util'
import type { Storage } from '../storage/storage.ts'

/*
 * archive/index.json                       which base copies there are, rewritten
 * archive/base/<time>/manifest.zst         names and sizes of the files, written last
 * archive/base/<time>/000001.zst …         their contents, one after the other, in pieces of 16 MiB
 * archive/wal/<system>/<segment>.zst       the log, in the order in which it was written
 */
const INDEX = 'archive/index.json'
const FORMAT = 1
const TYPE = 'application/octet-stream'

export type ArchiveStorage = Pick<Storage, 'put' | 'replace' | 'get' | 'remove'>

export interface BaseCopy {
  readonly name: string
  /** Of the database: a new one, such as after a restore from `npm run backup`, has another. */
  readonly system: string
  /** The first file of the log that it needs. */
  readonly firstSegment: string
  readonly completedAt: string
  readonly pieces: number
  readonly bytes: number
}

/** The oldest first. */
export async function readBases(storage: ArchiveStorage): Promise<BaseCopy[]> {
  const bytes = await storage.get(INDEX)
  if (!bytes) return []
  const index = JSON.parse(bytes.toString()) as { format: number; bases: BaseCopy[] }
  if (index.format !== FORMAT) throw new Error('The archive was written by a newer release of Platen.')
  return index.bases
}

export async function writeBases(storage: ArchiveStorage, bases: readonly BaseCopy[]): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, bases }, undefined, 2)
  await storage.replace(INDEX, Buffer.from(text), 'application/json')
}

export function baseKey(base: string, part: number | 'manifest'): string {
  return `archive/base/${base}/${typeof part === 'number' ? String(part).padStart(6, '0') : part}.zst`
}

export function walKey(system: string, file: string): string {
  return `archive/wal/${system}/${file}.zst`
}

const PACKED = {
  params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 1 },
}
const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** With a checksum, which `getPacked` verifies. */
export async function putPacked(storage: ArchiveStorage, key: string, bytes: Buffer): Promise<number> {
  const packed = await compress(bytes, PACKED)
  await storage.put(key, packed, TYPE)
  return packed.length
}

export async function getPacked(storage: ArchiveStorage, key: string): Promise<Buffer | undefined> {
  const packed = await storage.get(key)
  if (!packed) return undefined
  try {
    return await decompress(packed)
  } catch (cause) {
    throw new Error(`${key} in the archive is damaged.`, { cause })
  }
}
