import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { storageKey } from '../../platform/storage/storage-key.ts'
import { findPaymentProof, type StoredProof } from '../payment-proofs/index.ts'

/** How a browser is told to treat each format. A PDF is saved: within the sandbox no browser shows it. */
const SHOWN_AS = {
  png: { type: 'image/png', disposition: 'inline' },
  jpeg: { type: 'image/jpeg', disposition: 'inline' },
  webp: { type: 'image/webp', disposition: 'inline' },
  pdf: { type: 'application/pdf', disposition: 'attachment' },
} as const satisfies Record<StoredProof['format'], { type: string; disposition: string }>

/**
 * The file of a transfer slip as it was sent, with headers that keep it from doing anything. `proofId` is a UUID.
 * Refuses with RESOURCE_NOT_FOUND one that never was or was removed.
 */
export async function readProofFile(
  { database, storage }: { readonly database: Kysely<DB>; readonly storage: Storage },
  proofId: string,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const proof = await findPaymentProof(database, proofId)
  if (!proof) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such payment proof (any more).')
  const bytes = await storage.get(storageKey('proof', proof.sha256))
  if (!bytes) throw new Error('The file of a recorded payment proof is not in the store of files.')
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

/** As RFC 8187 wants it: of the signs that `encodeURIComponent` leaves, four may not stand there. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
