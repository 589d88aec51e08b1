import type { PasswordSetting } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { findStoreName, passwordProblem } from '../../../platform/auth/common-passwords.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { hashToken } from '../../../platform/auth/session-cookie.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { setPasswordHash, takePasswordLink } from './admin-users.store.ts'

type SetPasswordDeps = Pick<Platform, 'transaction' | 'sessions' | 'clock'>

/** A refused password leaves the link usable. */
export async function setPassword(
  { transaction, sessions, clock }: SetPasswordDeps,
  { request, ...origin }: { request: PasswordSetting; requestId: string; ipAddress: string },
): Promise<{ email: string }> {
  const passwordHash = await hashPassword(request.password)
  return transaction(async (tx) => {
    const now = clock.now()
    const user = await takePasswordLink(tx, hashToken(request.token), now)
    if (!user)
      throw new Refusal('RESOURCE_NOT_FOUND', 'This link no longer works. Ask an owner for a new one.', {
        details: { reason: 'link_used' },
      })
    const storeName = await findStoreName(tx)
    const problem = passwordProblem(request.password, { email: user.email, storeName })
    if (problem !== undefined) throw invalidField('password', problem.message, problem.reason)

    await setPasswordHash(tx, user.id, passwordHash, now)
    await sessions.endAll(tx, user.id)
    await recordAudit(tx, [
      {
        ...origin,
        occurredAt: now,
        actor: { kind: 'admin', id: user.id, name: user.name },
        action: 'admin_user.password_set',
        entity: { type: 'admin_user', id: encodeId('adminUser', user.id) },
        message: `${user.name} set a password with a link.`,
      },
    ])
    return { email: user.email }
  })
}
