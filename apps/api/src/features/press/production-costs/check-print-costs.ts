import type { Platform } from '../../../platform/platform.ts'
import { keepFinding } from '../../../platform/records/integrity-checks.ts'
import { findPrintCostProblems, type PrintCostProblem } from './production-costs.store.ts'

const MOST_PROBLEMS = 100

export const PRINT_COST_CHECKS = {
  print_costs: 'what orders were charged for a printing is what its prints took',
  sheet_film: 'the film of the prints of a sheet adds up to the sheet',
} as const satisfies Record<PrintCostProblem['check'], string>

export async function checkPrintCosts({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<{
  readonly ok: boolean
  readonly problems: readonly PrintCostProblem[]
}> {
  const checkedAt = clock.now()
  const problems = await findPrintCostProblems(database, MOST_PROBLEMS)
  const ok = problems.length === 0
  await keepFinding(database, 'print_costs', { ok, checkedAt, problems })
  return { ok, problems }
}
