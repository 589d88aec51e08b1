import { getArtworkPreview } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { isSigned, sameBytes, sign, type KeyRing } from '../../../platform/server-keys.ts'

const HOUR_MS = 60 * 60_000
const VALID_HOURS = 24

export function previewUrl(key: KeyRing, artworkId: string, now: Date): string {
  const id = encodeId('artwork', artworkId)
  const expires = previewExpiry(now).getTime() / 1000
  const path = getArtworkPreview.path.replace('{artworkId}', id)
  return `${path}?expires=${expires}&signature=${asText(sign(key, signedText(id, expires)))}`
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
