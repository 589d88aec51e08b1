import type { Role } from '@platen/contract'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { AdminStatus } from '../../../platform/database/tables.generated.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

/** Without its digest. Ids are UUIDs. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly permissions: readonly string[]
  readonly createdBy: string
  readonly makerName: string
  readonly makerRole: Role
  readonly makerStatus: AdminStatus
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

function selectKeys(database: Database) {
  return database
    .selectFrom('api_keys as k')
    .innerJoin('admin_users as u', 'u.id', 'k.created_by')
    .select([
      'k.id',
      'k.name',
      'k.prefix',
      'k.permissions',
      'k.created_by as createdBy',
      'u.name as makerName',
      'u.role as makerRole',
      'u.status as makerStatus',
      'k.created_at as createdAt',
      'k.last_used_at as lastUsedAt',
      'k.expires_at as expiresAt',
      'k.revoked_at as revokedAt',
    ])
}

/** Newest first. */
export async function listKeys(
  database: Database,
  before: string | undefined,
  limit: number,
): Promise<ApiKey[]> {
  const all = selectKeys(database)
  const query = before === undefined ? all : all.where('k.id', '<', before)
  return query.orderBy('k.id', 'desc').limit(rowLimit(limit)).execute()
}

export async function findKey(database: Database, id: string): Promise<ApiKey | undefined> {
  return selectKeys(database).where('k.id', '=', id).executeTakeFirst()
}

export async function lockKey(tx: Tx, id: string): Promise<ApiKey | undefined> {
  return selectKeys(tx).where('k.id', '=', id).forUpdate('k').executeTakeFirst()
}

export async function insertKey(
  tx: Tx,
  key: Pick<ApiKey, 'id' | 'name' | 'prefix' | 'permissions' | 'createdBy' | 'createdAt' | 'expiresAt'>,
  keyHash: Buffer,
): Promise<void> {
  await tx
    .insertInto('api_keys')
    .values({
      id: key.id,
      name: key.name,
      prefix: key.prefix,
      key_hash: keyHash,
      permissions: [...key.permissions],
      created_by: key.createdBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

export async function markRevoked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).execute()
}
