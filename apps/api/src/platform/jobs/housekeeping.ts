import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../database/tables.generated.ts'
import { KEPT_FOR_MS } from '../http/idempotency.ts'
import type { Platform } from '../platform.ts'
import type { SchedulePlan } from './job-plan.ts'

/** Rows per statement, so that locks are short even when there is a lot to delete. */
const BATCH = 1_000
const MAX_BATCHES = 500

type HousekeepingDeps = Pick<Platform, 'database' | 'clock'>

interface ExpiringTable {
  readonly table: string
  readonly isExpired: (now: Date) => RawBuilder<unknown>
}

const EXPIRING_TABLES: readonly ExpiringTable[] = [
  {
    table: 'idempotency_keys',
    isExpired: (now) => sql`created_at < ${new Date(now.getTime() - KEPT_FOR_MS)}`,
  },
  // Expired challenges are refused by their date; the extra hour allows for clock differences.
  { table: 'used_challenges', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` },
  { table: 'admin_sessions', isExpired: (now) => sql`expires_at < ${now}` },
  { table: 'account_sessions', isExpired: (now) => sql`expires_at < ${now}` },
  // A request whose email could not be sent for an hour is no longer waited for.
  { table: 'account_links', isExpired: (now) => sql`requested_at < ${hoursBefore(now, 1)}` },
  { table: 'password_links', isExpired: (now) => sql`expires_at < ${now}` },
  // What nobody ordered, or only in orders that were lost.
  {
    table: 'sheet_layouts',
    isExpired: (now) => sql`created_at < ${hoursBefore(now, 90 * 24)}
      AND NOT EXISTS (
        SELECT FROM order_items AS i JOIN orders AS o ON o.id = i.order_id
        WHERE i.film IS NOT NULL AND i.film ->> 'layoutId' = sheet_layouts.id::text
          AND o.status NOT IN ('expired', 'cancelled'))`,
  },
  {
    table: 'designs',
    isExpired: (now) => sql`created_at < ${hoursBefore(now, 90 * 24)}
      AND NOT EXISTS (
        SELECT FROM design_artworks AS a JOIN placements AS p ON p.artwork_id = a.artwork_id
        JOIN order_items AS i ON i.id = p.order_item_id JOIN orders AS o ON o.id = i.order_id
        WHERE a.design_id = designs.id AND o.status NOT IN ('expired', 'cancelled'))`,
  },
  { table: 'webhook_deliveries', isExpired: (now) => sql`created_at < ${hoursBefore(now, 30 * 24)}` },
  // After their deliveries. Their address may contain a key.
  {
    table: 'webhook_endpoints',
    isExpired: (now) => sql`removed_at < ${hoursBefore(now, 24)}
      AND NOT EXISTS (SELECT FROM webhook_deliveries WHERE endpoint_id = webhook_endpoints.id)`,
  },
  // What nobody sent in two weeks is no longer news, and would hide newer messages.
  { table: 'whatsapp_messages', isExpired: (now) => sql`created_at < ${hoursBefore(now, 14 * 24)}` },
  // No upload takes an hour between storing its file and committing its row.
  { table: 'file_removals', isExpired: (now) => sql`done_at < ${hoursBefore(now, 1)}` },
  // Milliseconds since 1970, as the rate limiter writes them.
  { table: 'rate_limits', isExpired: (now) => sql`expire < ${now.getTime()}` },
]

export async function deleteExpired({ database, clock }: HousekeepingDeps): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const entry of EXPIRING_TABLES) deleted[entry.table] = await deleteFrom(database, entry, clock.now())
  return deleted
}

export function housekeeping(deps: HousekeepingDeps): SchedulePlan {
  return { name: 'housekeeping', cron: '*/10 * * * *', run: () => deleteExpired(deps) }
}

async function deleteFrom(
  database: Kysely<DB>,
  { table, isExpired }: ExpiringTable,
  now: Date,
): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    // Rows that a request has locked are left for the next run.
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${isExpired(now)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`.execute(
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
