import type { Platform } from '../../../platform/platform.ts'
import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import { requestFileRemoval } from '../../../platform/file-removal/index.ts'
import { removeUnusedPictures } from '../../shop/pictures/index.ts'
import { markOldFiles } from '../../press/gang-sheets/index.ts'
import {
  dropCheckedFiles,
  markAbandonedProofs,
  markAbandonedUploads,
  markArtworksOfLostOrders,
} from './sweep-files.store.ts'

const BATCH = 500
const CHECKED_AT_ONCE = 5_000
const DAY_MS = 24 * 3_600_000
const UPLOAD_KEPT_DAYS = 7
/** Printed film can be exported again from its artwork. */
const SHEET_KEPT_DAYS = 30
/** Until a form that it was uploaded for is saved. */
const PICTURE_KEPT_DAYS = 1

interface SweepDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly config: { readonly artworkKeptDays: number }
}

export async function sweepFiles({ transaction, clock, config }: SweepDeps): Promise<number> {
  const now = clock.now()
  let last: number | undefined = 0
  while (last !== undefined)
    last = await transaction((tx) => dropCheckedFiles(tx, last ?? 0, CHECKED_AT_ONCE))
  let total = 0
  for (const [mark, keptDays] of [
    [markArtworksOfLostOrders, config.artworkKeptDays],
    [markAbandonedUploads, UPLOAD_KEPT_DAYS],
    [markAbandonedProofs, UPLOAD_KEPT_DAYS],
    [markOldFiles, SHEET_KEPT_DAYS],
    [removeUnusedPictures, PICTURE_KEPT_DAYS],
  ] as const) {
    const before = new Date(now.getTime() - keptDays * DAY_MS)
    let marked: number
    do {
      marked = await transaction(async (tx) => {
        const files = await mark(tx, { before, now, limit: BATCH })
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
