import type { PaymentProofRecord } from '@platen/contract'
import type { Pool } from 'pg'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { renderPreview } from '../artworks/index.ts'
import { keepFile } from '../../../platform/file-removal/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  insertPaymentProof,
  type ProofFormat,
  proofFormatOf,
  type StoredProof,
} from './payment-proofs.store.ts'

export interface UploadPaymentProofDeps extends Pick<
  Platform,
  'database' | 'transaction' | 'storage' | 'clock'
> {
  readonly pool: Pool
}

/** Pictures are fully decoded first; a PDF is stored unchecked because the service never opens it. */
export async function uploadPaymentProof(
  { transaction, storage, clock, ...files }: UploadPaymentProofDeps,
  file: UploadedFile,
): Promise<PaymentProofRecord> {
  const format = proofFormatOf(file.bytes)
  if (format === undefined)
    throw invalidField('file', 'must be a PNG, JPEG or WebP picture or a PDF', 'proof_format')
  await refuseUnreadable(file, format)

  const sha256 = file.sha256.toString('hex')
  const put = () => storage.put(storageKey('proof', sha256), file.bytes, 'application/octet-stream')
  await put()
  const record = await transaction(async (tx) => {
    const proof: StoredProof = {
      id: newUuid(),
      fileName: file.name,
      byteSize: file.bytes.length,
      format,
      sha256,
      createdAt: clock.now(),
    }
    await insertPaymentProof(tx, proof)
    return toPaymentProofRecord(proof)
  })
  await keepFile(files, { kind: 'proof', sha256: file.sha256 }, put)
  return record
}

/** The refusals of the image sandbox are about artwork, so they are translated here. */
async function refuseUnreadable({ client, bytes }: UploadedFile, format: ProofFormat): Promise<void> {
  if (format === 'pdf') return
  try {
    await renderPreview(client, bytes, format)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'ARTWORK_REJECTED') throw error
    throw invalidField('file', 'is damaged, incomplete or too large; try a screenshot of it', 'damaged')
  }
}

function toPaymentProofRecord({
  id,
  fileName,
  format,
  byteSize,
  createdAt,
}: StoredProof): PaymentProofRecord {
  return { id: encodeId('proof', id), fileName, format, byteSize, createdAt: createdAt.toISOString() }
}
