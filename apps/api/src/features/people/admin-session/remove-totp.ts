import type { TotpRemovalRequest } from '@platen/contract'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { clearTotp } from './admin-session.store.ts'
import { acceptCode } from './one-time-code.ts'
import { lockOwn, recordOwnAudit, requirePassword, type Own, type OwnAccountDeps } from './own-account.ts'

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
