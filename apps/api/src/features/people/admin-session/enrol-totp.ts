import type { TotpEnrolment } from '@platen/contract'
import { newTotpSecret, readableSecret, totpAddress } from '../../../platform/auth/totp.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { proposeTotp } from './admin-session.store.ts'
import { lockOwn, recordOwnAudit, requirePassword, type Own, type OwnAccountDeps } from './own-account.ts'

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
