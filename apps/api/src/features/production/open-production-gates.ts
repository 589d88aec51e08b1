import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { lockOrder } from '../orders/index.ts'
import { openGates } from './gates.ts'
import { listOrdersAtTheGates } from './print-jobs.store.ts'

/**
 * Opens the gates that nobody opened by hand: a blank has arrived, or an order cost nothing and was paid at once. Each
 * order has a short transaction of its own, so the blanks that there are go to the most urgent, and one that fails is
 * told of when all the others had their turn.
 */
export async function openProductionGates({
  database,
  transaction,
  clock,
}: {
  database: Kysely<DB>
  transaction: Transaction
  clock: Clock
}): Promise<void> {
  const failures: unknown[] = []
  for (const orderId of await listOrdersAtTheGates(database)) {
    await transaction(async (tx) => {
      await openGates(tx, await lockOrder(tx, orderId), clock.now())
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length === 0) return
  throw new AggregateError(failures, `The gates of ${failures.length} orders could not be opened.`)
}
