import type { Kysely } from 'kysely'
import type { Role } from '@platen/contract'
import type { AdminStatus, DB } from '../../platform/database/tables.generated.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** Somebody of the team. Ids are UUIDs. */
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

export async function listUsers(database: Kysely<DB>): Promise<AdminUser[]> {
  return database
    .selectFrom('admin_users')
    .select([
      'id',
      'email',
      'name',
      'role',
      'status',
      'totp_enabled as totpEnabled',
      'last_login_at as lastLoginAt',
      'created_at as createdAt',
      'created_by as createdBy',
    ])
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
}

/** A new link ends those before it. */
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
    })
    .execute()
}

/** Takes the link away and gives the user behind it; undefined when it is unknown, used or too old. */
export async function takePasswordLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<AdminUser, 'id' | 'email' | 'name' | 'status'> | undefined> {
  const link = await tx
    .deleteFrom('password_links')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst()
  if (!link || link.expires_at <= now) return undefined
  return tx
    .selectFrom('admin_users')
    .select(['id', 'email', 'name', 'status'])
    .where('id', '=', link.user_id)
    .where('status', '!=', 'disabled')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function setPasswordHash(
  tx: Tx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ password_hash: passwordHash, status: 'active', updated_at: now })
    .where('id', '=', userId)
    .execute()
}
