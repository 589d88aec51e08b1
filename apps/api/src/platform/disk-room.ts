import { statfs } from 'node:fs/promises'

const MOST_RESERVED_BYTES = 64 * 1024 * 1024
const RESERVED_PART = 0.1

export interface DiskRoom {
  readonly freeBytes: number
  /** Kept free for the database: a tenth of a small disk, 64 MiB of others. */
  readonly reserveBytes: number
}

export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return {
    freeBytes: bavail * bsize,
    reserveBytes: Math.min(MOST_RESERVED_BYTES, Math.floor(blocks * bsize * RESERVED_PART)),
  }
}
