import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.generated.ts'

export async function keepFinding(
  database: Kysely<DB>,
  name: string,
  finding: {
    readonly ok: boolean
    readonly checkedAt: Date
    readonly problems: readonly object[]
    readonly facts?: Readonly<Record<string, string | number | null>>
  },
): Promise<void> {
  const row = {
    checked_at: finding.checkedAt,
    ok: finding.ok,
    details: JSON.stringify({ ...finding.facts, problems: finding.problems }),
  }
  await database
    .insertInto('integrity_checks')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export interface Finding {
  readonly ok: boolean
  readonly checkedAt: Date
  readonly details: Readonly<Record<string, unknown>>
}

export async function findFinding(database: Kysely<DB>, name: string): Promise<Finding | undefined> {
  const row = await database
    .selectFrom('integrity_checks')
    .select(['ok', 'checked_at', 'details'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { ok: row.ok, checkedAt: row.checked_at, details: row.details as Finding['details'] }
}

export async function dropFinding(database: Kysely<DB>, name: string): Promise<void> {
  await database.deleteFrom('integrity_checks').where('name', '=', name).execute()
}
