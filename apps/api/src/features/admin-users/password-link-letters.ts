import { newSessionToken } from '../../platform/auth/session-cookie.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { IntervalPlan } from '../../platform/jobs/job-plan.ts'
import { MAIL_QUEUE, type MailedLink, type PasswordLinkJob } from '../notifications/index.ts'
import { addToken, claimDueLetters } from './admin-users.store.ts'
import { passwordAddress } from './password-link.ts'

const BATCH = 50

/** Puts the letters of new links into the mail queue: the mark on the link and the job commit together. */
export function passwordLinkRelay({ transaction }: { readonly transaction: Transaction }): IntervalPlan {
  return {
    name: 'mail-password-links',
    everySeconds: 2,
    replicas: 'every',
    run: ({ enqueue }) =>
      transaction(async (tx) => {
        const links = await claimDueLetters(tx, BATCH)
        const jobs = links.map(({ id, purpose }): PasswordLinkJob => ({
          linkId: id,
          letter: `team-${purpose}`,
        }))
        if (jobs.length > 0) await enqueue(tx, MAIL_QUEUE, jobs)
        return links.length < BATCH ? 'done' : 'more'
      }),
  }
}

/**
 * What the letter of a link says, with a token made for this letter alone: neither the job nor the database ever
 * holds one that works. Undefined when the link was used, replaced or is too old.
 */
export async function writePasswordLink(
  deps: {
    readonly transaction: Transaction
    readonly clock: Clock
    readonly config: { readonly publicUrl: string }
  },
  linkId: string,
): Promise<MailedLink | undefined> {
  const { token, tokenHash } = newSessionToken()
  const link = await deps.transaction((tx) => addToken(tx, linkId, tokenHash, deps.clock.now()))
  return link && { ...link, url: passwordAddress(deps.config, token) }
}
