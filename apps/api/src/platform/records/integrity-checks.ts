import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.generated.ts'

export async function keepFinding(
  database: Kysely<DB>,
  name: string,
  finding: { readonly ok: boolean; readonly checkedAt: Date; readonly problems: readonly object[] },
): Promise<void> {
  const row = {
    checked_at: finding.checkedAt,
    ok: finding.ok,
    details: JSON.stringify({ problems: finding.problems }),
  }
  await database
    .insertInto('integrity_checks')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
