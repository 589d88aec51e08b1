import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/records/audit.ts'
import { accountKey } from '../../../platform/auth/account-quota.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { passwordMatches } from '../../../platform/auth/passwords.ts'
import type { Sessions, SignedIn } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { findAccount, lockAccount, type Account } from './admin-session.store.ts'

export interface OwnAccountDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly sessions: Sessions
  readonly limits: RateLimits
  readonly clock: Clock
}

/** A team member who works on their own account. */
export interface Own {
  readonly viewer: SignedIn
  readonly author: AdminAuthor
}

/** Counts attempts at a password or code in an open session like sign-ins. */
export async function countTry({ limits }: OwnAccountDeps, { email }: SignedIn): Promise<void> {
  await limits.consume('login-account', accountKey(email))
}

/**
 * Checks the password of the signed-in user and returns the digest that it matched. Refuses with VALIDATION_FAILED,
 * naming `path`, and with RATE_LIMITED; not with 401, because the session is valid.
 */
export async function requirePassword(
  deps: OwnAccountDeps,
  viewer: SignedIn,
  { path, password }: { path: string; password: string },
): Promise<string> {
  await countTry(deps, viewer)
  const known = await findAccount(deps.database, viewer.email)
  const matches = await passwordMatches(known?.passwordHash, password)
  if (!matches || known?.passwordHash == null) throw invalidField(path, 'is not your password')
  return known.passwordHash
}

/** Locks the own account. Refuses when the password was changed or removed since it was compared with `matched`. */
export async function lockOwn(tx: Tx, { userId }: SignedIn, matched?: string): Promise<Account> {
  const account = await lockAccount(tx, userId)
  const unchanged = matched === undefined || matched === account.passwordHash
  if (account.status === 'active' && unchanged) return account
  throw new Refusal('UNAUTHENTICATED', 'This account was changed in the meantime. Sign in again.')
}

export async function recordOwnAudit(
  tx: Tx,
  { viewer, author }: Own,
  entry: { readonly occurredAt: Date; readonly action: string; readonly message: string },
): Promise<void> {
  const entity = { type: 'admin_user', id: encodeId('adminUser', viewer.userId) }
  await recordAudit(tx, [{ ...author, ...entry, entity }])
}
