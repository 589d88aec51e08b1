import { sql, type Kysely } from 'kysely'
import type { Role } from '@platen/contract'
import type { AdminStatus, DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface AdminUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly status: AdminStatus
  readonly totpEnabled: boolean
  readonly lastLoginAt: Date | null
  readonly createdAt: Date
  readonly createdBy: string | null
}

const COLUMNS = [
  'id',
  'email',
  'name',
  'role',
  'status',
  'totp_enabled as totpEnabled',
  'last_login_at as lastLoginAt',
  'created_at as createdAt',
  'created_by as createdBy',
] as const

export async function listUsers(database: Kysely<DB>): Promise<AdminUser[]> {
  return database.selectFrom('admin_users').select(COLUMNS).orderBy('created_at').orderBy('id').execute()
}

export async function findUser(database: Kysely<DB>, id: string): Promise<AdminUser | undefined> {
  return database.selectFrom('admin_users').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export interface LockedMember {
  readonly member: AdminUser
  readonly otherOwners: number
}

/** In the order of ids, so that two owners who change each other take turns. */
export async function lockMember(tx: Tx, userId: string): Promise<LockedMember | undefined> {
  const rows = await tx
    .selectFrom('admin_users')
    .select(COLUMNS)
    .where((is) => is.or([is('id', '=', userId), is.and({ role: 'owner', status: 'active' })]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const member = rows.find(({ id }) => id === userId)
  return member && { member, otherOwners: rows.length - 1 }
}

export async function setRole(tx: Tx, userId: string, role: Role, now: Date): Promise<void> {
  await tx.updateTable('admin_users').set({ role, updated_at: now }).where('id', '=', userId).execute()
}

export async function disableUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ status: 'disabled', updated_at: now })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute()
  // For good: nobody expects the keys of somebody who left to work again with their return.
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function enableUser(tx: Tx, userId: string, now: Date): Promise<AdminStatus> {
  const { status } = await tx
    .updateTable('admin_users')
    .set({
      status: sql`CASE WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END::admin_status`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning('status')
    .executeTakeFirstOrThrow()
  return status
}

export async function clearCredentials(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({
      status: 'invited',
      password_hash: null,
      password_expires_at: null,
      totp_enabled: false,
      totp_secret: null,
      totp_last_step: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('admin_recovery_codes').where('user_id', '=', userId).execute()
}

export async function listOwners(database: Kysely<DB>): Promise<Pick<AdminUser, 'id' | 'email' | 'name'>[]> {
  return database
    .selectFrom('admin_users')
    .select(['id', 'email', 'name'])
    .where('role', '=', 'owner')
    .where('status', '!=', 'disabled')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertUser(tx: Tx, user: AdminUser, passwordHash: string | null): Promise<void> {
  await tx
    .insertInto('admin_users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      status: user.status,
      password_hash: passwordHash,
      created_at: user.createdAt,
      created_by: user.createdBy,
    })
    .execute()
}

export interface PasswordLink {
  readonly tokenHash: Buffer
  readonly userId: string
  readonly purpose: 'invitation' | 'reset'
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly emailDue: boolean
}

export async function insertPasswordLink(tx: Tx, link: PasswordLink): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', link.userId).execute()
  await tx
    .insertInto('password_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      purpose: link.purpose,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      letter_due: link.emailDue,
    })
    .execute()
}

export async function claimDueEmails(
  tx: Tx,
  limit: number,
): Promise<{ id: string; purpose: PasswordLink['purpose'] }[]> {
  const { rows } = await sql<{ id: string; purpose: PasswordLink['purpose'] }>`
    UPDATE password_links SET letter_due = false
    WHERE token_hash IN (
      SELECT token_hash FROM password_links WHERE letter_due LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, purpose`.execute(tx)
  return rows
}

/** Locks the user first, like everything that ends a link. */
export async function addToken(
  tx: Tx,
  linkId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ email: string; name: string; expiresAt: Date } | undefined> {
  await sql`
    SELECT FROM admin_users WHERE id = (SELECT user_id FROM password_links WHERE id = ${linkId})
    FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<{ email: string; name: string; expiresAt: Date }>`
    WITH added AS (
      INSERT INTO password_links (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${tokenHash}, user_id, purpose, ${now}, expires_at FROM password_links
      WHERE id = ${linkId} AND expires_at > ${now}
      RETURNING user_id, expires_at)
    SELECT u.email, u.name, added.expires_at AS "expiresAt"
    FROM added JOIN admin_users AS u ON u.id = added.user_id`.execute(tx)
  return rows[0]
}

export async function takePasswordLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<AdminUser, 'id' | 'email' | 'name' | 'status'> | undefined> {
  // Locks the user before the links, in the same order as everywhere else.
  const user = await tx
    .selectFrom('admin_users')
    .select(['id', 'email', 'name', 'status'])
    .where('status', '!=', 'disabled')
    .where('id', '=', (select) =>
      select
        .selectFrom('password_links')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) return undefined
  const taken = await tx
    .deleteFrom('password_links')
    .where('user_id', '=', user.id)
    .returning('token_hash as tokenHash')
    .execute()
  // Another request may have used the link while this one waited for the lock.
  return taken.some((link) => link.tokenHash.equals(tokenHash)) ? user : undefined
}

export async function setPasswordHash(
  tx: Tx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ password_hash: passwordHash, password_expires_at: null, status: 'active', updated_at: now })
    .where('id', '=', userId)
    .execute()
}
