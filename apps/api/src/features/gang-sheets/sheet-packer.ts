import { setTimeout as sleep } from 'node:timers/promises'
import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { createLanes } from './lanes.ts'
import { startPackingThread, type PackingThread } from './packing-thread.ts'
import { beginPacking, endPacking, isWanted, keepLayout, type PackingRef } from './packing.store.ts'

/** Sheets that are packed at a time in this process: each takes a core. */
const PACKINGS = 2
const FIRST_LAYOUTS = 2
/** How often a better layout is kept, and how soon a stop is seen. */
const TICK_MS = 250
/** The last layout is kept a little after the time is over. */
const GRACE_MS = 2_000

/** Packs sheets beside the requests. */
export interface SheetPacker {
  /** The first layout of these prints, the most urgent first, which comes in a moment. */
  firstLayout(prints: readonly NestingPrint[], film: NestingFilm, seed: number): Promise<Nesting>
  /** When packing that is asked for now will be over, at the latest. */
  until(now: Date, seconds: number): Date
  /** Packs a sheet whose row says so, and keeps each better layout, until nobody wants it any more. */
  start(packing: PackingRef & { readonly seconds: number }): void
  /** Ends all packing and waits for it. What is kept stays. */
  close(): Promise<void>
}

interface PackerDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn' | 'error'>
}

export function createSheetPacker({ database, transaction, clock, log }: PackerDeps): SheetPacker {
  const [lanes, firstLanes] = [createLanes(PACKINGS), createLanes(FIRST_LAYOUTS)]
  const threads = new Set<PackingThread>()
  const running = new Set<Promise<void>>()
  /** Seconds that were promised to packings which are not over. */
  let promised = 0
  let closing = false

  return {
    firstLayout: (prints, film, seed) =>
      firstLanes.run(async () => {
        let first: Nesting | undefined
        await inThread({ prints, film, seed, milliseconds: 0 }, (nesting) => (first ??= nesting))
        if (!first) throw new Error('Packing gave no layout.')
        return first
      }),
    until: (now, seconds) => {
      const ahead = running.size < PACKINGS ? 0 : promised
      return new Date(now.getTime() + (ahead + seconds) * 1000 + GRACE_MS)
    },
    start: (packing) => {
      promised += packing.seconds
      const work = lanes
        .run(() => pack(packing))
        .catch((error: unknown) => log.error({ err: error }, 'a sheet could not be packed'))
        .finally(() => {
          promised -= packing.seconds
          running.delete(work)
        })
      running.add(work)
    },
    close: async () => {
      closing = true
      for (const thread of threads) thread.end()
      await Promise.all(running)
    },
  }

  async function pack({ seconds, ...packing }: PackingRef & { readonly seconds: number }): Promise<void> {
    if (closing) return finish(packing)
    const now = clock.now()
    const until = new Date(now.getTime() + seconds * 1000 + GRACE_MS)
    const work = await beginPacking(database, packing, { now, until })
    if (!work) return
    if (isClosing()) return finish(packing)

    let shortest = work.lengthMm
    let unkept: Nesting | undefined
    const thread = begin({ ...work, milliseconds: seconds * 1000 }, (nesting) => {
      if (nesting.leftOut.length > 0 || nesting.lengthMm >= shortest) return
      shortest = nesting.lengthMm
      unkept = nesting
    })
    try {
      let over = false
      const isOver = () => over
      const done = thread.done.finally(() => (over = true))
      // It is waited for below; until then a defect must not end the process.
      done.catch(() => undefined)
      while (!isOver() && (await keep()))
        await Promise.race([done, sleep(TICK_MS, undefined, { ref: false })])
      thread.end()
      await done
      await keep()
    } finally {
      forget(thread)
      await finish(packing)
    }

    /** An outage of the database does not end packing: it may be over before the time is. */
    async function keep(): Promise<boolean> {
      const layout = unkept
      try {
        if (!layout) return await isWanted(database, packing, clock.now())
        const kept = await keepLayout(database, packing, layout, clock.now())
        if (unkept === layout) unkept = undefined
        return kept
      } catch (error) {
        log.warn({ err: error }, 'a layout could not be kept')
        return true
      }
    }
  }

  /** Asked after an `await`, in which `close` may have been called. */
  function isClosing(): boolean {
    return closing
  }

  async function finish(packing: PackingRef): Promise<void> {
    await transaction(async (tx) => {
      const now = clock.now()
      if (!(await endPacking(tx, packing, now))) return
      await emit(tx, {
        type: 'sheet.updated',
        payload: { sheetId: encodeId('gangSheet', packing.sheetId) },
        occurredAt: now,
      })
    })
  }

  async function inThread(
    task: Parameters<typeof startPackingThread>[0],
    onLayout: (nesting: Nesting) => void,
  ): Promise<void> {
    const thread = begin(task, onLayout)
    await thread.done.finally(() => forget(thread))
  }

  function begin(...given: Parameters<typeof startPackingThread>): PackingThread {
    const thread = startPackingThread(...given)
    threads.add(thread)
    return thread
  }

  function forget(thread: PackingThread): void {
    threads.delete(thread)
  }
}
