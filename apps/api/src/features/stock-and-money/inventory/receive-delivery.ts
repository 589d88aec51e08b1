import type { StockDeliveryCreateRequest, StockDeliveryRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import { addItems } from './create-item.ts'
import { moveStock } from './move-stock.ts'
import { toItemRecord } from './stock-item.ts'
import { listItemsById } from './stock-items.store.ts'
import { lockItems } from './stock.store.ts'
import type { StockMove } from './stock-movement.ts'

type DeliveryDeps = Pick<Platform, 'transaction' | 'clock'>

/** Creates the items that are new and receives everything, in one transaction. */
export async function receiveDelivery(
  { transaction, clock }: DeliveryDeps,
  { request, author }: { readonly request: StockDeliveryCreateRequest; readonly author: Author },
): Promise<StockDeliveryRecord> {
  const { newItems = [], note } = request
  const received = request.received.map((line) => ({
    ...line,
    itemId: decodeId('inventoryItem', line.itemId),
  }))
  if (received.length + newItems.length === 0)
    throw invalidField('received', 'or newItems must have a line', 'too_few', '1')
  refuseInvalid(
    received.flatMap(({ itemId }, index) =>
      received.slice(0, index).some((earlier) => earlier.itemId === itemId)
        ? [{ path: `received[${index}].itemId`, message: 'is received twice', reason: 'repeated' }]
        : [],
    ),
  )
  return transaction(async (tx) => {
    const now = clock.now()
    const known = await lockItems(
      tx,
      received.map(({ itemId }) => itemId),
    )
    refuseInvalid(
      received.flatMap(({ itemId }, index) =>
        known.has(itemId)
          ? []
          : [
              {
                path: `received[${index}].itemId`,
                message: 'this stock item does not exist',
                reason: 'not_found',
              },
            ],
      ),
    )
    const added = await addItems(tx, { requests: newItems, author, now, list: 'newItems' })
    const ids = [...received.map(({ itemId }) => itemId), ...added]
    const receipt = { type: 'receipt', reason: note, occurredAt: now } as const
    const moves: StockMove[] = [
      ...received.map((line, index) => ({ ...line, ...receipt, at: `received[${index}].` })),
      ...newItems.flatMap(({ openingQuantity: quantity = 0, unitCost }, index) =>
        quantity > 0
          ? [{ itemId: added[index] ?? '', quantity, unitCost, ...receipt, at: `newItems[${index}].` }]
          : [],
      ),
    ]
    await moveStock(tx, moves, author, now)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'stock.received',
        message: `${author.actor.name} received ${moves.length} stock items; ${newItems.length} were new.`,
      },
    ])
    const records = new Map((await listItemsById(tx, ids)).map((item) => [item.id, toItemRecord(item)]))
    return {
      receivedAt: now.toISOString(),
      note: note ?? null,
      items: ids.flatMap((id) => records.get(id) ?? []),
    }
  })
}
