import { addPurchasedFilm } from '../../selling/prepaid-film/index.ts'
import { changeOrder, dueMinorOf, type LockedOrder } from '../../selling/orders/index.ts'
import { emitOrderEvent, type LockedCase } from './decide-order.ts'

/** Film that was bought in advance is there once nothing is due. An order of nothing else is then complete. */
export async function settleFilmPurchase(locked: LockedCase, order: LockedOrder): Promise<LockedOrder> {
  const isActive = order.status === 'open' || order.status === 'on_hold'
  if (!isActive || dueMinorOf(order) > 0) return order
  const { tx, now } = locked
  const added = await addPurchasedFilm(tx, order.id, now)
  if (!added || added.hasItems) return order
  await emitOrderEvent(locked, 'order.completed')
  const at = now.toISOString()
  return changeOrder(
    tx,
    order,
    {
      ...{ status: 'completed', holdReason: null, productionStatus: 'done' },
      ...{ fulfilmentStatus: 'handed_over', readyAt: at, handedOverAt: at },
    },
    now,
  )
}
