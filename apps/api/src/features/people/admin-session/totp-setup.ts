import type { TotpConfirmation, TotpEnrolment, TotpRemovalRequest } from '@platen/contract'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  readableSecret,
  totpAddress,
  totpStep,
} from '../../../platform/auth/totp.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { clearTotp, enableTotp, insertRecoveryCodes, proposeTotp } from './admin-session.store.ts'
import { acceptCode } from './one-time-code.ts'
import {
  countTry,
  lockOwn,
  recordOwnAudit,
  requirePassword,
  type Own,
  type OwnAccountDeps,
} from './own-account.ts'

interface EnrolDeps extends OwnAccountDeps {
  /** The name of the account in the authenticator app. */
  readonly shop: { get(): Promise<{ readonly storeName: string }> }
}

/**
 * Creates a secret for the authenticator app. Sign-ins require codes only after a first code was confirmed. Refuses
 * with VALIDATION_FAILED a wrong password, with INVALID_TRANSITION when codes are already on, and with RATE_LIMITED.
 */
export async function enrolTotp(
  deps: EnrolDeps,
  { viewer, author, password }: Own & { readonly password: string },
): Promise<TotpEnrolment> {
  const matched = await requirePassword(deps, viewer, { path: 'password', password })
  const { storeName } = await deps.shop.get()
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const account = await lockOwn(tx, viewer, matched)
    if (account.totpEnabled) {
      throw new Refusal('INVALID_TRANSITION', 'One-time codes are already on. Allowed now: removal.')
    }
    const secret = newTotpSecret()
    await proposeTotp(tx, account.id, secret, now)
    await recordOwnAudit(
      tx,
      { viewer, author },
      {
        occurredAt: now,
        action: 'admin_user.totp_enrolled',
        message: `${viewer.name} started to set up one-time codes.`,
      },
    )
    return {
      secret: readableSecret(secret),
      otpauthUrl: totpAddress(secret, { account: viewer.email, issuer: storeName }),
    }
  })
}

/**
 * Turns one-time codes on once the app shows a right one. Returns ten recovery codes, which are shown only here, and
 * the renewed session token. Refuses with VALIDATION_FAILED a wrong code, with INVALID_TRANSITION without an
 * enrolment, and with RATE_LIMITED.
 */
export async function confirmTotp(
  deps: OwnAccountDeps,
  { viewer, author, code }: Own & { readonly code: string },
): Promise<{ answer: TotpConfirmation; token: string }> {
  await countTry(deps, viewer)
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const account = await lockOwn(tx, viewer)
    if (account.totpEnabled || account.totpSecret === null) {
      const allowed = account.totpEnabled ? 'already on. Allowed now: removal' : 'off. Allowed now: enrolment'
      throw new Refusal('INVALID_TRANSITION', `One-time codes are ${allowed}.`)
    }
    const step = totpStep(account.totpSecret, code, now)
    if (step === undefined) throw invalidField('code', 'is not the code that your app shows')

    const recoveryCodes = newRecoveryCodes()
    await enableTotp(tx, account.id, step, now)
    await insertRecoveryCodes(tx, account.id, recoveryCodes.map(hashRecoveryCode), now)
    await recordOwnAudit(
      tx,
      { viewer, author },
      {
        occurredAt: now,
        action: 'admin_user.totp_enabled',
        message: `${viewer.name} turned on one-time codes.`,
      },
    )
    const token = await deps.sessions.renew(tx, viewer.sessionId)
    return { answer: { totpEnabled: true, recoveryCodes }, token }
  })
}

/**
 * Turns one-time codes off with the password and a code of the app or a recovery code, and returns the renewed
 * session token. Refuses with VALIDATION_FAILED, INVALID_TRANSITION or RATE_LIMITED.
 */
export async function removeTotp(
  deps: OwnAccountDeps,
  { viewer, author, request }: Own & { readonly request: TotpRemovalRequest },
): Promise<{ token: string }> {
  const matched = await requirePassword(deps, viewer, { path: 'password', password: request.password })
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const account = await lockOwn(tx, viewer, matched)
    if (!account.totpEnabled) {
      throw new Refusal('INVALID_TRANSITION', 'One-time codes are off. Allowed now: enrolment.')
    }
    if (!(await acceptCode(tx, account, request.code, now))) {
      throw invalidField('code', 'is wrong or was already used')
    }

    await clearTotp(tx, account.id, now)
    await recordOwnAudit(
      tx,
      { viewer, author },
      {
        occurredAt: now,
        action: 'admin_user.totp_disabled',
        message: `${viewer.name} turned off one-time codes.`,
      },
    )
    return { token: await deps.sessions.renew(tx, viewer.sessionId) }
  })
}
