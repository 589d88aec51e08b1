import { Refusal } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPaymentProof, type StoredProof } from '../../selling/payment-proofs/index.ts'

/** A PDF is downloaded because browsers do not show it within the sandbox. */
const SHOWN_AS = {
  png: { type: 'image/png', disposition: 'inline' },
  jpeg: { type: 'image/jpeg', disposition: 'inline' },
  webp: { type: 'image/webp', disposition: 'inline' },
  pdf: { type: 'application/pdf', disposition: 'attachment' },
} as const satisfies Record<StoredProof['format'], { type: string; disposition: string }>

/** The headers keep the uploaded file from running anything. */
export async function readProofFile(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  proofId: string,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const proof = await findPaymentProof(database, proofId)
  if (!proof)
    throw new Refusal('RESOURCE_NOT_FOUND', 'This payment proof does not exist or was removed.', {
      details: { reason: 'file_removed' },
    })
  const bytes = await storage.get(storageKey('proof', proof.sha256))
  if (!bytes) throw new Error('The file of a payment proof is missing in storage.')
  const { type, disposition } = SHOWN_AS[proof.format]
  return {
    bytes,
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="proof.${proof.format}"; filename*=UTF-8''${encoded(proof.fileName)}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  }
}

/** Encodes as in RFC 8187, which does not allow four characters that `encodeURIComponent` leaves. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
