import { newSessionToken } from '../../../platform/auth/session-cookie.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { insertPasswordLink, type PasswordLink } from './admin-users.store.ts'

const LINK_LIFETIME_MS = 3 * 24 * 3_600_000

export interface LinkConfig {
  readonly publicUrl: string
  readonly smtpUrl: string | undefined
}

/**
 * Makes a link that sets a password once, within three days, and returns its address. Marks it to be emailed only
 * when a mail server is configured: otherwise emails are files, which must not contain a key to an account.
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
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
    emailDue: config.smtpUrl !== undefined,
  })
  return passwordAddress(config, token)
}

/** Browsers do not send what follows `#`, so no log contains the token. */
export function passwordAddress({ publicUrl }: Pick<LinkConfig, 'publicUrl'>, token: string): string {
  return `${publicUrl}/admin/password#${token}`
}
