import { SYSTEM } from '../../../../platform/records/audit.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { lockItems, moveStock } from '../../../stock-and-money/inventory/index.ts'
import { outOfStock } from '../../../selling/orders/index.ts'
import { hasNewGarments, type Plan, type PlannedLine } from './plan-lines.ts'

interface Change {
  readonly itemId: string
  /** Below zero: given back. */
  readonly quantity: number
}

/** All of the blanks of a line that changes are reserved, or the change is refused and names the lines. */
export async function moveBlanks(
  tx: Tx,
  orderId: string,
  { lines, removed }: Plan,
  now: Date,
): Promise<void> {
  const changed = lines.filter(hasNewGarments)
  const changes = [
    ...removed.flatMap(({ itemId, reserved }) => given(itemId, reserved)),
    ...changed.flatMap(changesOf),
  ]
  if (changes.length === 0) return
  const balances = await lockItems(tx, [...new Set(changes.map(({ itemId }) => itemId))])
  const free = new Map([...balances].map(([id, { onHand, reserved }]) => [id, onHand - reserved]))
  for (const { itemId, quantity } of changes) free.set(itemId, (free.get(itemId) ?? 0) - quantity)
  const short = new Set([...free].flatMap(([id, left]) => (left < 0 ? [id] : [])))
  if (short.size > 0) {
    // Lines that need no more than they have are not the cause.
    const causes = lines.map(({ variant, ...line }) => ({
      ...variant,
      inventoryItemId: hasNewGarments({ variant, ...line }) ? variant.inventoryItemId : null,
    }))
    throw outOfStock(causes, short)
  }
  await moveStock(
    tx,
    changes
      .toSorted((one, other) => one.quantity - other.quantity)
      .map(({ itemId, quantity }) => ({
        itemId,
        orderId,
        type: quantity > 0 ? 'reservation' : 'release',
        quantity: Math.abs(quantity),
        occurredAt: now,
      })),
    SYSTEM,
    now,
  )
}

function changesOf({ before, variant, quantity }: PlannedLine): Change[] {
  if (before !== null && before.itemId === variant.inventoryItemId) {
    return taken(before.itemId, quantity - before.reserved)
  }
  return [
    ...given(before?.itemId ?? null, before?.reserved ?? 0),
    ...taken(variant.inventoryItemId, quantity),
  ]
}

function given(itemId: string | null, quantity: number): Change[] {
  return taken(itemId, -quantity)
}

function taken(itemId: string | null, quantity: number): Change[] {
  return itemId === null || quantity === 0 ? [] : [{ itemId, quantity }]
}
