import type { InventoryVerification } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { keepFinding } from '../../../platform/records/integrity-checks.ts'
import { findLedgerProblems, type LedgerProblem } from './check-ledger.store.ts'

const MAX_PROBLEMS = 100

export const LEDGER_CHECKS = {
  on_hand: 'what is on hand is the sum of the movements',
  reserved: 'what is reserved is the sum of reservations less releases',
  promised: 'what is reserved is the sum of what the lines of open orders reserve',
  chain: 'each movement begins with the stock that another one ended with',
} as const satisfies Record<LedgerProblem['check'], string>

export async function checkLedger({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<InventoryVerification> {
  const checkedAt = clock.now()
  const problems = await findLedgerProblems(database, MAX_PROBLEMS)
  const ok = problems.length === 0
  await keepFinding(database, 'stock_ledger', { ok, checkedAt, problems })
  return { ok, checkedAt: checkedAt.toISOString(), problems }
}
