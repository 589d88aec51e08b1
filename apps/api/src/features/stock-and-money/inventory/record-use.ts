import { costMinor } from '@platen/pricing'
import type { Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { dayIn } from '@platen/formats/calendar'
import { recordCosts } from '../costs/index.ts'
import type { StockItem } from './stock-item.ts'
import type { StockMovement } from './stock-movement.ts'

/** What recording costs needs of the shop: its time zone and the decimals of its currency. */
export interface CostShop {
  readonly timeZone: string
  readonly currencyExponent: number
}

/**
 * Records the cost of material that was used or wasted, at its average. Other movements cost nothing, because stock keeps
 * its value until it is used.
 */
export async function recordUse(
  tx: Tx,
  { type, quantity, unitCost, orderId, occurredAt }: StockMovement,
  item: Pick<StockItem, 'id' | 'kind' | 'name'>,
  shop: CostShop,
  author: Author,
  now: Date,
): Promise<void> {
  if ((type !== 'consumption' && type !== 'waste') || unitCost === undefined) return
  const cost = {
    category: item.kind,
    amountMinor: costMinor(unitCost, quantity, shop.currencyExponent),
    incurredOn: dayIn(shop.timeZone, occurredAt),
    description: type === 'waste' ? `Spoiled: ${item.name}` : item.name,
    orderId,
    inventoryItemId: item.id,
    quantity,
    source: 'computed',
  } as const
  await recordCosts(tx, [cost], author, now)
}
