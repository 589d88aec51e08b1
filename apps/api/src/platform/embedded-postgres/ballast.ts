import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskRoom } from '../disk-room.ts'

const CHECK_EVERY_MS = 500
const WAIT_MS = 1_000
/** PostgreSQL may need a new segment of its log to start. */
const SEGMENT_BYTES = 16 * 1024 * 1024
const BLOCK_BYTES = 1024 * 1024

export interface BallastOptions {
  /** On the disk of the database. */
  readonly folder: string
  /** Full: the ballast was released, and the database must accept no changes, or they would use up its room. */
  readonly onFull: (freeBytes: number) => void
  readonly onRoom: (freeBytes: number) => void
}

export interface Ballast {
  isFull(): boolean
  /** Does what the room on the disk requires. */
  check(): Promise<void>
  /** Resolves when a stopped server can start. */
  readonly untilStartable: (stopping: AbortSignal) => Promise<void>
  untilRoom(): Promise<void>
  stop(): Promise<void>
}

/**
 * A file that takes space until the disk is full. Removing it gives PostgreSQL the room that it needs to write its log,
 * to end cleanly and to recover; without any, it ends in the middle of a statement and cannot start again.
 *
 * ```text
 * free space    less than half the reserve   release the ballast, refuse changes
 *               at least twice the reserve   make it again, accept changes
 * ```
 */
export async function holdBallast({ folder, onFull, onRoom }: BallastOptions): Promise<Ballast> {
  const file = join(folder, 'ballast')
  let full = false
  let working: Promise<void> = Promise.resolve()
  await checkAlone()
  // The shop was killed while the disk was full, or is new.
  if (!isFull() && !existsSync(file)) becomeFull((await diskRoom(folder)).freeBytes)
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS)
  timer.unref()

  return {
    isFull,
    check,
    untilRoom: async () => {
      while (full) {
        await sleep(WAIT_MS)
        await check()
      }
    },
    untilStartable: async (stopping) => {
      await check()
      for (;;) {
        const { freeBytes, reserveBytes } = await diskRoom(folder)
        if (stopping.aborted || freeBytes >= Math.min(SEGMENT_BYTES, reserveBytes / 2)) return
        await sleep(WAIT_MS, undefined, { signal: stopping }).catch(() => undefined)
      }
    },
    stop: async () => {
      clearInterval(timer)
      await working.catch(() => undefined)
    },
  }

  function isFull(): boolean {
    return full
  }

  function check(): Promise<void> {
    working = working.catch(() => undefined).then(checkAlone)
    return working
  }

  async function checkAlone(): Promise<void> {
    const { freeBytes, reserveBytes } = await diskRoom(folder)
    if (!full && freeBytes < reserveBytes / 2) {
      rmSync(file, { force: true })
      becomeFull(freeBytes)
    } else if ((full || !existsSync(file)) && freeBytes >= 2 * reserveBytes) {
      await makeBallast(file, reserveBytes)
      if (full) {
        full = false
        onRoom(freeBytes)
      }
    }
  }

  function becomeFull(freeBytes: number): void {
    full = true
    onFull(freeBytes)
  }
}

/** Random, because a file system that compresses would give zeros no space. */
async function makeBallast(file: string, bytes: number): Promise<void> {
  const draft = `${file}.new`
  const block = randomBytes(BLOCK_BYTES)
  try {
    const handle = await open(draft, 'w', 0o600)
    try {
      for (let left = bytes; left > 0; left -= BLOCK_BYTES) {
        await handle.write(block, 0, Math.min(left, BLOCK_BYTES))
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
