import type { AdminLoginRequest } from '@platen/contract'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { accountKey } from '../../platform/auth/account-quota.ts'
import { passwordMatches } from '../../platform/auth/passwords.ts'
import type { Sessions } from '../../platform/auth/sessions.ts'
import { totpStep } from '../../platform/auth/totp.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { encodeId } from '../../platform/ids.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount, lockAccount, noteLogin, type Account } from './admin-session.store.ts'

export interface LogInDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly sessions: Sessions
  readonly limits: RateLimits
  readonly clock: Clock
}

interface LogIn {
  readonly request: AdminLoginRequest
  /** What the browser calls itself, for the list of sessions. */
  readonly device: string
  readonly requestId: string
  /** The session that this browser had before: it ends, so that nobody can have planted it. */
  readonly formerSessionId: string | undefined
}

/**
 * Begins a session and gives its token. Refuses with INVALID_CREDENTIALS, after the same time whether the address
 * exists or not, with TOTP_REQUIRED, or with RATE_LIMITED when the account was tried too often from anywhere.
 */
export async function logIn(
  { database, transaction, sessions, limits, clock }: LogInDeps,
  { request, device, requestId, formerSessionId }: LogIn,
): Promise<string> {
  await limits.consume('login-account', accountKey(request.email))
  const known = await findAccount(database, request.email)
  if (!(await passwordMatches(known?.passwordHash, request.password)) || !known) throw invalidCredentials()

  return transaction(async (tx) => {
    const now = clock.now()
    const account = await lockAccount(tx, known.id)
    if (account.status !== 'active') throw invalidCredentials()
    const step = account.totpEnabled ? acceptedStep(account, request.totpCode, now) : account.totpLastStep

    await noteLogin(tx, account.id, step, now)
    if (formerSessionId !== undefined) await sessions.end(tx, formerSessionId)
    const token = await sessions.begin(tx, account.id, device)
    await recordAudit(tx, [
      {
        occurredAt: now,
        actor: { kind: 'admin', id: account.id, name: account.name },
        action: 'admin_session.created',
        entity: { type: 'admin_user', id: encodeId('adminUser', account.id) },
        message: `${account.name} signed in.`,
        requestId,
      },
    ])
    return token
  })
}

function acceptedStep(account: Account, code: string | undefined, now: Date): number {
  if (code === undefined) throw new Refusal('TOTP_REQUIRED', 'This account needs a one-time code too.')
  const step = account.totpSecret && totpStep(account.totpSecret, code, now)
  if (step == null || step <= (account.totpLastStep ?? 0)) throw invalidCredentials()
  return step
}

function invalidCredentials(): Refusal {
  return new Refusal('INVALID_CREDENTIALS', 'The e-mail address, the password or the one-time code is wrong.')
}
