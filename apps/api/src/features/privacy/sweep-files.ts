import { SYSTEM, recordAudit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { wantRemoval } from '../file-removal/index.ts'
import { markOldFiles } from '../gang-sheets/index.ts'
import { markAbandonedProofs, markAbandonedUploads, markArtworksOfLostOrders } from './sweep-files.store.ts'

const BATCH = 500
const DAY_MS = 24 * 3_600_000
/** How long a customer may come back to an upload that no order and no request names. */
const UPLOAD_KEPT_DAYS = 7
/** Film that was printed can be made again from its artwork. */
const SHEET_KEPT_DAYS = 30

interface SweepDeps {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly config: { readonly artworkKeptDays: number }
}

/**
 * Lets go of files that nobody will print: artwork whose orders all expired or were cancelled some time ago, and
 * uploads that were never named, and film that was printed or given up long ago. Gives how many.
 */
export async function sweepFiles({ transaction, clock, config }: SweepDeps): Promise<number> {
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  let total = 0
  for (const mark of [
    (tx: Tx) =>
      markArtworksOfLostOrders(tx, { lostBefore: before(config.artworkKeptDays), now, limit: BATCH }),
    (tx: Tx) => markAbandonedUploads(tx, { before: before(UPLOAD_KEPT_DAYS), now, limit: BATCH }),
    (tx: Tx) => markAbandonedProofs(tx, { before: before(UPLOAD_KEPT_DAYS), now, limit: BATCH }),
    (tx: Tx) => markOldFiles(tx, { before: before(SHEET_KEPT_DAYS), now, limit: BATCH }),
  ]) {
    let marked: number
    do {
      marked = await transaction(async (tx) => {
        const files = await mark(tx)
        if (files.length === 0) return 0
        await wantRemoval(tx, files, now)
        await recordAudit(tx, [
          {
            ...SYSTEM,
            occurredAt: now,
            action: 'privacy.files_removed',
            message: `${files.length} files that nobody needs any more were removed.`,
          },
        ])
        return files.length
      })
      total += marked
    } while (marked === BATCH)
  }
  return total
}
