import type { AuditAction, PasswordChangeRequest, SessionRevocationResponse } from '@platen/contract'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { findStoreName, passwordProblem } from '../../../platform/auth/common-passwords.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { hashPassword, passwordMatches } from '../../../platform/auth/passwords.ts'
import type { SignedIn } from '../../../platform/auth/sessions.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { findAccount, lockAccount, setPasswordHash, type Account } from './admin-session.store.ts'

export interface OwnAccountDeps extends Pick<Platform, 'database' | 'transaction' | 'sessions' | 'clock'> {
  readonly limits: RateLimits
}

export interface Own {
  readonly viewer: SignedIn
  readonly author: AdminAuthor
}

/** Only sessions of the account count, so that nobody else can use up its tries. */
export async function countTry({ limits }: OwnAccountDeps, { userId }: SignedIn): Promise<void> {
  await limits.consume('own-password', userId)
}

/**
 * Refuses with VALIDATION_FAILED rather than 401, because the session is valid. Returns the digest that
 * matched.
 */
export async function requirePassword(
  deps: OwnAccountDeps,
  viewer: SignedIn,
  { path, password }: { path: string; password: string },
): Promise<string> {
  await countTry(deps, viewer)
  const known = await findAccount(deps.database, viewer.email)
  const matches = await passwordMatches(known?.passwordHash, password)
  if (!matches || known?.passwordHash == null)
    throw invalidField(path, 'is not your password', 'wrong_password')
  return known.passwordHash
}

/** Refuses when the password was changed or removed since it was compared with `matched`. */
export async function lockOwn(tx: Tx, { userId }: SignedIn, matched?: string): Promise<Account> {
  const account = await lockAccount(tx, userId)
  const unchanged = matched === undefined || matched === account.passwordHash
  if (account.status === 'active' && unchanged) return account
  throw new Refusal('UNAUTHENTICATED', 'This account was changed in the meantime. Sign in again.')
}

export async function recordOwnAudit(
  tx: Tx,
  { viewer, author }: Own,
  entry: { readonly occurredAt: Date; readonly action: AuditAction; readonly message: string },
): Promise<void> {
  const entity = { type: 'admin_user', id: encodeId('adminUser', viewer.userId) }
  await recordAudit(tx, [{ ...author, ...entry, entity }])
}

interface Changed {
  readonly revoked: number
  readonly token: string
}

export async function changeOwnPassword(
  deps: OwnAccountDeps,
  { viewer, author, request }: Own & { readonly request: PasswordChangeRequest },
): Promise<Changed> {
  const { currentPassword, newPassword } = request
  const matched = await requirePassword(deps, viewer, { path: 'currentPassword', password: currentPassword })
  const storeName = await findStoreName(deps.database)
  const problem = passwordProblem(newPassword, { email: viewer.email, storeName })
  if (problem !== undefined) throw invalidField('newPassword', problem.message, problem.reason)
  const passwordHash = await hashPassword(newPassword)

  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const account = await lockOwn(tx, viewer, matched)
    await setPasswordHash(tx, account.id, passwordHash, now)
    const revoked = await deps.sessions.endAll(tx, account.id, viewer.sessionId)
    await recordOwnAudit(
      tx,
      { viewer, author },
      {
        occurredAt: now,
        action: 'admin_user.password_changed',
        message: `${viewer.name} changed their password.`,
      },
    )
    return { revoked, token: await deps.sessions.renew(tx, viewer.sessionId) }
  })
}

interface Revocation extends Own {
  /** Not needed right after the sign-in. */
  readonly password: string | undefined
}

const RECENT_MS = 15 * 60_000

/** So that a stolen session cannot end those of its holder, or become a key that outlives it. Returns the digest that matched, if one was needed. */
export async function requireRecentSignIn(
  deps: OwnAccountDeps,
  { viewer, password = '' }: Pick<Revocation, 'viewer' | 'password'>,
): Promise<string | undefined> {
  const isRecent = deps.clock.now().getTime() - viewer.signedInAt.getTime() < RECENT_MS
  if (isRecent && password === '') return undefined
  return requirePassword(deps, viewer, { path: 'password', password })
}

export async function revokeSession(
  deps: OwnAccountDeps,
  { sessionId, ...own }: Revocation & { readonly sessionId: string },
): Promise<SessionRevocationResponse> {
  const { transaction, sessions, clock } = deps
  const matched = await requireRecentSignIn(deps, own)
  return transaction(async (tx) => {
    await lockOwn(tx, own.viewer, matched)
    if (!(await sessions.endOwn(tx, own.viewer.userId, sessionId))) {
      throw new Refusal('RESOURCE_NOT_FOUND', 'You have no such session.')
    }
    await recordOwnAudit(tx, own, {
      occurredAt: clock.now(),
      action: 'admin_session.revoked',
      message: `${own.viewer.name} ended one of their sessions.`,
    })
    return { revoked: 1 }
  })
}

export async function revokeOtherSessions(
  deps: OwnAccountDeps,
  own: Revocation,
): Promise<SessionRevocationResponse> {
  const { transaction, sessions, clock } = deps
  const matched = await requireRecentSignIn(deps, own)
  return transaction(async (tx) => {
    await lockOwn(tx, own.viewer, matched)
    const revoked = await sessions.endAll(tx, own.viewer.userId, own.viewer.sessionId)
    if (revoked === 0) return { revoked }
    await recordOwnAudit(tx, own, {
      occurredAt: clock.now(),
      action: 'admin_session.revoked',
      message: `${own.viewer.name} ended their other sessions (${revoked}).`,
    })
    return { revoked }
  })
}
