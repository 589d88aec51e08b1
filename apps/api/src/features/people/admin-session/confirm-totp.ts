import type { TotpConfirmation } from '@platen/contract'
import { hashRecoveryCode, newRecoveryCodes } from '../../../platform/auth/recovery-codes.ts'
import { totpStep } from '../../../platform/auth/totp.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { enableTotp, insertRecoveryCodes } from './admin-session.store.ts'
import { countTry, lockOwn, recordOwnAudit, type Own, type OwnAccountDeps } from './own-account.ts'

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
