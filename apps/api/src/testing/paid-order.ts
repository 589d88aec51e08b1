import type { OrderCreate, OrderRecord } from '@platen/contract'
import { changeOrder, lockOrder } from '../features/selling/orders/index.ts'
import { openGates } from '../features/press/production/index.ts'
import { decodeId } from '../platform/records/ids.ts'
import type { Storefront } from './storefront.ts'
import type { TestApp } from './test-app.ts'

export async function aPaidOrder(
  shop: TestApp,
  storefront: Storefront,
  changes: Partial<OrderCreate> = {},
): Promise<OrderRecord> {
  const reply = await storefront.place(await storefront.orderOf(changes))
  if (reply.statusCode !== 201) throw new Error(`The order was refused: ${reply.body}`)
  const order = reply.json<OrderRecord>()
  await payInFull(shop, order.id)
  return order
}

export async function payInFull(shop: TestApp, orderId: string): Promise<void> {
  const now = shop.clock.now()
  await shop.services.transaction(async (tx) => {
    const order = await lockOrder(tx, decodeId('order', orderId))
    const paid = await changeOrder(
      tx,
      order,
      {
        paymentStatus: 'paid',
        paidMinor: order.totalMinor,
        payBefore: null,
        confirmedAt: now.toISOString(),
      },
      now,
    )
    await openGates(tx, paid, now)
  })
}
