import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

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
export async function findPaymentProof(database: Database, id: string): Promise<StoredProof | undefined> {
  return database
    .selectFrom('payment_proofs')
    .select([
      'id',
      'file_name as fileName',
      'byte_size as byteSize',
      sql<ProofFormat>`format`.as('format'),
      sql<string>`encode(sha256, 'hex')`.as('sha256'),
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

type PictureFormat = 'png' | 'jpeg' | 'webp'
export type ProofFormat = PictureFormat | 'pdf'

/** The first bytes of each format, in Latin-1; a dot stands for any byte. */
const SIGNATURES = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  pdf: /^%PDF-/,
} as const satisfies Record<ProofFormat, RegExp>

export function proofFormatOf(bytes: Buffer): ProofFormat | undefined {
  const beginning = bytes.toString('latin1', 0, 12)
  return FORMATS.find((format) => SIGNATURES[format].test(beginning))
}

const FORMATS = Object.keys(SIGNATURES) as ProofFormat[]
