import { sql, type Kysely } from 'kysely'
import type { AdminStatus, DB } from '../../platform/database/tables.generated.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** What a login is checked against. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly status: AdminStatus
  readonly totpEnabled: boolean
  readonly totpSecret: Buffer | null
  /** The time step of the last one-time code that was accepted. */
  readonly totpLastStep: number | null
}

/** Addresses are compared without case. */
export async function findAccount(
  database: Kysely<DB>,
  email: string,
): Promise<{ id: string; passwordHash: string | null } | undefined> {
  return database
    .selectFrom('admin_users')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Locks the account until the transaction ends, so that a one-time code is not accepted twice at once. */
export async function lockAccount(tx: Tx, userId: string): Promise<Account> {
  return tx
    .selectFrom('admin_users')
    .select([
      'id',
      'name',
      'status',
      'totp_enabled as totpEnabled',
      'totp_secret as totpSecret',
      'totp_last_step as totpLastStep',
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function noteLogin(tx: Tx, userId: string, totpStep: number | null, now: Date): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ last_login_at: now, totp_last_step: totpStep })
    .where('id', '=', userId)
    .execute()
}
