import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { diskRoom } from '../disk-room.ts'
import type { ArchiveMark } from '../embedded-postgres/index.ts'
import {
  archiveFinishedLog,
  letGoOfLog,
  measureKeptLog,
  skipLogBefore,
  type ArchivedDatabase,
} from './archive-log.ts'
import {
  baseKey,
  readBases,
  walKey,
  writeBases,
  type ArchiveStorage,
  type BaseCopy,
} from './archive-store.ts'
import { takeBaseCopy } from './take-base-copy.ts'
import { nameOf, positionOf } from './wal-names.ts'

const EVERY_MS = 5_000
const BASE_EVERY_MS = 24 * 60 * 60_000
/** Each attempt makes PostgreSQL write all changed pages to disk. */
const BASE_RETRY_MS = 60_000
const DAY_MS = 24 * 60 * 60_000
const LOG_EVERY_MS = 60_000
const FINAL_ATTEMPT_MS = 10_000

export interface ArchiverOptions {
  /** PostgreSQL's own folder. */
  readonly data: string
  /** As the superuser. */
  readonly adminUrl: string
  readonly storage: ArchiveStorage
  readonly mark: Pick<ArchiveMark, 'isContinuous' | 'confirmBaseCopy' | 'breakOff'>
  readonly keptDays: number
  readonly clock: Clock
  readonly log: Pick<Logger, 'info' | 'error'>
  /** After everything that PostgreSQL had finished is in the archive. */
  readonly onArchived: (at: Date) => Promise<void>
  /** When the archive lacks a part of the log, until the next base copy. */
  readonly onGap: (at: Date) => Promise<void>
  readonly freeBytes?: () => Promise<number>
  /** How long a stop waits for the archive. */
  readonly finalAttemptMs?: number
}

export interface Archiver {
  /** Takes a base copy if one is due, and archives the log. */
  run(): Promise<void>
  /** Lets go of the log when more of it is kept than the disk has free: the shop matters more than its archive. */
  checkRoom(): Promise<void>
  /** Call it when the database has ended, so that the end of its log is archived too. */
  stop(): Promise<void>
}

export function startArchiver(options: ArchiverOptions): Archiver {
  const { data, storage, mark, clock, log, onArchived, onGap } = options
  const { freeBytes = async () => (await diskRoom(data)).freeBytes, finalAttemptMs = FINAL_ATTEMPT_MS } =
    options
  const stopping = new AbortController()
  let server: { system: string; timeline: number } | undefined
  let nextBaseAt: number | undefined
  let loggedAt = -Infinity
  let gaps = 0
  let reportedGap = false
  let working: Promise<void> = Promise.resolve()
  // By itself, because a store may never answer.
  const running = Promise.all([keepDoing(run), keepDoing(checkRoom)])

  return {
    run,
    checkRoom,
    stop: async () => {
      stopping.abort()
      const last = async () => {
        await running
        if (server && mark.isContinuous()) await archiveFinishedLog({ data, storage, system: server.system })
      }
      // The rest stays until the next start.
      await Promise.race([last().catch(report), sleep(finalAttemptMs, undefined, { ref: false })])
    },
  }

  function run(): Promise<void> {
    working = working.catch(() => undefined).then(runAlone)
    return working
  }

  async function keepDoing(work: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(report)
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  async function runAlone(): Promise<void> {
    server ??= await identify(options.adminUrl)
    const database: ArchivedDatabase = { data, storage, system: server.system }
    if (mark.isContinuous() && (await archiveFinishedLog(database)) > 0) await onArchived(clock.now())
    nextBaseAt ??= mark.isContinuous() ? await findNextBase(storage, server) : 0
    if (clock.now().getTime() < nextBaseAt) return
    nextBaseAt = clock.now().getTime() + BASE_RETRY_MS
    try {
      await addBase(database)
    } catch (error) {
      if (!stopping.signal.aborted) await reportGap().catch(report)
      throw error
    }
  }

  async function addBase(database: ArchivedDatabase): Promise<void> {
    const gapsBefore = gaps
    const known = await readBases(storage)
    const base = await takeBaseCopy({ ...options, ...database, stopping: stopping.signal })
    if (!mark.isContinuous()) await skipLogBefore(data, base.firstSegment)
    await archiveFinishedLog(database)
    if (gaps !== gapsBefore) {
      await removeFiles(storage, base)
      throw new Error('The log of a base copy was let go before it was archived.')
    }
    const { kept, removed } = sortOut(
      [...known, base],
      new Date(clock.now().getTime() - options.keptDays * DAY_MS),
    )
    await writeBases(storage, kept)
    log.info({ base: base.name, bytes: base.bytes }, 'a base copy of the database was archived')
    if (gaps === gapsBefore) {
      mark.confirmBaseCopy()
      nextBaseAt = new Date(base.completedAt).getTime() + BASE_EVERY_MS
      reportedGap = false
      await onArchived(clock.now())
    }
    for (const old of removed) await removeBase(storage, old, kept)
  }

  async function checkRoom(): Promise<void> {
    const [keptBytes, free] = [await measureKeptLog(data), await freeBytes()]
    if (keptBytes <= free) return
    gaps += 1
    mark.breakOff()
    nextBaseAt = 0
    await letGoOfLog(data)
    log.error(
      { keptBytes, freeBytes: free },
      'the disk is filling up because the archive cannot be written: the log of the database was let go, and the archive will continue with a new base copy',
    )
    await query(options.adminUrl, 'CHECKPOINT')
    await reportGap()
  }

  /** Once, because it says since when. */
  async function reportGap(): Promise<void> {
    if (mark.isContinuous() || reportedGap) return
    await onGap(clock.now())
    reportedGap = true
  }

  function report(error: unknown): void {
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY_MS) return
    loggedAt = now
    log.error({ err: error }, 'the archive of the database cannot be written; will retry')
  }
}

async function identify(adminUrl: string): Promise<{ system: string; timeline: number }> {
  const [found] = await query<{ system: string; timeline: number }>(
    adminUrl,
    `SELECT system_identifier::text AS system, timeline_id AS timeline FROM pg_control_system(), pg_control_checkpoint()`,
  )
  if (!found) throw new Error('PostgreSQL does not say which database it is.')
  return found
}

async function query<Row extends pg.QueryResultRow>(adminUrl: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A restored database continues on a new timeline, with a base copy of its own. */
async function findNextBase(
  storage: ArchiveStorage,
  { system, timeline }: { system: string; timeline: number },
): Promise<number> {
  const newest = (await readBases(storage)).findLast((base) => base.system === system)
  if (!newest || positionOf(newest.firstSegment).timeline !== timeline) return 0
  return new Date(newest.completedAt).getTime() + BASE_EVERY_MS
}

/** The newest one from before the first kept moment is needed to restore that moment. */
function sortOut(bases: readonly BaseCopy[], since: Date): { kept: BaseCopy[]; removed: BaseCopy[] } {
  const needed = Math.max(
    0,
    bases.findLastIndex(({ completedAt }) => new Date(completedAt) <= since),
  )
  return { kept: bases.slice(needed), removed: bases.slice(0, needed) }
}

async function removeFiles(storage: ArchiveStorage, base: BaseCopy): Promise<void> {
  await storage.remove(baseKey(base.name, 'manifest'))
  for (let piece = 1; piece <= base.pieces; piece += 1) await storage.remove(baseKey(base.name, piece))
}

/** The index no longer names it. An interrupted removal leaves files behind. */
async function removeBase(storage: ArchiveStorage, base: BaseCopy, kept: readonly BaseCopy[]): Promise<void> {
  await removeFiles(storage, base)
  const next = kept.find(({ system }) => system === base.system)
  if (!next) return
  const [first, last] = [positionOf(base.firstSegment), positionOf(next.firstSegment)]
  for (let { segment } = first; segment < last.segment; segment += 1) {
    for (let { timeline } = first; timeline <= last.timeline; timeline += 1) {
      await storage.remove(walKey(base.system, nameOf({ timeline, segment })))
    }
  }
}
