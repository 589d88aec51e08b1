import { hashToken, newSessionToken } from '../../../platform/auth/session-cookie.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  addContact,
  deleteSession,
  insertSession,
  takeLink,
  type AccountSession,
  type ProvenContact,
} from './account.store.ts'

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
    const contact = await useLink(tx, token, now)
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

interface Addition {
  /** Of the link. */
  readonly token: string
  readonly session: AccountSession
  /** Of the session. */
  readonly formerToken: string
}

/** Only the person who has the session open can add to it: a link never says which session it is for. */
export async function addContactByLink(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { token, session, formerToken }: Addition,
): Promise<{ session: AccountSession; token: string }> {
  return transaction(async (tx) => {
    const contact = await useLink(tx, token, clock.now())
    refuseAnother(session, contact)
    const fresh = newSessionToken()
    const added = await addContact(tx, hashToken(formerToken), contact, fresh.tokenHash)
    if (!added) throw new Refusal('UNAUTHENTICATED', 'The session ended meanwhile.')
    return { session: added, token: fresh.token }
  })
}

async function useLink(tx: Tx, token: string, now: Date): Promise<ProvenContact> {
  const contact = await takeLink(tx, hashToken(token), now)
  if (contact) return contact
  throw new Refusal('RESOURCE_NOT_FOUND', 'This link was used already, or is older than 15 minutes.', {
    details: { reason: 'link_used' },
    resolution: 'Request a new link.',
  })
}

/** The link stays unused, because the transaction is undone. */
function refuseAnother(session: AccountSession, { email, phone, customerId }: ProvenContact): void {
  const isOther =
    email === null
      ? session.phone !== null && (session.phone !== phone || session.customerId !== customerId)
      : session.email !== null && session.email.toLowerCase() !== email.toLowerCase()
  if (!isOther) return
  throw new Refusal('INVALID_TRANSITION', 'This account has another contact of this kind already.', {
    details: { reason: 'contact_proven', state: 'contact_proven', allowedActions: [] },
    resolution: 'Sign in with the link instead.',
  })
}
