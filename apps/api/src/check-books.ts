import type { Kysely } from 'kysely'
import { LEDGER_CHECKS, checkLedger } from './features/inventory/index.ts'
import { ORDER_CHECKS, checkOrders } from './features/orders/index.ts'
import { PRINT_COST_CHECKS, checkPrintCosts } from './features/production-costs/index.ts'
import type { Clock } from './platform/clock.ts'
import type { DB } from './platform/database/tables.generated.ts'

/** What is held against what, in words. */
const BOOK_CHECKS: Readonly<Record<string, string>> = {
  ...LEDGER_CHECKS,
  ...ORDER_CHECKS,
  ...PRINT_COST_CHECKS,
}

export interface BookProblem {
  readonly check: string
  readonly subject: string
  readonly expected: string | number
  readonly found: string | number
}

/** Holds all stock and all money of a shop against their ledgers, and keeps what was found for the dashboard. */
export async function checkBooks(deps: {
  readonly database: Kysely<DB>
  readonly clock: Clock
}): Promise<BookProblem[]> {
  const stock = await checkLedger(deps)
  const orders = await checkOrders(deps)
  const prints = await checkPrintCosts(deps)
  return [
    ...stock.problems.map(({ sku, ...problem }) => ({ ...problem, subject: sku })),
    ...orders.problems.map(({ number, ...problem }) => ({ ...problem, subject: number })),
    ...prints.problems,
  ]
}

/** A line for each check, and under it what breaks it. */
export function reportOnBooks(problems: readonly BookProblem[]): string[] {
  return Object.entries(BOOK_CHECKS).flatMap(([check, sentence]) => {
    const broken = problems.filter((problem) => problem.check === check)
    return [
      `  ${broken.length === 0 ? 'ok   ' : 'WRONG'}  ${sentence}`,
      ...broken.map(
        ({ subject, expected, found }) => `           ${subject}: should be ${expected}, is ${found}`,
      ),
    ]
  })
}
