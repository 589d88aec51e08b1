import type { Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { moveStock } from '../../stock-and-money/inventory/index.ts'
import { getCosting, listFilmOfJobs } from './print-costs.store.ts'

interface Waste {
  readonly jobIds: readonly string[]
  readonly reason: string
  readonly author: Author
  readonly now: Date
}

/**
 * The film left stock when it was printed, so it is returned and then wasted; its cost stays with the order.
 * Lock `filmItemId` together with all other items that the transaction moves.
 */
export async function wastePrints(tx: Tx, { jobIds, reason, author, now }: Waste): Promise<void> {
  if (jobIds.length === 0) return
  const itemId = await filmItemId(tx)
  if (itemId === null) return
  const films = await listFilmOfJobs(tx, jobIds)
  await moveStock(
    tx,
    films.flatMap(({ jobId, orderId, filmMm }) =>
      (['return', 'waste'] as const).map((type) => ({
        ...{ itemId, type, orderId, jobId, reason },
        quantity: Math.max(1, Math.round(filmMm)),
        occurredAt: now,
      })),
    ),
    author,
    now,
  )
}

/** Null when no film is kept in stock. */
export async function filmItemId(tx: Tx): Promise<string | null> {
  return (await getCosting(tx)).settings.film.itemId
}
