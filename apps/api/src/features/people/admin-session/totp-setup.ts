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
import { clearTotp, enableTotp, insertRecoveryCodes, storePendingTotp } from './admin-session.store.ts'
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
  readonly shop: { get(): Promise<{ readonly storeName: string }> }
}

/** Sign-ins require codes only after a first code was confirmed. */
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
      throw alreadyOn()
    }
    const secret = newTotpSecret()
    await storePendingTotp(tx, account.id, secret, now)
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

/** Only this response shows the recovery codes. */
export async function confirmTotp(
  deps: OwnAccountDeps,
  { viewer, author, code }: Own & { readonly code: string },
): Promise<{ answer: TotpConfirmation; token: string }> {
  await countTry(deps, viewer)
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const account = await lockOwn(tx, viewer)
    if (account.totpEnabled || account.totpSecret === null) {
      throw account.totpEnabled ? alreadyOn() : notOn()
    }
    const step = totpStep(account.totpSecret, code, now)
    if (step === undefined)
      throw invalidField('code', 'is not the code that your app shows now', 'wrong_code')

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

export async function removeTotp(
  deps: OwnAccountDeps,
  { viewer, author, request }: Own & { readonly request: TotpRemovalRequest },
): Promise<{ token: string }> {
  const matched = await requirePassword(deps, viewer, { path: 'password', password: request.password })
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const account = await lockOwn(tx, viewer, matched)
    if (!account.totpEnabled) {
      throw notOn()
    }
    if (!(await acceptCode(tx, account, request.code, now))) {
      throw invalidField('code', 'is wrong, expired or was already used', 'wrong_code')
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

function alreadyOn(): Refusal {
  return new Refusal('INVALID_TRANSITION', 'One-time codes are already on. Allowed now: removal.', {
    details: { reason: 'codes_on', state: 'on', allowedActions: ['removal'] },
  })
}

function notOn(): Refusal {
  return new Refusal('INVALID_TRANSITION', 'One-time codes are off. Allowed now: enrolment.', {
    details: { reason: 'codes_off', state: 'off', allowedActions: ['enrolment'] },
  })
}
