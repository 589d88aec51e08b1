import type { Author } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { moveStock } from '../inventory/index.ts'
import { getCosting, listFilmOfJobs } from './print-costs.store.ts'

interface Waste {
  readonly jobIds: readonly string[]
  readonly reason: string
  readonly author: Author
  readonly now: Date
}

/**
 * Turns the film of prints that came to nothing into waste. It left the stock when it was printed, so it comes back
 * and goes again, as waste of its job; what it cost stays with the order. Prints that were never costed have none.
 * Lock the item of the film together with all others that the transaction moves: `filmItemId` names it.
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

/** UUID of the item that film is taken from; null when none is kept in stock. */
export async function filmItemId(tx: Tx): Promise<string | null> {
  return (await getCosting(tx)).settings.film.itemId
}
