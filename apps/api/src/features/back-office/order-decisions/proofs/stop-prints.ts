import { Refusal } from '../../../../platform/refusal.ts'
import type { Author } from '../../../../platform/records/audit.ts'
import { hasBegun, stopQueuedPrints } from '../../../press/production/index.ts'
import type { LockedOrder } from '../../../selling/orders/index.ts'
import type { LockedCase } from '../decide-order.ts'

/** A proof is for what is not on film yet, or on a sheet that waits for the printer. */
export async function stopPrints({ tx, order, now }: LockedCase<Author>): Promise<LockedOrder> {
  const stopped = await stopQueuedPrints(tx, order, now)
  if (!(await hasBegun(tx, order.id))) return stopped
  throw new Refusal('INVALID_TRANSITION', 'Prints of this order are on a locked sheet or on film.', {
    details: { reason: 'prints_on_film', names: [order.number], state: order.status, allowedActions: [] },
    resolution: 'Void the sheet first, or print the order without a proof.',
  })
}
