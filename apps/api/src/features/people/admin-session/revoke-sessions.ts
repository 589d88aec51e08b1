import type { SessionRevocationResponse } from '@platen/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { recordOwnAudit, type Own, type OwnAccountDeps } from './own-account.ts'

type RevokeDeps = Pick<OwnAccountDeps, 'transaction' | 'sessions' | 'clock'>

/** Ends one of the viewer's own sessions. Refuses any other with RESOURCE_NOT_FOUND. */
export async function revokeSession(
  { transaction, sessions, clock }: RevokeDeps,
  { sessionId, ...own }: Own & { readonly sessionId: string },
): Promise<SessionRevocationResponse> {
  return transaction(async (tx) => {
    if (!(await sessions.endOwn(tx, own.viewer.userId, sessionId))) {
      throw new Refusal('RESOURCE_NOT_FOUND', 'You have no such session.')
    }
    await recordOwnAudit(tx, own, {
      occurredAt: clock.now(),
      action: 'admin_session.revoked',
      message: `${own.viewer.name} ended one of their sessions.`,
    })
    return { revoked: 1 }
  })
}

/** Ends all sessions of the viewer except the current one. */
export async function revokeOtherSessions(
  { transaction, sessions, clock }: RevokeDeps,
  own: Own,
): Promise<SessionRevocationResponse> {
  return transaction(async (tx) => {
    const revoked = await sessions.endAll(tx, own.viewer.userId, own.viewer.sessionId)
    if (revoked === 0) return { revoked }
    await recordOwnAudit(tx, own, {
      occurredAt: clock.now(),
      action: 'admin_session.revoked',
      message: `${own.viewer.name} ended their other sessions (${revoked}).`,
    })
    return { revoked }
  })
}
