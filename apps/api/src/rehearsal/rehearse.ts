import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import { findNewestBase } from '../platform/database-archive/index.ts'
import { diskRoom, type DiskRoom } from '../platform/disk-room.ts'
import { DataFolderBusyError, lockDataFolder, removeDatabase } from '../platform/embedded-postgres/index.ts'
import { lowerPriority } from '../platform/lower-priority.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import type { Rehearsal, RehearsalProblem, RehearsalSource, Restored } from './rehearsal.ts'

export interface RehearsalTask {
  readonly source: RehearsalSource
  readonly dataDir: string
}

export type RehearsalMessage =
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'restored'; readonly restored: Restored }
  | { readonly kind: 'failed'; readonly message: string }

export interface RehearseOptions {
  readonly source: RehearsalSource
  /** Of the shop, which gets a folder `rehearsal` meanwhile. */
  readonly dataDir: string
  readonly clock: Clock
  readonly signal?: AbortSignal
  readonly say?: (line: string) => void
  readonly roomIn?: (folder: string) => Promise<DiskRoom>
  readonly start?: () => ChildProcess
  readonly lower?: (pid: number | undefined) => void
}

const FOLDER = 'rehearsal'
const HOUR_MS = 3_600_000
/** The service writes every minute, and these changes are archived a minute later. A backup is made every night. */
const OLDEST_MS = { archive: HOUR_MS, backup: 48 * HOUR_MS } as const
const LONGEST_MS = 6 * HOUR_MS
const WATCH_EVERY_MS = 1_000
/** Of the reserve of the shop's database, before it starts and while it runs. */
const LEFT_FREE = { before: 8, meanwhile: 4 } as const
/** A loaded table with its indexes, compared with its compressed rows. */
const EXPANSION = 15
const MOST_TEXT = 500

class Impossible extends Error {
  readonly problem: RehearsalProblem

  constructor(problem: RehearsalProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/**
 * Restores into a folder of its own, in a process of low priority, and removes everything again. Undefined when it was
 * stopped, or when another one is running.
 */
export async function rehearse(options: RehearseOptions): Promise<Rehearsal | undefined> {
  const { source, clock, signal } = options
  const result = await aloneIn(options.dataDir, async (dataDir) => {
    const startedAt = clock.now()
    const outcome = await attempt({ ...options, dataDir })
    if (signal?.aborted) return undefined
    const finishedAt = clock.now()
    return {
      source: source.kind,
      finishedAt,
      tookSeconds: Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000),
      ...judge(outcome, OLDEST_MS[source.kind], startedAt),
    }
  })
  return result === 'busy' ? undefined : result
}

/** What a killed rehearsal left behind, unless one is running. */
export async function removeRehearsal(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, FOLDER))) await aloneIn(dataDir, () => Promise.resolve())
}

async function aloneIn<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result | 'busy'> {
  mkdirSync(dataDir, { recursive: true })
  let unlock: () => void
  try {
    unlock = lockDataFolder(join(dataDir, 'rehearsal.lock'))
  } catch (error) {
    if (error instanceof DataFolderBusyError) return 'busy'
    throw error
  }
  const folder = join(dataDir, FOLDER)
  try {
    await removeDatabase(folder)
    return await work(folder)
  } finally {
    await removeDatabase(folder).finally(unlock)
  }
}

async function attempt(options: RehearseOptions): Promise<Restored | RehearsalProblem> {
  try {
    await requireRoom(options)
    options.signal?.throwIfAborted()
    return await restoreInProcess(options)
  } catch (error) {
    if (error instanceof Impossible) return error.problem
    return { reason: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

function judge(
  outcome: Restored | RehearsalProblem,
  oldestMs: number,
  now: Date,
): Pick<Rehearsal, 'newestChangeAt' | 'problem'> {
  if ('reason' in outcome) {
    return {
      newestChangeAt: undefined,
      problem: { ...outcome, message: outcome.message.slice(0, MOST_TEXT) },
    }
  }
  const newestChangeAt = new Date(outcome.newestChangeAt)
  if (outcome.wrong.length > 0) {
    const message = outcome.wrong.join(' ').slice(0, MOST_TEXT)
    return { newestChangeAt, problem: { reason: 'wrong', message } }
  }
  const ageMs = now.getTime() - newestChangeAt.getTime()
  if (ageMs <= oldestMs) return { newestChangeAt, problem: undefined }
  const message = `The newest restored change is ${Math.round(ageMs / HOUR_MS)} hours old.`
  return { newestChangeAt, problem: { reason: 'outdated', message } }
}

async function requireRoom({ source, dataDir, roomIn = diskRoom }: RehearseOptions): Promise<void> {
  const { freeBytes, reserveBytes } = await roomIn(join(dataDir, '..'))
  const needed = (await sizeOf(source)) + LEFT_FREE.before * reserveBytes
  if (freeBytes >= needed) return
  throw new Impossible({
    reason: 'no_room',
    message: `${inGigabytes(needed)} GB are needed in DATA_DIR, and ${inGigabytes(freeBytes)} GB are free.`,
  })
}

async function sizeOf(source: RehearsalSource): Promise<number> {
  if (source.kind === 'archive') {
    return (await findNewestBase(createStorage(source.url, { error: () => undefined }))).bytes
  }
  const { findBackup } = await import('../features/shop/backup/index.ts')
  const { manifest } = await findBackup(source.folder)
  return EXPANSION * manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
}

function inGigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1)
}

function startProcess(): ChildProcess {
  return fork(new URL('./rehearsal.process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

async function restoreInProcess(options: RehearseOptions): Promise<Restored> {
  const { source, dataDir, signal, say = () => undefined, roomIn = diskRoom } = options
  const { start = startProcess, lower = lowerPriority } = options
  const child = start()
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ending = new AbortController()
  const ends = AbortSignal.any([ending.signal, AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])])
  const watch = setInterval(() => {
    void roomIn(join(dataDir, '..')).then(({ freeBytes, reserveBytes }) => {
      if (freeBytes < LEFT_FREE.meanwhile * reserveBytes) ending.abort()
    })
  }, WATCH_EVERY_MS)
  try {
    return await new Promise<Restored>((resolve, reject) => {
      ends.addEventListener('abort', () =>
        reject(
          ending.signal.aborted
            ? new Impossible({ reason: 'no_room', message: 'It was stopped because the disk became full.' })
            : new Error('It was stopped because it took too long.'),
        ),
      )
      child.on('spawn', () => lower(child.pid))
      child.on('error', reject)
      child.on('exit', (code, killedBy) =>
        reject(new Error(`Its process ended early (${code ?? killedBy ?? 'unknown'}).`)),
      )
      child.on('message', (message: RehearsalMessage) => {
        if (message.kind === 'said') say(message.line)
        else if (message.kind === 'restored') resolve(message.restored)
        else reject(new Error(message.message))
      })
      const task: RehearsalTask = { source, dataDir }
      child.send(task)
    })
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
    // Until it is gone it may still write into the folder.
    if (child.pid !== undefined) await gone
  }
}
