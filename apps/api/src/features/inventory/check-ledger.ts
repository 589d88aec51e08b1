import type { InventoryVerification } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { keepFinding } from '../../platform/integrity-checks.ts'
import { findLedgerProblems } from './ledger.store.ts'

const MOST_PROBLEMS = 100

/** Holds the stock against its movements and against the orders, and keeps what was found for the dashboard. */
export async function checkLedger({
  database,
  clock,
}: {
  readonly database: Kysely<DB>
  readonly clock: Clock
}): Promise<InventoryVerification> {
  const checkedAt = clock.now()
  const problems = await findLedgerProblems(database, MOST_PROBLEMS)
  const ok = problems.length === 0
  await keepFinding(database, 'stock_ledger', { ok, checkedAt, problems })
  return { ok, checkedAt: checkedAt.toISOString(), problems }
}
