import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'

interface FirstOwnerDeps {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly config: { readonly adminEmail: string; readonly adminPassword: string | undefined }
}

/**
 * Creates the first owner when the shop has no users. Returns the password if it was generated here, so that the
 * terminal can show it once.
 */
export async function ensureFirstOwner({
  transaction,
  clock,
  config,
}: FirstOwnerDeps): Promise<string | undefined> {
  return transaction(async (tx) => {
    // Replicas that start together wait here; the second one finds the first one's owner.
    await sql`LOCK TABLE admin_users IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    if (await tx.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()) return undefined

    const password = config.adminPassword ?? randomBytes(15).toString('base64url')
    const id = newUuid()
    await tx
      .insertInto('admin_users')
      .values({
        id,
        email: config.adminEmail,
        name: 'Owner',
        role: 'owner',
        password_hash: await hashPassword(password),
      })
      .execute()
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: clock.now(),
        action: 'admin_user.created',
        entity: { type: 'admin_user', id: encodeId('adminUser', id) },
        message: 'The first owner was created at the first start.',
      },
    ])
    return config.adminPassword === undefined ? password : undefined
  })
}
