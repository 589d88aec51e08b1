import type { InventoryMovementCreateRequest, InventoryMovementRecord } from '@platen/contract'
import { recordAudit, type Author } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { decodeId, encodeId } from '../../platform/ids.ts'
import { invalidField } from '../../platform/refusal.ts'
import { bookUse, type Books } from './book-use.ts'
import { moveStock } from './move-stock.ts'
import { toMovementRecord } from './movement-record.ts'
import { MOVEMENT_RULES, refuseUnfitMovement, timeOf } from './movement-rules.ts'
import { findReferences, getMovement } from './movements.store.ts'
import { findItem } from './stock-items.store.ts'
import type { StockMovement } from './stock-movement.ts'

interface CreateMovementDeps {
  readonly transaction: Transaction
  readonly shop: { get(): Promise<Books> }
  readonly clock: Clock
}

/**
 * Records a movement that somebody of the team saw, and what it cost when material was used or spoiled. Refuses with VALIDATION_FAILED what its type does not allow and
 * ids that name nothing, and with OUT_OF_STOCK what would take stock below zero or below what orders hold.
 */
export async function createMovement(
  { transaction, shop, clock }: CreateMovementDeps,
  { request, author }: { readonly request: InventoryMovementCreateRequest; readonly author: Author },
): Promise<InventoryMovementRecord> {
  refuseUnfitMovement(request)
  const { type, quantity, unitCost, reason } = request
  const occurredAt = timeOf(request, clock.now())
  const itemId = decodeId('inventoryItem', request.itemId)
  const orderId = request.orderId === undefined ? undefined : decodeId('order', request.orderId)
  const jobId = request.jobId === undefined ? undefined : decodeId('printJob', request.jobId)

  const books = await shop.get()
  return transaction(async (tx) => {
    const item = await findItem(tx, itemId)
    if (!item) throw invalidField('itemId', 'names no stock item')
    await refuseUnknownReferences(tx, { orderId, jobId })

    const now = clock.now()
    const move = { itemId, type, quantity, unitCost, orderId, jobId, reason, occurredAt }
    const [movement] = await moveStock(tx, [move], author, now)
    if (!movement) throw new Error('The movement was not made.')
    await bookUse(tx, movement, item, books, author, now)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: `stock.${type}`,
        entity: { type: 'inventory_item', id: request.itemId },
        message: `${author.actor.name} ${MOVEMENT_RULES[type].done} ${quantity} of ${item.sku}.`,
        changes: [{ path: 'onHand', from: onHandBefore(movement), to: movement.onHandAfter }],
        metadata: { movementId: encodeId('inventoryMovement', movement.id) },
      },
    ])
    return toMovementRecord(await getMovement(tx, movement.id))
  })
}

async function refuseUnknownReferences(
  tx: Tx,
  { orderId, jobId }: { readonly orderId: string | undefined; readonly jobId: string | undefined },
): Promise<void> {
  if (orderId === undefined && jobId === undefined) return
  const { orderExists, jobOrderId } = await findReferences(tx, { orderId, jobId })
  if (orderId !== undefined && !orderExists) throw invalidField('orderId', 'names no order')
  if (jobId === undefined) return
  if (jobOrderId === null) throw invalidField('jobId', 'names no print job')
  if (orderId !== undefined && jobOrderId !== orderId) {
    throw invalidField('jobId', 'belongs to another order')
  }
}

function onHandBefore({ onHandAfter, delta }: StockMovement): number {
  return onHandAfter - delta
}
