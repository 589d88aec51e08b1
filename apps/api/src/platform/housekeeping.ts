import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Clock } from './clock.ts'
import type { DB } from './database/tables.generated.ts'
import { KEPT_FOR_MS } from './idempotency.ts'
import type { SchedulePlan } from './jobs/job-plan.ts'

/** Rows a statement: locks stay short, and a long neglected table is emptied in many small steps. */
const BATCH = 1_000
const MOST_BATCHES = 500

interface HousekeepingDeps {
  readonly database: Kysely<DB>
  readonly clock: Clock
}

interface Leftover {
  readonly table: string
  readonly isOld: (now: Date) => RawBuilder<unknown>
}

/** What nobody needs any more. */
const LEFTOVERS: readonly Leftover[] = [
  { table: 'idempotency_keys', isOld: (now) => sql`created_at < ${new Date(now.getTime() - KEPT_FOR_MS)}` },
  // An expired challenge is refused by its own date; an hour covers clocks that differ.
  { table: 'used_challenges', isOld: (now) => sql`expires_at < ${hoursBefore(now, 1)}` },
  { table: 'admin_sessions', isOld: (now) => sql`expires_at < ${now}` },
  { table: 'password_links', isOld: (now) => sql`expires_at < ${now}` },
  { table: 'webhook_deliveries', isOld: (now) => sql`created_at < ${hoursBefore(now, 30 * 24)}` },
  // Milliseconds since 1970, as the rate limiter writes them.
  { table: 'rate_limits', isOld: (now) => sql`expire < ${now.getTime()}` },
]

/** Deletes expired rows. Gives how many, by table. */
export async function sweepExpired({ database, clock }: HousekeepingDeps): Promise<Record<string, number>> {
  const swept: Record<string, number> = {}
  for (const leftover of LEFTOVERS) swept[leftover.table] = await sweep(database, leftover, clock.now())
  return swept
}

export function housekeeping(deps: HousekeepingDeps): SchedulePlan {
  return { name: 'housekeeping', cron: '*/10 * * * *', run: () => sweepExpired(deps) }
}

async function sweep(database: Kysely<DB>, { table, isOld }: Leftover, now: Date): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // A row that a request holds is left for the next time.
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${isOld(now)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`.execute(
      database,
    )
    const deleted = Number(numAffectedRows ?? 0)
    total += deleted
    if (deleted < BATCH) break
  }
  return total
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}
