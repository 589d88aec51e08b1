import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { keepFinding } from '../../../platform/records/integrity-checks.ts'
import { findPrintCostProblems, type PrintCostProblem } from './check-print-costs.store.ts'

const MOST_PROBLEMS = 100

/** What each check compares. */
export const PRINT_COST_CHECKS = {
  print_costs: 'what orders were charged for a printing is what its prints took',
  sheet_film: 'the film of the prints of a sheet adds up to the sheet',
} as const satisfies Record<PrintCostProblem['check'], string>

/** Compares the costs of prints with the cost entries and the sheets, and saves the result. */
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
