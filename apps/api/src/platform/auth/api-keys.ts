import { randomBytes } from 'node:crypto'
import { keyPermissionsOf, may, type Permission, type Role } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { DB } from '../database/tables.generated.ts'
import { builtOnce } from '../database/transaction.ts'
import { hashToken } from './session-cookie.ts'
import { NEEDS_CODES, type ValidCaller } from './sessions.ts'

interface ApiKeyCaller {
  readonly keyId: string
  readonly prefix: string
  readonly keyName: string
  readonly userId: string
  readonly userName: string
  readonly permissions: readonly Permission[]
  readonly totpSetupRequired: boolean
}

export interface ApiKeys {
  /** Of valid keys of active users only. */
  find(key: string): Promise<ApiKeyCaller | undefined>
  findValid(keyIds: readonly string[]): Promise<Map<string, ValidCaller>>
}

const SHOWN = 8

/** 256 random bits; only the digest is stored, and enough of the beginning to tell keys apart. */
export function newApiKey(): { key: string; prefix: string; keyHash: Buffer } {
  const key = `plt_${randomBytes(32).toString('base64url')}`
  return { key, prefix: key.slice(0, 'plt_'.length + SHOWN), keyHash: hashToken(key) }
}

/**
 * What `Authorization: Bearer` carries; undefined without it. Other schemes are not ours: a proxy in front of the shop
 * may ask for a password of its own.
 */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(.*)$/i.exec(authorization ?? '')?.[1]?.trim()
}

/** Use is recorded at most this often, so that not every request is a write. */
const TOUCH_MS = 10 * 60_000
const NEVER = new Date(8.64e15)

interface FoundKey {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly permissions: string[]
  readonly last_used_at: Date | null
  readonly user_id: string
  readonly user_name: string
  readonly role: Role
  readonly totp_setup_required: boolean
}

/** By digest: how long a comparison takes tells nothing about a key. */
const findKey = builtOnce(
  (keyHash: Buffer, now: Date) => sql<FoundKey>`
    SELECT k.id, k.name, k.prefix, k.permissions, k.last_used_at, u.id AS user_id, u.name AS user_name, u.role,
      ${NEEDS_CODES} AS totp_setup_required
    FROM api_keys AS k JOIN admin_users AS u ON u.id = k.created_by
    WHERE k.key_hash = ${keyHash} AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${now})
      AND u.status = 'active'`,
)

export function createApiKeys({ database, clock }: { database: Kysely<DB>; clock: Clock }): ApiKeys {
  return {
    find: async (key) => {
      if (!/^plt_[A-Za-z0-9_-]{43}$/.test(key)) return undefined
      const now = clock.now()
      const [row] = await findKey(database, hashToken(key), now)
      if (!row) return undefined
      if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= TOUCH_MS) {
        await database.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute()
      }
      return {
        keyId: row.id,
        prefix: row.prefix,
        keyName: row.name,
        userId: row.user_id,
        userName: row.user_name,
        permissions: effectivePermissions(row.permissions, row.role),
        totpSetupRequired: row.totp_setup_required,
      }
    },
    findValid: async (keyIds) => {
      const now = clock.now()
      const rows = await database
        .selectFrom('api_keys as k')
        .innerJoin('admin_users as u', 'u.id', 'k.created_by')
        .select(['k.id', 'k.permissions', 'k.expires_at', 'u.role'])
        .where('k.id', 'in', keyIds)
        .where('k.revoked_at', 'is', null)
        .where((is) => is.or([is('k.expires_at', 'is', null), is('k.expires_at', '>', now)]))
        .where('u.status', '=', 'active')
        .where(sql<boolean>`NOT ${NEEDS_CODES}`)
        .execute()
      return new Map(
        rows.map(({ id, permissions, role, expires_at }) => [
          id,
          { rights: effectivePermissions(permissions, role), endsAt: expires_at ?? NEVER },
        ]),
      )
    },
  }
}

/** A key never may what its maker may no longer. */
export function effectivePermissions(given: readonly string[], role: Role): Permission[] {
  return keyPermissionsOf(role).filter((permission) => given.includes(permission) && may(role, permission))
}
