import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ProofFormat } from './proof-format.ts'

/** A picture or PDF of a transfer slip, as it was uploaded. */
export interface StoredProof {
  readonly id: string
  readonly fileName: string
  readonly byteSize: number
  readonly format: ProofFormat
  /** 64 hex digits: what the file is stored under. */
  readonly sha256: string
  readonly createdAt: Date
}

export async function insertPaymentProof(tx: Tx, proof: StoredProof): Promise<void> {
  await tx
    .insertInto('payment_proofs')
    .values({
      id: proof.id,
      sha256: Buffer.from(proof.sha256, 'hex'),
      file_name: proof.fileName,
      byte_size: proof.byteSize,
      format: proof.format,
      created_at: proof.createdAt,
    })
    .execute()
}

/** A proof whose file is still kept. */
export async function findPaymentProof(database: Kysely<DB>, id: string): Promise<StoredProof | undefined> {
  const row = await database
    .selectFrom('payment_proofs')
    .select(['id', 'file_name', 'byte_size', 'format', 'sha256', 'created_at'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      fileName: row.file_name,
      byteSize: row.byte_size,
      format: row.format as ProofFormat,
      sha256: row.sha256.toString('hex'),
      createdAt: row.created_at,
    }
  )
}
