import { setTimeout as sleep } from 'node:timers/promises'
import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'
import type { Logger } from 'pino'
import type { Platform } from '../../../../platform/platform.ts'
import { emitSheetEvent } from '../../production/index.ts'
import { startPackingThread, type PackingThread } from './packing-thread.ts'
import { claimPacking, endPacking, isPackingActive, saveLayout, type PackingRef } from './packing.store.ts'

/** Each packing takes a core. */
const PACKINGS = 2
const FIRST_LAYOUTS = 2
/** Also the delay until a stop is noticed. */
const TICK_MS = 250
/** Time to save the last layout after packing ended. */
const GRACE_MS = 2_000

export interface SheetPacker {
  firstLayout(prints: readonly NestingPrint[], film: NestingFilm, seed: number): Promise<Nesting>
  /** The latest end of a packing that is requested now. */
  until(now: Date, seconds: number): Date
  start(packing: PackingRef & { readonly seconds: number }): void
  close(): Promise<void>
}

interface PackerDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly log: Pick<Logger, 'warn' | 'error'>
}

export function createSheetPacker({ database, transaction, clock, log }: PackerDeps): SheetPacker {
  const [packings, firstLayouts] = [createLimiter(PACKINGS), createLimiter(FIRST_LAYOUTS)]
  const threads = new Set<PackingThread>()
  const running = new Set<Promise<void>>()
  /** Seconds promised to packings that are not over. */
  let promised = 0
  let closing = false

  return {
    firstLayout: (prints, film, seed) =>
      firstLayouts.run(async () => {
        let first: Nesting | undefined
        await inThread({ prints, film, seed, milliseconds: 0 }, (nesting) => (first ??= nesting))
        if (!first) throw new Error('Packing produced no layout.')
        return first
      }),
    until: (now, seconds) => {
      const ahead = running.size < PACKINGS ? 0 : promised
      return new Date(now.getTime() + (ahead + seconds) * 1000 + GRACE_MS)
    },
    start: (packing) => {
      promised += packing.seconds
      const work = packings
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
    const work = await claimPacking(database, packing, { now, until })
    if (!work) return
    if (isClosing()) return finish(packing)

    let shortest = work.lengthMm
    let unsaved: Nesting | undefined
    const thread = begin({ ...work, milliseconds: seconds * 1000 }, (nesting) => {
      if (nesting.leftOut.length > 0 || nesting.lengthMm >= shortest) return
      shortest = nesting.lengthMm
      unsaved = nesting
    })
    try {
      let over = false
      const isOver = () => over
      const done = thread.done.finally(() => (over = true))
      // Awaited below; until then a rejection must not end the process.
      done.catch(() => undefined)
      while (!isOver() && (await save()))
        await Promise.race([done, sleep(TICK_MS, undefined, { ref: false })])
      thread.end()
      await done
      await save()
    } finally {
      forget(thread)
      await finish(packing)
    }

    /** A database outage does not end packing: it may pass before the time is over. */
    async function save(): Promise<boolean> {
      const layout = unsaved
      try {
        if (!layout) return await isPackingActive(database, packing, clock.now())
        const isActive = await saveLayout(database, packing, layout, clock.now())
        if (unsaved === layout) unsaved = undefined
        return isActive
      } catch (error) {
        log.warn({ err: error }, 'a layout could not be saved')
        return true
      }
    }
  }

  /** `close` may be called during an `await`, which TypeScript's narrowing does not see. */
  function isClosing(): boolean {
    return closing
  }

  async function finish(packing: PackingRef): Promise<void> {
    await transaction(async (tx) => {
      const now = clock.now()
      if (!(await endPacking(tx, packing, now))) return
      await emitSheetEvent(tx, 'sheet.updated', { id: packing.sheetId }, now)
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

interface Limiter {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

function createLimiter(count: number): Limiter {
  const queue: (() => void)[] = []
  let free = count

  return {
    run: async (work) => {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
