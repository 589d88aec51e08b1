import { sql, type Kysely } from 'kysely'
import type { AdminStatus, DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface Account {
  readonly id: string
  readonly name: string
  readonly status: AdminStatus
  readonly totpEnabled: boolean
  readonly totpSecret: Buffer | null
  readonly totpLastStep: number | null
  readonly passwordHash: string | null
  /** Of a password that the service generated. */
  readonly passwordExpiresAt: Date | null
}

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

/** Held until the transaction ends, so that a one-time code is not accepted twice at once. */
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
      'password_hash as passwordHash',
      'password_expires_at as passwordExpiresAt',
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

export async function setPasswordHash(
  tx: Tx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ password_hash: passwordHash, password_expires_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function setLocale(
  database: Kysely<DB>,
  userId: string,
  locale: string | null,
  now: Date,
): Promise<void> {
  await database
    .updateTable('admin_users')
    .set({ locale, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function storePendingTotp(tx: Tx, userId: string, secret: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ totp_secret: secret, totp_last_step: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function enableTotp(tx: Tx, userId: string, step: number, now: Date): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ totp_enabled: true, totp_last_step: step, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function clearTotp(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ totp_enabled: false, totp_secret: null, totp_last_step: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('admin_recovery_codes').where('user_id', '=', userId).execute()
}

export async function insertRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('admin_recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: now })))
    .execute()
}

export async function takeRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('admin_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
