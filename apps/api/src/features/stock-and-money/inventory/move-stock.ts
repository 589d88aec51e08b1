import type { MovementType } from '@platen/contract'
import { isWorthTooMuch, movingAverage } from '@platen/pricing'
import type { Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { insertMovements } from './movements.store.ts'
import type { StockMove, StockMovement } from './stock-movement.ts'
import { lockItems, writeBalances, type Balance } from './stock.store.ts'

const EFFECTS = {
  receipt: ({ quantity }) => ({ delta: quantity, reserved: 0 }),
  return: ({ quantity }) => ({ delta: quantity, reserved: 0 }),
  adjustment: ({ quantity }) => ({ delta: quantity, reserved: 0 }),
  waste: ({ quantity }) => ({ delta: -quantity, reserved: 0 }),
  consumption: ({ quantity }) => ({ delta: -quantity, reserved: 0 }),
  count: ({ quantity }, { onHand }) => ({ delta: quantity - onHand, reserved: 0 }),
  reservation: ({ quantity }) => ({ delta: 0, reserved: quantity }),
  release: ({ quantity }) => ({ delta: 0, reserved: -quantity }),
} as const satisfies Record<
  MovementType,
  (move: StockMove, before: Balance) => { delta: number; reserved: number }
>

/**
 * Items are locked in id order. Stock changes only here and in the statements that reserve and release the
 * blanks of whole orders.
 */
export async function moveStock(
  tx: Tx,
  moves: readonly StockMove[],
  { actor }: Author,
  now: Date,
): Promise<StockMovement[]> {
  if (moves.length === 0) return []
  const balances = await lockItems(tx, [...new Set(moves.map(({ itemId }) => itemId))])
  const movements = moves.map((move) => {
    const before = balances.get(move.itemId)
    if (!before) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such stock item.')
    const { movement, after } = apply(move, before)
    balances.set(move.itemId, after)
    return movement
  })
  await writeBalances(tx, [...balances.values()], now)
  await insertMovements(tx, movements, actor)
  return movements
}

function apply(move: StockMove, before: Balance): { movement: StockMovement; after: Balance } {
  const { delta, reserved } = EFFECTS[move.type](move, before)
  const after = {
    ...before,
    onHand: before.onHand + delta,
    reserved: before.reserved + reserved,
    averageUnitCost:
      move.type === 'receipt' && move.unitCost !== undefined
        ? movingAverage(before, { quantity: move.quantity, unitCost: move.unitCost })
        : before.averageUnitCost,
  }
  refuseShortage(before, after, move)
  refuseImplausibleValue(after, move)
  const unitCost = move.type === 'receipt' ? move.unitCost : (before.averageUnitCost ?? undefined)
  return { movement: { ...move, id: newUuid(), delta, onHandAfter: after.onHand, unitCost }, after }
}

function refuseShortage(before: Balance, after: Balance, { at = '' }: StockMove): void {
  if (after.onHand >= 0 && after.reserved >= 0 && after.reserved <= after.onHand) return
  const what = `${before.sku} has ${before.onHand} on hand, of which ${before.reserved} are reserved for orders`
  throw new Refusal('OUT_OF_STOCK', `${what}.`, {
    details: {
      reason: 'below_reserved',
      names: [before.sku],
      lines: [{ path: `${at}quantity`, reason: what }],
    },
    resolution: 'Take less, record the receipt first, or release what is reserved for orders.',
  })
}

function refuseImplausibleValue(after: Balance, { at = '', unitCost }: StockMove): void {
  if (!isWorthTooMuch(after)) return
  throw invalidField(
    `${at}${unitCost === undefined ? 'quantity' : 'unitCost'}`,
    `the value of ${after.sku} would be implausibly high: ${after.onHand} at ${after.averageUnitCost} each`,
    'too_high',
  )
}
