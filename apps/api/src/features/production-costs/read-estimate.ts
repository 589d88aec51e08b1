import type { OrderCost } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import { estimateOrder } from './estimate-order.ts'
import { getEstimatedOrder } from './estimates.store.ts'
import { getCosting } from './print-costs.store.ts'

/** What an order, by its UUID, should cost as the shop is set up now. */
export async function readEstimate(database: Kysely<DB>, orderId: string): Promise<OrderCost> {
  const costing = await getCosting(database)
  const { lines, exponent } = await getEstimatedOrder(database, orderId)
  return estimateOrder(lines, costing, exponent)
}
