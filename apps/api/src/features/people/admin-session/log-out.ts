import { recordAudit } from '../../../platform/records/audit.ts'
import type { Sessions, SignedIn } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'

interface LogOutDeps {
  readonly transaction: Transaction
  readonly sessions: Sessions
  readonly clock: Clock
}

interface LogOut {
  readonly session: SignedIn
  readonly requestId: string
  readonly ipAddress: string
}

/** Ends the session of this browser. Does nothing when it has already ended. */
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
