import { localeFor, offeredLocales } from '@platen/messages'
import { linkToken, readLinkToken, type Linked } from '../../../platform/link-token.ts'
import type { KeyRing } from '../../../platform/server-keys.ts'

type Tracked = Exclude<Linked, 'layout'>

/**
 * Derived from the order, so that emails can include it at any time and it is not stored with the order. Only the
 * stored responses of creating an order and of staff decisions hold it, for the day that their idempotency keys live.
 */
export function trackingToken(key: KeyRing, id: string, of: Tracked = 'order'): string {
  return linkToken(key, id, of)
}

export function readTrackingToken(key: KeyRing, token: string, of: Tracked = 'order'): string | undefined {
  return readLinkToken(key, token, of)
}

interface PageLanguages {
  readonly locale: string | null
  readonly offered: readonly string[]
}

export function trackingUrl(
  publicUrl: string,
  token: string,
  languages: PageLanguages,
  of: Tracked = 'order',
): string {
  return pageUrl(publicUrl, `/${of}s/${token}`, languages)
}

/** In the customer's language if the shop offers it. Pages in the shop's first language have no prefix. */
export function pageUrl(publicUrl: string, path: string, { locale, offered }: PageLanguages): string {
  const [first, ...others] = offeredLocales(offered)
  const language = localeFor([locale]) ?? first
  return `${publicUrl}${others.includes(language) ? `/${language}` : ''}${path}`
}
