import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { ArchiveMark } from '../embedded-postgres/index.ts'
import { archiveFinishedLog, skipLogBefore, type ArchivedDatabase } from './archive-log.ts'
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
const DAY_MS = 24 * 60 * 60_000
const LOG_EVERY_MS = 60_000
const FINAL_ATTEMPT_MS = 10_000

export interface ArchiverOptions {
  /** PostgreSQL's own folder. */
  readonly data: string
  /** As the superuser. */
  readonly adminUrl: string
  readonly storage: ArchiveStorage
  readonly mark: Pick<ArchiveMark, 'isContinuous' | 'confirmBaseCopy'>
  readonly keptDays: number
  readonly clock: Clock
  readonly log: Pick<Logger, 'info' | 'error'>
  /** After everything that PostgreSQL had finished is in the archive. */
  readonly onArchived: (at: Date) => Promise<void>
}

export interface Archiver {
  /** Takes a base copy if one is due, and archives the log. */
  run(): Promise<void>
  /** Call it when the database has ended, so that the end of its log is archived too. */
  stop(): Promise<void>
}

export function startArchiver(options: ArchiverOptions): Archiver {
  const { data, storage, mark, clock, log, onArchived } = options
  const stopping = new AbortController()
  let server: { system: string; timeline: number } | undefined
  let nextBaseAt: number | undefined
  let loggedAt = -Infinity
  let working: Promise<void> = Promise.resolve()
  const running = keepRunning()

  return {
    run,
    stop: async () => {
      stopping.abort()
      await running
      const last = async () => {
        if (server && mark.isContinuous()) await archiveFinishedLog({ data, storage, system: server.system })
      }
      // The rest stays until the next start.
      await Promise.race([last().catch(report), sleep(FINAL_ATTEMPT_MS, undefined, { ref: false })])
    },
  }

  function run(): Promise<void> {
    working = working.catch(() => undefined).then(runAlone)
    return working
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await run().catch(report)
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  async function runAlone(): Promise<void> {
    server ??= await identify(options.adminUrl)
    const database: ArchivedDatabase = { data, storage, system: server.system }
    if (mark.isContinuous() && (await archiveFinishedLog(database)) > 0) await onArchived(clock.now())
    nextBaseAt ??= mark.isContinuous() ? await findNextBase(storage, server) : 0
    if (clock.now().getTime() >= nextBaseAt) await addBase(database)
  }

  async function addBase(database: ArchivedDatabase): Promise<void> {
    const base = await takeBaseCopy({ ...options, ...database, stopping: stopping.signal })
    if (!mark.isContinuous()) await skipLogBefore(data, base.firstSegment)
    await archiveFinishedLog(database)
    await onArchived(clock.now())
    log.info({ base: base.name, bytes: base.bytes }, 'a base copy of the database was archived')
    const bases = [...(await readBases(storage)), base]
    const { kept, removed } = sortOut(bases, new Date(clock.now().getTime() - options.keptDays * DAY_MS))
    await writeBases(storage, kept)
    mark.confirmBaseCopy()
    nextBaseAt = new Date(base.completedAt).getTime() + BASE_EVERY_MS
    for (const old of removed) await removeBase(storage, old, kept)
  }

  function report(error: unknown): void {
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY_MS) return
    loggedAt = now
    log.error({ err: error }, 'the archive of the database cannot be written; will retry')
  }
}

async function identify(adminUrl: string): Promise<{ system: string; timeline: number }> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ system: string; timeline: number }>(
      `SELECT system_identifier::text AS system, timeline_id AS timeline FROM pg_control_system(), pg_control_checkpoint()`,
    )
    if (!rows[0]) throw new Error('PostgreSQL does not say which database it is.')
    return rows[0]
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

/** The index no longer names it. An interrupted removal leaves files behind. */
async function removeBase(storage: ArchiveStorage, base: BaseCopy, kept: readonly BaseCopy[]): Promise<void> {
  await storage.remove(baseKey(base.name, 'manifest'))
  for (let piece = 1; piece <= base.pieces; piece += 1) await storage.remove(baseKey(base.name, piece))
  const next = kept.find(({ system }) => system === base.system)
  if (!next) return
  const [first, last] = [positionOf(base.firstSegment), positionOf(next.firstSegment)]
  for (let { segment } = first; segment < last.segment; segment += 1) {
    for (let { timeline } = first; timeline <= last.timeline; timeline += 1) {
      await storage.remove(walKey(base.system, nameOf({ timeline, segment })))
    }
  }
}
