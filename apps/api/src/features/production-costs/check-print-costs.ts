import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { keepFinding } from '../../platform/integrity-checks.ts'
import { findPrintCostProblems, type PrintCostProblem } from './print-cost-books.store.ts'

const MOST_PROBLEMS = 100

/** What each check holds against what. */
export const PRINT_COST_CHECKS = {
  print_costs: 'what orders were charged for a printing is what its prints took',
  sheet_film: 'the film of the prints of a sheet adds up to the sheet',
} as const satisfies Record<PrintCostProblem['check'], string>

/** Holds the costs of prints against the cost entries and the sheets, and keeps what was found. */
export async function checkPrintCosts({
  database,
  clock,
}: {
  readonly database: Kysely<DB>
  readonly clock: Clock
}): Promise<{ readonly ok: boolean; readonly problems: readonly PrintCostProblem[] }> {
  const checkedAt = clock.now()
  const problems = await findPrintCostProblems(database, MOST_PROBLEMS)
  const ok = problems.length === 0
  await keepFinding(database, 'print_costs', { ok, checkedAt, problems })
  return { ok, problems }
}
