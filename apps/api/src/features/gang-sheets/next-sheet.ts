import { MAX_SHEET_PRINTS, type OperationsDashboardResponse } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { chooseWaiting } from './choose-waiting.ts'
import { findQueueMark, getFilm, listWaitingPrints } from './print-queue.store.ts'
import type { SheetPacker } from './sheet-packer.ts'

type Proposal = OperationsDashboardResponse['nextSheet']

/** Promises and holds change the queue too, which its mark does not show. */
const KEPT_MS = 60_000
/** Any seed will do: only the first layout is looked at. */
const SEED = 1

/** What a sheet proposed now would be. */
export type NextSheet = () => Promise<Proposal>

interface NextSheetDeps {
  readonly database: Kysely<DB>
  readonly packer: Pick<SheetPacker, 'firstLayout'>
  readonly clock: Clock
  readonly log: Pick<Logger, 'error'>
}

/** Looks at most once a minute while the queue stays as it is, however many ask. */
export function createNextSheet(deps: NextSheetDeps): NextSheet {
  const { database, clock, log } = deps
  let kept: { readonly mark: string; readonly at: number; readonly value: Promise<Proposal> } | undefined

  return async () => {
    const mark = await findQueueMark(database)
    const at = clock.now().getTime()
    if (kept?.mark !== mark || at - kept.at >= KEPT_MS) kept = { mark, at, value: propose(deps) }
    const current = kept
    try {
      return await current.value
    } catch (error) {
      if (kept === current) kept = undefined
      // It is one figure among many: the others are shown without it.
      log.error({ err: error }, 'the next sheet could not be laid out')
      return null
    }
  }
}

async function propose({ database, packer }: NextSheetDeps): Promise<Proposal> {
  const film = await getFilm(database)
  const { chosen } = chooseWaiting(await listWaitingPrints(database, {}, MAX_SHEET_PRINTS), film)
  if (chosen.length === 0) return null
  const prints = chosen.map(({ jobId, widthMm, heightMm }) => ({ id: jobId, widthMm, heightMm }))
  const { prints: placed, lengthMm, utilisationPercent } = await packer.firstLayout(prints, film, SEED)
  return { jobs: placed.length, lengthMm, utilisationPercent }
}
