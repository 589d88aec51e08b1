import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import { requestFileRemoval } from '../../../platform/file-removal/index.ts'
import { markOldFiles } from '../../press/gang-sheets/index.ts'
import { markAbandonedProofs, markAbandonedUploads, markArtworksOfLostOrders } from './sweep-files.store.ts'

const BATCH = 500
const DAY_MS = 24 * 3_600_000
/** How long an upload is kept that no order or request uses. */
const UPLOAD_KEPT_DAYS = 7
/** Printed film can be exported again from its artwork. */
const SHEET_KEPT_DAYS = 30

interface SweepDeps {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly config: { readonly artworkKeptDays: number }
}

/**
 * Marks files for removal that nobody will print: artwork whose orders all ended some time ago, unused uploads, and
 * film that was printed or voided long ago. Returns how many.
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
        await requestFileRemoval(tx, files, now)
        await recordAudit(tx, [
          {
            ...SYSTEM,
            occurredAt: now,
            action: 'privacy.files_removed',
            message: `Removed ${files.length} files that are no longer needed.`,
          },
        ])
        return files.length
      })
      total += marked
    } while (marked === BATCH)
  }
  return total
}
