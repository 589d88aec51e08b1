import { localeFor, offeredLocales } from '@platen/messages'
import { isSigned, sameBytes, sign, type KeyRing } from '../../../platform/server-keys.ts'

const MAC_BYTES = 16

/** A token of one opens nothing of the other. */
type Tracked = 'order' | 'estimate'

/**
 * Derived from the order (its UUID and a keyed digest, 43 base64url characters), so that emails can include
 * it at any time and it is not stored with the order. Only the stored responses of creating an order and of
 * staff decisions hold it, for the day that their idempotency keys live.
 */
export function trackingToken(key: KeyRing, id: string, of: Tracked = 'order'): string {
  const uuid = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([uuid, cut(sign(key, signedText(uuid, of)))]).toString('base64url')
}

export function readTrackingToken(key: KeyRing, token: string, of: Tracked = 'order'): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + MAC_BYTES) return undefined
  const uuid = bytes.subarray(0, 16)
  const given = bytes.subarray(16)
  if (!isSigned(key, signedText(uuid, of), (signature) => sameBytes(given, cut(signature)))) return undefined
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signedText(uuid: Buffer, of: Tracked): string {
  return `${of} ${uuid.toString('hex')}`
}

function cut(signature: Buffer): Buffer {
  return signature.subarray(0, MAC_BYTES)
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
