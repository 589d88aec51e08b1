import type { AdminLoginRequest } from '@platen/contract'
import type { ForgivableLimits, QuotaState } from '../../../platform/http/rate-limits.ts'
import type { DeviceCookie } from '../../../platform/auth/device-cookie.ts'
import { passwordMatches } from '../../../platform/auth/passwords.ts'
import type { SignedIn } from '../../../platform/auth/sessions.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAccount, lockAccount, noteLogin, type Account } from './admin-session.store.ts'
import { countCodeTry, countLoginTry, forgiveLoginTries } from './login-tries.ts'
import { acceptCode, type AcceptedCode } from './one-time-code.ts'

export interface LogInDeps extends Pick<Platform, 'database' | 'transaction' | 'sessions' | 'clock' | 'log'> {
  readonly limits: ForgivableLimits
  readonly deviceCookie: DeviceCookie
}

interface LogIn {
  readonly request: AdminLoginRequest
  readonly userAgent: string
  readonly cookieHeader: string | undefined
  readonly requestId: string
  readonly ipAddress: string
  /** Ends at the sign-in, which prevents session fixation. */
  readonly formerSessionId: string | undefined
  readonly onCounted: (quota: QuotaState) => void
}

interface LoggedIn {
  readonly token: string
  /** A `Set-Cookie` value. */
  readonly device: string
}

/** Takes equally long whether the address exists or not. */
export async function logIn(deps: LogInDeps, login: LogIn): Promise<LoggedIn> {
  const known = await findAccount(deps.database, login.request.email)
  return logInAs(known, deps, login).catch((error: unknown) => {
    if (error instanceof Refusal) {
      const account = known ? encodeId('adminUser', known.id) : null
      deps.log.warn({ requestId: login.requestId, code: error.code, account }, 'sign-in refused')
    }
    throw error
  })
}

async function logInAs(
  known: Awaited<ReturnType<typeof findAccount>>,
  { database, transaction, sessions, limits, clock, deviceCookie }: LogInDeps,
  { request, userAgent, cookieHeader, requestId, ipAddress, formerSessionId, onCounted }: LogIn,
): Promise<LoggedIn> {
  const attempt = { email: request.email, ipAddress, device: deviceCookie.deviceOf(cookieHeader, known) }
  onCounted(await countLoginTry(limits, attempt))
  if (!(await passwordMatches(known?.passwordHash, request.password)) || !known) throw invalidCredentials()
  await forgiveLoginTries(limits, database, attempt)
  if (request.totpCode !== undefined) await countCodeTry(limits, attempt)

  const token = await transaction(async (tx) => {
    const now = clock.now()
    const account = await lockAccount(tx, known.id)
    // The password may have changed since it was compared with this digest.
    const unchanged = account.passwordHash === known.passwordHash
    const expired = account.passwordExpiresAt !== null && account.passwordExpiresAt <= now
    if (account.status !== 'active' || !unchanged || expired) throw invalidCredentials()
    const code = account.totpEnabled ? await requireCode(tx, account, request.totpCode, now) : undefined

    await noteLogin(tx, account.id, code?.step ?? account.totpLastStep, now)
    if (formerSessionId !== undefined) await sessions.end(tx, formerSessionId)
    const token = await sessions.begin(tx, account.id, userAgent)
    await recordAudit(tx, [
      {
        occurredAt: now,
        actor: { kind: 'admin', id: account.id, name: account.name },
        action: 'admin_session.created',
        entity: { type: 'admin_user', id: encodeId('adminUser', account.id) },
        message: `${account.name} signed in${code?.recovery === true ? ' with a recovery code' : ''}.`,
        requestId,
        ipAddress,
      },
    ])
    return token
  })
  return { token, device: deviceCookie.set(cookieHeader, known) }
}

async function requireCode(
  tx: Tx,
  account: Account,
  code: string | undefined,
  now: Date,
): Promise<AcceptedCode> {
  if (code === undefined) throw new Refusal('TOTP_REQUIRED', 'This account also requires a one-time code.')
  const accepted = await acceptCode(tx, account, code, now)
  if (accepted) return accepted
  throw invalidCredentials({
    resolution:
      'Check what you typed. A code works once, while your app shows it; if codes never work, let your phone set its time automatically.',
  })
}

function invalidCredentials(details: { resolution?: string } = {}): Refusal {
  const message = 'The email address, the password or the one-time code is wrong.'
  return new Refusal('INVALID_CREDENTIALS', message, details)
}

type LogOutDeps = Pick<Platform, 'transaction' | 'sessions' | 'clock'>

interface LogOut {
  readonly session: SignedIn
  readonly requestId: string
  readonly ipAddress: string
}

export async function logOut(
  { transaction, sessions, clock }: LogOutDeps,
  { session: { sessionId, userId, name }, ...request }: LogOut,
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await sessions.endOwn(tx, userId, sessionId))) return
    await recordAudit(tx, [
      {
        ...request,
        occurredAt: clock.now(),
        actor: { kind: 'admin', id: userId, name },
        action: 'admin_session.ended',
        entity: { type: 'admin_user', id: encodeId('adminUser', userId) },
        message: `${name} signed out.`,
      },
    ])
  })
}
