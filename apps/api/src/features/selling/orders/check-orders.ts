import { keepFinding } from '../../../platform/records/integrity-checks.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findMoneyProblems, listStandings, type OrderCheck, type OrderProblem } from './check-orders.store.ts'
import { stageOf } from './order-status.ts'

const MAX_PROBLEMS = 100

export const ORDER_CHECKS = {
  paid: 'what is paid of an order is the sum of its verified payments',
  refunded: 'what was refunded of an order is the sum of its refunds',
  refunds_of_payment: 'what was refunded of a payment is the sum of its refunds',
  refunds_within_paid: 'no order was refunded more than was paid',
  stage: 'the stage of an order is the one that follows from its statuses',
} as const satisfies Record<OrderCheck, string>

export async function checkOrders({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<{
  readonly ok: boolean
  readonly problems: readonly OrderProblem[]
}> {
  const checkedAt = clock.now()
  const problems = [
    ...(await findMoneyProblems(database, MAX_PROBLEMS)),
    ...(await findStageProblems(database)),
  ].slice(0, MAX_PROBLEMS)
  const ok = problems.length === 0
  await keepFinding(database, 'orders', { ok, checkedAt, problems })
  return { ok, problems }
}

/** One order for each wrong combination: a wrong rule affects many orders, and one is enough to find it. */
async function findStageProblems(database: Database): Promise<OrderProblem[]> {
  const standings = await listStandings(database)
  return standings
    .map(({ stage, number, ...standing }) => ({ number, expected: stageOf(standing), found: stage }))
    .filter(({ expected, found }) => expected !== found)
    .map((problem) => ({ check: 'stage', ...problem }))
}
