import type { CustomerSignInLink, SignInLinkRequest } from '@platen/contract'
import { languageFor } from '../../../messages/messages.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { newSessionToken } from '../../../platform/auth/session-cookie.ts'
import { accountKey } from '../../../platform/http/rate-limits.ts'
import type { IntervalPlan } from '../../../platform/jobs/job-plan.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getCustomer } from '../../back-office/customers/index.ts'
import {
  listEditedTexts,
  MAIL_QUEUE,
  type MailedSignInLink,
  type SignInLinkJob,
  writeSignInMessage,
} from '../../back-office/notifications/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { pageUrl } from '../orders/index.ts'
import { addToken, claimDueLinks, insertLink } from './account.store.ts'

/** From when the link is made. */
const LINK_LIFETIME_MS = 15 * 60_000
const BATCH = 50

type StoreDeps = Pick<Platform, 'transaction' | 'clock' | 'limits'>

/** Does the same whether or not the address is known: `signInLinkRelay` looks for it later. */
export async function requestSignInLink(
  { transaction, clock, limits }: StoreDeps,
  { email, locale }: SignInLinkRequest,
): Promise<{ status: 'accepted' }> {
  await limits.consume('sign-in-link-address', accountKey(email))
  return transaction(async (tx) => {
    const now = clock.now()
    await insertLink(tx, {
      ...{ id: newUuid(now), email, phone: null, customerId: null, createdBy: null },
      ...{ locale: locale ?? null, tokenHash: null, emailDue: true, requestedAt: now, expiresAt: null },
    })
    return { status: 'accepted' as const }
  })
}

/** The mark on the request and the job commit together. Requests of unknown addresses are deleted. */
export function signInLinkRelay({ transaction }: Pick<Platform, 'transaction'>): IntervalPlan {
  return {
    name: 'mail-sign-in-links',
    everySeconds: 2,
    replicas: 'every',
    run: ({ enqueue }) =>
      transaction(async (tx) => {
        const links = await claimDueLinks(tx, BATCH)
        const jobs = links.flatMap(({ id, isKnown }): SignInLinkJob[] =>
          isKnown ? [{ signInLinkId: id, email: 'account-sign-in' }] : [],
        )
        if (jobs.length > 0) await enqueue(tx, MAIL_QUEUE, jobs)
        return links.length < BATCH ? 'done' : 'more'
      }),
  }
}

interface LinkDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: Pick<ShopCache, 'get'>
  readonly config: { readonly publicUrl: string }
}

/** The token is made when the email is sent, so neither the job nor the database ever holds a working one. */
export async function createMailedSignInLink(
  { transaction, clock, shop, config }: LinkDeps,
  linkId: string,
): Promise<MailedSignInLink | undefined> {
  const { token, tokenHash } = newSessionToken()
  const expiresAt = new Date(clock.now().getTime() + LINK_LIFETIME_MS)
  const { locales: offered } = await shop.get()
  const link = await transaction((tx) => addToken(tx, linkId, { tokenHash, expiresAt }))
  return link && { ...link, expiresAt, url: linkUrl(config, token, { locale: link.locale, offered }) }
}

/** For staff to send on WhatsApp. Shown once. */
export async function createChatLink(
  { transaction, clock, shop, config }: LinkDeps,
  { customerId, author }: { readonly customerId: string; readonly author: AdminAuthor },
): Promise<CustomerSignInLink> {
  const { locales: offered, storeName } = await shop.get()
  return transaction(async (tx) => {
    const now = clock.now()
    const { name, phone, locale } = await getCustomer(tx, customerId)
    if (phone === null)
      throw new Refusal('INVALID_TRANSITION', 'This customer has no phone.', {
        details: { reason: 'no_phone', state: 'no_phone', allowedActions: [] },
      })
    const { token, tokenHash } = newSessionToken()
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
    await insertLink(tx, {
      ...{ id: newUuid(now), email: null, phone, customerId, createdBy: author.actor.id, locale },
      ...{ tokenHash, emailDue: false, requestedAt: now, expiresAt },
    })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'customer.sign_in_link_created',
        entity: { type: 'customer', id: encodeId('customer', customerId) },
        message: `${author.actor.name} made a sign-in link for a customer.`,
      },
    ])
    const language = languageFor([locale, ...offered])
    const url = linkUrl(config, token, { locale: language.locale, offered })
    const facts = { customerName: name, storeName, url }
    const text = writeSignInMessage(facts, language, await listEditedTexts(tx))
    return {
      ...{ signInUrl: url, signInText: text, expiresAt: expiresAt.toISOString() },
      signInChatUrl: `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`,
    }
  })
}

/** Browsers do not send what follows `#`, so no log contains the token. */
function linkUrl(
  { publicUrl }: { readonly publicUrl: string },
  token: string,
  languages: Parameters<typeof pageUrl>[2],
): string {
  return pageUrl(publicUrl, `/account/link#${token}`, languages)
}
