import { getArtworkPreview } from '@platen/contract'
import { LRUCache } from 'lru-cache'
import { encodeId } from '../../../platform/records/ids.ts'
import { isSigned, sameBytes, sign, type KeyRing } from '../../../platform/server-keys.ts'

const HOUR_MS = 60 * 60_000
const VALID_HOURS = 24

/** Lists show the same pictures all the time, and a URL is the same for an hour. */
const MOST_KEPT = 5_000
/** By the key that signed them. */
const kept = new WeakMap<object, LRUCache<string, string>>()

export function previewUrl(key: KeyRing, artworkId: string, now: Date): string {
  const [current] = key.keys
  const expires = previewExpiry(now).getTime() / 1000
  const urls = kept.get(current) ?? new LRUCache<string, string>({ max: MOST_KEPT })
  kept.set(current, urls)
  const name = `${artworkId} ${expires}`
  const known = urls.get(name)
  if (known !== undefined) return known
  const id = encodeId('artwork', artworkId)
  const path = getArtworkPreview.path.replace('{artworkId}', id)
  const url = `${path}?expires=${expires}&signature=${asText(sign(key, signedText(id, expires)))}`
  urls.set(name, url)
  return url
}

/** On the full hour, so that the URL stays the same for an hour and browsers can cache it. */
export function previewExpiry(now: Date): Date {
  return new Date((Math.ceil(now.getTime() / HOUR_MS) + VALID_HOURS) * HOUR_MS)
}

/** `expires` is in seconds since 1970. */
export function isValidPreview(
  key: KeyRing,
  { artworkId, expires, signature: given }: { artworkId: string; expires: number; signature: string },
  now: Date,
): boolean {
  // Compared as text: base64url has several spellings of the same bytes.
  const isGenuine = isSigned(key, signedText(artworkId, expires), (signature) =>
    sameBytes(Buffer.from(given), Buffer.from(asText(signature))),
  )
  return isGenuine && expires * 1000 > now.getTime()
}

function signedText(artworkId: string, expires: number): string {
  return `${artworkId}.${expires}`
}

function asText(signature: Buffer): string {
  return signature.toString('base64url')
}
