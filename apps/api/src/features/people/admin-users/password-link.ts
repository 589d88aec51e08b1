import { newSessionToken } from '../../../platform/auth/session-cookie.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import type { IntervalPlan } from '../../../platform/jobs/job-plan.ts'
import { MAIL_QUEUE, type MailedLink, type PasswordLinkJob } from '../../back-office/notifications/index.ts'
import { addToken, claimDueEmails, insertPasswordLink, type PasswordLink } from './admin-users.store.ts'

const LINK_LIFETIME_MS = 3 * 24 * 3_600_000

export interface LinkConfig {
  readonly consoleUrl: string
  readonly smtpUrl: string | undefined
}

/** Without a mail server, emails are files, which must not contain a key to an account. */
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
function passwordAddress({ consoleUrl }: Pick<LinkConfig, 'consoleUrl'>, token: string): string {
  return `${consoleUrl}/admin/password#${token}`
}

const BATCH = 50

/** The mark on the link and the job commit together. */
export function passwordLinkRelay({ transaction }: { readonly transaction: Transaction }): IntervalPlan {
  return {
    name: 'mail-password-links',
    everySeconds: 2,
    replicas: 'every',
    run: ({ enqueue }) =>
      transaction(async (tx) => {
        const links = await claimDueEmails(tx, BATCH)
        const jobs = links.map(({ id, purpose }): PasswordLinkJob => ({
          linkId: id,
          email: `team-${purpose}`,
        }))
        if (jobs.length > 0) await enqueue(tx, MAIL_QUEUE, jobs)
        return links.length < BATCH ? 'done' : 'more'
      }),
  }
}

/** Each email gets its own token, so that neither the job nor the database ever holds a working one. */
export async function createMailedLink(
  deps: {
    readonly transaction: Transaction
    readonly clock: Clock
    readonly config: { readonly consoleUrl: string }
  },
  linkId: string,
): Promise<MailedLink | undefined> {
  const { token, tokenHash } = newSessionToken()
  const link = await deps.transaction((tx) => addToken(tx, linkId, tokenHash, deps.clock.now()))
  return link && { ...link, url: passwordAddress(deps.config, token) }
}
