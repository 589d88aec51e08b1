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

export interface Finding<Details = Readonly<Record<string, unknown>>> {
  readonly ok: boolean
  readonly checkedAt: Date
  readonly details: Details
}

/** `Details` are those that the check of this name writes. */
export async function findFinding<Details = Readonly<Record<string, unknown>>>(
  database: Kysely<DB>,
  name: string,
): Promise<Finding<Details> | undefined> {
  return database
    .selectFrom('integrity_checks')
    .select(['ok', 'checked_at as checkedAt', 'details'])
    .where('name', '=', name)
    .$castTo<Finding<Details>>()
    .executeTakeFirst()
}

export async function dropFinding(database: Kysely<DB>, name: string): Promise<void> {
  await database.deleteFrom('integrity_checks').where('name', '=', name).execute()
}
