import { MAX_SHEET_PRINTS, type OperationsDashboardResponse } from '@platen/contract'
import type { Logger } from 'pino'
import type { Platform } from '../../../platform/platform.ts'
import { choosePrints } from './choose-prints.ts'
import { findQueueVersion, getFilm, listWaitingPrints } from './print-queue.store.ts'
import type { SheetPacker } from './packing/sheet-packer.ts'

type Suggestion = OperationsDashboardResponse['nextSheet']

/** Changed due dates and orders put on hold also change the queue, but not its version. */
const CACHED_MS = 60_000
/** Any seed will do because only the first layout is used. */
const SEED = 1

export type NextSheet = () => Promise<Suggestion>

interface NextSheetDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly packer: Pick<SheetPacker, 'firstLayout'>
  readonly log: Pick<Logger, 'error'>
}

export function createNextSheet(deps: NextSheetDeps): NextSheet {
  const { database, clock, log } = deps
  let cached:
    { readonly version: string; readonly at: number; readonly value: Promise<Suggestion> } | undefined

  return async () => {
    const version = await findQueueVersion(database)
    const at = clock.now().getTime()
    if (cached?.version !== version || at - cached.at >= CACHED_MS) {
      cached = { version, at, value: suggest(deps) }
    }
    const current = cached
    try {
      return await current.value
    } catch (error) {
      if (cached === current) cached = undefined
      // The dashboard shows its other figures without this one.
      log.error({ err: error }, 'the next sheet could not be laid out')
      return null
    }
  }
}

async function suggest({ database, packer }: NextSheetDeps): Promise<Suggestion> {
  const film = await getFilm(database)
  const { chosen } = choosePrints(await listWaitingPrints(database, {}, MAX_SHEET_PRINTS), film)
  if (chosen.length === 0) return null
  const prints = chosen.map(({ jobId, widthMm, heightMm }) => ({ id: jobId, widthMm, heightMm }))
  const { prints: placed, lengthMm, utilisationPercent } = await packer.firstLayout(prints, film, SEED)
  return { jobs: placed.length, lengthMm, utilisationPercent }
}
