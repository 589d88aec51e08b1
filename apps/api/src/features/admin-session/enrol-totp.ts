import type { TotpEnrolment } from '@platen/contract'
import { newTotpSecret, readableSecret, totpAddress } from '../../platform/auth/totp.ts'
import { Refusal } from '../../platform/refusal.ts'
import { proposeTotp } from './admin-session.store.ts'
import { lockOwn, recordOwnAudit, requirePassword, type Own, type OwnAccountDeps } from './own-account.ts'

interface EnrolDeps extends OwnAccountDeps {
  /** The name under which the app shows the account. */
  readonly shop: { get(): Promise<{ readonly storeName: string }> }
}

/**
 * Makes a secret for the authenticator app. The sign-in asks for codes only when a first one was confirmed. Refuses
 * with VALIDATION_FAILED a wrong password, with INVALID_TRANSITION an account that has an app, and with RATE_LIMITED.
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
      throw new Refusal('INVALID_TRANSITION', 'One-time codes are on already. Allowed now: removal.')
    }
    const secret = newTotpSecret()
    await proposeTotp(tx, account.id, secret, now)
    await recordOwnAudit(
      tx,
      { viewer, author },
      {
        occurredAt: now,
        action: 'admin_user.totp_enrolled',
        message: `${viewer.name} began to set up one-time codes.`,
      },
    )
    return {
      secret: readableSecret(secret),
      otpauthUrl: totpAddress(secret, { account: viewer.email, issuer: storeName }),
    }
  })
}
