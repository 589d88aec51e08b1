import { costMinor } from '@platen/pricing'
import type { Author } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { dayIn } from '../../platform/store-calendar.ts'
import { recordCosts } from '../costs/index.ts'
import type { StockItem } from './stock-item.ts'
import type { StockMovement } from './stock-movement.ts'

/** The part of the shop by which costs are written: its day and the decimals of its currency. */
export interface Books {
  readonly timeZone: string
  readonly currencyExponent: number
}

/**
 * Writes down what material cost that was used up or spoiled, at its average. Other movements cost nothing: what is
 * bought is worth its price until it is used.
 */
export async function bookUse(
  tx: Tx,
  { type, quantity, unitCost, orderId, occurredAt }: StockMovement,
  item: Pick<StockItem, 'id' | 'kind' | 'name'>,
  books: Books,
  author: Author,
  now: Date,
): Promise<void> {
  if ((type !== 'consumption' && type !== 'waste') || unitCost === undefined) return
  const cost = {
    category: item.kind,
    amountMinor: costMinor(unitCost, quantity, books.currencyExponent),
    incurredOn: dayIn(books.timeZone, occurredAt),
    description: type === 'waste' ? `Spoiled: ${item.name}` : item.name,
    orderId,
    inventoryItemId: item.id,
    quantity,
    source: 'computed',
  } as const
  await recordCosts(tx, [cost], author, now)
}
