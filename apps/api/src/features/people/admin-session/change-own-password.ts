import type { PasswordChangeRequest } from '@platen/contract'
import { passwordProblem } from '../../../platform/auth/common-passwords.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { setPasswordHash } from './admin-session.store.ts'
import { lockOwn, recordOwnAudit, requirePassword, type Own, type OwnAccountDeps } from './own-account.ts'

interface Changed {
  /** How many other sessions ended. */
  readonly revoked: number
  /** The new token of the current session. */
  readonly token: string
}

/**
 * Changes the viewer's own password, ends their other sessions and renews the current one. Refuses with
 * VALIDATION_FAILED a wrong current password or a common new one, and with RATE_LIMITED.
 */
export async function changeOwnPassword(
  deps: OwnAccountDeps,
  { viewer, author, request }: Own & { readonly request: PasswordChangeRequest },
): Promise<Changed> {
  const { currentPassword, newPassword } = request
  const matched = await requirePassword(deps, viewer, { path: 'currentPassword', password: currentPassword })
  const problem = passwordProblem(newPassword, viewer)
  if (problem !== undefined) throw invalidField('newPassword', problem)
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
