import { newSessionToken } from '../../platform/auth/session-cookie.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { insertPasswordLink, type PasswordLink } from './admin-users.store.ts'

const LINK_LIVES_MS = 3 * 24 * 3_600_000

export interface LinkConfig {
  readonly publicUrl: string
  readonly smtpUrl: string | undefined
}

/**
 * Makes a link that sets a password once, for three days, and asks for a letter where mail is configured: without a
 * mail server a letter is a file, and a key to an account does not belong in one. Gives the address, to be shown once.
 */
export async function makePasswordLink(
  tx: Tx,
  config: LinkConfig,
  { userId, purpose, now }: { userId: string; purpose: PasswordLink['purpose']; now: Date },
): Promise<string> {
  const { token, tokenHash } = newSessionToken()
  await insertPasswordLink(tx, {
    tokenHash,
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIVES_MS),
    letterDue: config.smtpUrl !== undefined,
  })
  return passwordAddress(config, token)
}

/** The token stands behind `#`, which browsers send to no server and which no log sees. */
export function passwordAddress({ publicUrl }: Pick<LinkConfig, 'publicUrl'>, token: string): string {
  return `${publicUrl}/admin/password#${token}`
}
