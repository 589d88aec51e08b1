import { hashToken, newSessionToken } from '../../../platform/auth/session-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deleteSession, insertSession, takeLink, type AccountSession } from './account.store.ts'

export const SESSION_SECONDS = 30 * 24 * 3600

interface SignIn {
  /** Of the link. */
  readonly token: string
  /** What the browser had: it ends, and its value is never used again. */
  readonly formerToken: string | undefined
  readonly device: string
}

export async function signInByLink(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { token, formerToken, device }: SignIn,
): Promise<{ session: AccountSession; token: string }> {
  return transaction(async (tx) => {
    const now = clock.now()
    const contact = await takeLink(tx, hashToken(token), now)
    if (!contact)
      throw new Refusal('RESOURCE_NOT_FOUND', 'This link was used already, or is older than 15 minutes.', {
        details: { reason: 'link_used' },
        resolution: 'Request a new link.',
      })
    if (formerToken !== undefined) await deleteSession(tx, hashToken(formerToken))
    const fresh = newSessionToken()
    const session: AccountSession = {
      ...contact,
      id: newUuid(now),
      device: device.slice(0, 200),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    }
    await insertSession(tx, session, fresh.tokenHash)
    return { session, token: fresh.token }
  })
}
