import type { AuditLogVerification } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'

const NAME = 'audit_chain'

/** The result of the last verification. */
export interface AuditCheck {
  readonly ok: boolean
  readonly checkedAt: Date
}

/** Stores a result unless a later one is already stored. */
export async function noteCheck(database: Kysely<DB>, finding: AuditLogVerification): Promise<void> {
  const { ok, checkedAt, verifiedRows, head, broken } = finding
  const details = JSON.stringify({ verifiedRows, head, broken })
  await database
    .insertInto('integrity_checks')
    .values({ name: NAME, checked_at: checkedAt, ok, details })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ checked_at: checkedAt, ok, details })
        .where('integrity_checks.checked_at', '<=', new Date(checkedAt)),
    )
    .execute()
}

/** The last result; undefined when the chain was never verified. */
export async function findLastAuditCheck(database: Kysely<DB>): Promise<AuditCheck | undefined> {
  return database
    .selectFrom('integrity_checks')
    .select(['ok', 'checked_at as checkedAt'])
    .where('name', '=', NAME)
    .executeTakeFirst()
}
