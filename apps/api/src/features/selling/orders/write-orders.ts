import { isDatabaseOutage } from '../../../platform/database/database-errors.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { Failed, gather } from '../../../platform/gather.ts'
import type { NewOrder } from './new-order.ts'
import { insertOrders, type Placed } from './place-order.store.ts'

export type WriteOrder = (order: NewOrder) => Promise<Placed>

/** More would keep the stock locked for longer than they save. */
const MOST_TOGETHER = 32
/** While one statement waits for a lock, the other goes on. */
export const ORDERS_AT_ONCE = 2
/** Several times what a full statement takes. */
const PATIENCE_MS = 100

/**
 * Writes storefront orders that wait at the same moment in one statement. One that cannot be written does not affect the
 * others: a refused one is left out, and when a constraint ends the statement, each is written alone.
 */
export function orderWriter(database: Database): WriteOrder {
  return gather<NewOrder, Placed>({
    most: MOST_TOGETHER,
    atOnce: ORDERS_AT_ONCE,
    patienceMs: PATIENCE_MS,
    names: namesOf,
    // Each would wait for as long again.
    endsAll: isDatabaseOutage,
    work: (orders) => writeTogether(database, orders),
  })
}

/** Orders of one customer, and requests with one key or one solved challenge, take turns. */
function namesOf({ order: { customer }, limits, answered, spent }: NewOrder): string[] {
  const names = answered ? [`key ${answered.claim.scope} ${answered.claim.key}`] : []
  if (spent !== undefined) names.push(`challenge ${spent.fingerprint.toString('latin1')}`)
  if (limits === undefined) return names
  const { email, phone } = customer
  names.push(`client ${limits.client.toString('latin1')}`)
  if (email !== null) names.push(`email ${email.toLowerCase()}`)
  if (phone !== null) names.push(`phone ${phone}`)
  return names
}

type Outcome = Placed | Failed

async function writeTogether(database: Database, orders: readonly NewOrder[]): Promise<Outcome[]> {
  const outcomes = new Map<NewOrder, Outcome>()
  let left = orders
  // Each turn decides about the first order at least.
  while (left.length > 0) {
    const turn = left
    const decided = await attempt(database, turn)
    left = turn.filter((order, index) => {
      const outcome = decided[index]
      if (outcome) outcomes.set(order, outcome)
      return isUndecided(outcome)
    })
  }
  return orders.flatMap((order) => outcomes.get(order) ?? [])
}

async function attempt(database: Database, orders: readonly NewOrder[]): Promise<Outcome[]> {
  try {
    return await insertOrders(database, orders)
  } catch (reason) {
    if (orders.length === 1 || isDatabaseOutage(reason)) {
      return orders.map(() => new Failed(reason))
    }
    const alone: Outcome[] = []
    for (const order of orders) alone.push(...(await attempt(database, [order])))
    return alone
  }
}

function isUndecided(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && !(outcome instanceof Failed) && outcome.refused === 'AGAIN'
}
