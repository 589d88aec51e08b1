import type { Rights, Role } from '@platen/contract'
import { isLocale, type Locale } from '@platen/messages'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Clock } from '../clock.ts'
import { announceChange } from '../database/changes.ts'
import type { DB } from '../database/tables.generated.ts'
import { builtOnce, type Tx } from '../database/transaction.ts'
import { gather } from '../gather.ts'
import { newUuid } from '../records/ids.ts'
import { hashToken, newSessionToken } from './session-cookie.ts'

export interface SignedIn {
  readonly sessionId: string
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  /** The language of the console; null for that of the browser. */
  readonly locale: Locale | null
  readonly totpEnabled: boolean
  /** The shop requires codes of the role, and the account has none: it may only set them up. */
  readonly totpSetupRequired: boolean
  readonly passwordExpiresAt: Date | null
  readonly signedInAt: Date
  readonly expiresAt: Date
  readonly idleExpiresAt: Date
}

export interface OpenSession {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

export interface ValidCaller {
  readonly rights: Rights
  /** Of a session: unless it is used until then. */
  readonly endsAt: Date
}

interface SessionLimits {
  readonly idleMinutes: number
  readonly maxHours: number
}

export interface Sessions {
  /** `used` marks user activity, which extends the session. */
  find(token: string, use: { readonly used: boolean }): Promise<SignedIn | undefined>
  /** Only valid sessions that need no codes first, by id. Does not extend them. */
  findValid(sessionIds: readonly string[]): Promise<Map<string, ValidCaller>>
  /** The token is stored only as a digest. */
  begin(tx: Tx, userId: string, device: string): Promise<string>
  /** For an owner who authenticated again, so that a stolen token becomes worthless. */
  renew(tx: Tx, sessionId: string): Promise<string>
  end(tx: Tx, sessionId: string): Promise<void>
  /** Returns how many ended. */
  endAll(tx: Tx, userId: string, except?: string): Promise<number>
  /** False when the session is not theirs. */
  endOwn(tx: Tx, userId: string, sessionId: string): Promise<boolean>
  /** Only valid sessions, newest first. */
  list(userId: string): Promise<OpenSession[]>
  /** After a change of what is valid: event streams of other sessions close at once, on every replica. */
  announceChange(tx: Tx): Promise<void>
}

/** Of the user `u`. */
export const NEEDS_CODES = sql<boolean>`(NOT u.totp_enabled AND u.role::text = ANY ((SELECT codes_required_for FROM sign_in_policy)::text[]))`

type FoundSession = Pick<
  Selectable<DB['admin_sessions']>,
  'id' | 'token_hash' | 'last_seen_at' | 'expires_at' | 'created_at'
> &
  Pick<
    Selectable<DB['admin_users']>,
    'email' | 'name' | 'role' | 'locale' | 'totp_enabled' | 'password_expires_at'
  > & {
    readonly user_id: string
    readonly totp_setup_required: boolean
  }

const findSessions = builtOnce(
  (tokenHashes: readonly Buffer[], now: Date, seenAfter: Date) => sql<FoundSession>`
    SELECT s.id, s.token_hash, s.last_seen_at, s.expires_at, s.created_at, u.id AS user_id, u.email, u.name, u.role,
      u.locale, u.totp_enabled, ${NEEDS_CODES} AS totp_setup_required, u.password_expires_at
    FROM admin_sessions AS s JOIN admin_users AS u ON u.id = s.user_id
    WHERE s.token_hash = ANY(${tokenHashes}::bytea[]) AND s.expires_at > ${now} AND s.last_seen_at > ${seenAfter}
      AND u.status = 'active'`,
)

const MINUTE = 60_000
/** Use is recorded at most this often, so that not every read is a write. */
const TOUCH_MS = MINUTE

export function createSessions({
  database,
  clock,
  limits,
}: {
  database: Kysely<DB>
  clock: Clock
  limits: SessionLimits
}): Sessions {
  const idleMs = limits.idleMinutes * MINUTE
  /** Requests that arrive together are looked up together: asking costs more than the answer. */
  const findRow = gather<Buffer, FoundSession | undefined>({
    most: 100,
    atOnce: 2,
    work: async (tokenHashes) => {
      const now = clock.now()
      const rows = await findSessions(database, tokenHashes, now, new Date(now.getTime() - idleMs))
      const byHash = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]))
      return tokenHashes.map((hash) => byHash.get(hash.toString('latin1')))
    },
  })

  return {
    find: async (token, { used }) => {
      const row = await findRow(hashToken(token))
      if (!row) return undefined
      const now = clock.now()
      const touched = used && now.getTime() - row.last_seen_at.getTime() >= TOUCH_MS
      if (touched) await touch(row.id, now)
      return {
        sessionId: row.id,
        userId: row.user_id,
        email: row.email,
        name: row.name,
        role: row.role,
        locale: row.locale !== null && isLocale(row.locale) ? row.locale : null,
        totpEnabled: row.totp_enabled,
        totpSetupRequired: row.totp_setup_required,
        passwordExpiresAt: row.password_expires_at,
        signedInAt: row.created_at,
        expiresAt: row.expires_at,
        idleExpiresAt: earlier(
          row.expires_at,
          new Date((touched ? now : row.last_seen_at).getTime() + idleMs),
        ),
      }
    },
    findValid: async (sessionIds) => {
      const now = clock.now()
      const rows = await database
        .selectFrom('admin_sessions as s')
        .innerJoin('admin_users as u', 'u.id', 's.user_id')
        .select(['s.id', 's.last_seen_at', 's.expires_at', 'u.role'])
        .where('s.id', 'in', sessionIds)
        .where('s.expires_at', '>', now)
        .where('s.last_seen_at', '>', new Date(now.getTime() - idleMs))
        .where('u.status', '=', 'active')
        .where(sql<boolean>`NOT ${NEEDS_CODES}`)
        .execute()
      return new Map(
        rows.map(({ id, role, expires_at, last_seen_at }) => [
          id,
          { rights: role, endsAt: earlier(expires_at, new Date(last_seen_at.getTime() + idleMs)) },
        ]),
      )
    },
    begin: async (tx, userId, device) => {
      const now = clock.now()
      const { token, tokenHash } = newSessionToken()
      await tx
        .insertInto('admin_sessions')
        .values({
          id: newUuid(),
          token_hash: tokenHash,
          user_id: userId,
          device: device.slice(0, 200),
          created_at: now,
          last_seen_at: now,
          expires_at: new Date(now.getTime() + limits.maxHours * 60 * MINUTE),
        })
        .execute()
      return token
    },
    renew: async (tx, sessionId) => {
      const { token, tokenHash } = newSessionToken()
      await tx
        .updateTable('admin_sessions')
        .set({ token_hash: tokenHash })
        .where('id', '=', sessionId)
        .execute()
      return token
    },
    end: async (tx, sessionId) => {
      await tx.deleteFrom('admin_sessions').where('id', '=', sessionId).execute()
      await announceSessions(tx)
    },
    endAll: async (tx, userId, except) => {
      const all = tx.deleteFrom('admin_sessions').where('user_id', '=', userId)
      const { numDeletedRows } = await (
        except === undefined ? all : all.where('id', '!=', except)
      ).executeTakeFirst()
      await announceSessions(tx)
      return Number(numDeletedRows)
    },
    endOwn: async (tx, userId, sessionId) => {
      const { numDeletedRows } = await tx
        .deleteFrom('admin_sessions')
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      await announceSessions(tx)
      return numDeletedRows > 0n
    },
    list: async (userId) => {
      const now = clock.now()
      return database
        .selectFrom('admin_sessions')
        .select([
          'id',
          'device',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
          'expires_at as expiresAt',
        ])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', new Date(now.getTime() - idleMs))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
    },
    announceChange: announceSessions,
  }

  async function touch(sessionId: string, now: Date): Promise<void> {
    await database
      .updateTable('admin_sessions')
      .set({ last_seen_at: now })
      .where('id', '=', sessionId)
      .execute()
  }
}

function announceSessions(tx: Tx): Promise<void> {
  return announceChange(tx, 'sessions', 'changed')
}

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right
}
