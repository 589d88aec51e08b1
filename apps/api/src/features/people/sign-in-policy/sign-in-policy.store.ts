import type { Role, SignInPolicyRecord } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { Change } from '../../../platform/records/replace-document.ts'

export async function getSignInPolicy(database: Kysely<DB>): Promise<SignInPolicyRecord> {
  const row = await database
    .selectFrom('sign_in_policy as p')
    .leftJoin('admin_users as u', 'u.id', 'p.updated_by')
    .select(['p.codes_required_for', 'p.revision', 'p.updated_at', 'u.id as userId', 'u.name as userName'])
    .executeTakeFirstOrThrow()
  return {
    codesRequiredFor: row.codes_required_for as Role[],
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
    updatedBy:
      row.userId === null || row.userName === null
        ? null
        : { id: encodeId('adminUser', row.userId), name: row.userName },
  }
}

export async function lockSignInPolicy(tx: Tx): Promise<void> {
  await tx.selectFrom('sign_in_policy').select('id').forNoKeyUpdate().execute()
}

export async function writeSignInPolicy(
  tx: Tx,
  codesRequiredFor: readonly Role[],
  { by, at }: Change,
): Promise<void> {
  await tx
    .updateTable('sign_in_policy')
    .set({
      codes_required_for: [...codesRequiredFor],
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}
