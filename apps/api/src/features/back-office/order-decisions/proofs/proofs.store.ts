import type { ItemKind, Preflight, ProofAnswerKind } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../../platform/database/transaction.ts'

/** What is frozen. Ids are UUIDs. */
interface ProofContent {
  readonly lines: readonly ProofLine[]
}

export interface ProofLine {
  /** Missing in proofs of earlier releases. */
  readonly kind?: ItemKind
  readonly variantId: string | null
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  readonly placements: readonly ProofPrint[]
}

interface ProofPrint {
  readonly zoneId: string | null
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: 0 | 90 | 180 | 270
  readonly artworkId: string
  readonly sha256: string
  readonly preflight: Preflight
}

interface ProofWords {
  readonly customerName: string
  readonly message: string | null
  /** Of the lines, because they may name people. Missing in proofs of earlier releases. */
  readonly notes?: readonly (string | null)[]
}

export interface ProofVersion {
  readonly version: number
  readonly content: ProofContent
  readonly words: ProofWords | null
  readonly hash: string
  readonly sentAt: Date
  readonly sentBy: Colleague
}

export interface Colleague {
  readonly id: string
  readonly name: string
}

interface PrintedNow {
  readonly content: ProofContent
  readonly customerName: string
  /** Of its lines. */
  readonly notes: readonly (string | null)[]
}

/** What the order prints now. */
export async function readPrinted(tx: Tx, orderId: string): Promise<PrintedNow> {
  const { rows } = await sql<ProofContent & Omit<PrintedNow, 'content'>>`
    SELECT o.customer_name AS "customerName",
      (SELECT coalesce(jsonb_agg(i.note ORDER BY i.position), '[]')
        FROM order_items AS i WHERE i.order_id = o.id) AS notes, (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'kind', i.kind, 'variantId', i.variant_id, 'garmentName', i.garment_name, 'colour', i.colour, 'size', i.size,
        'quantity', i.quantity, 'placements', (
          SELECT jsonb_agg(jsonb_build_object(
            'zoneId', p.zone_id, 'widthMm', p.width_mm, 'heightMm', p.height_mm, 'offsetXMm', p.offset_x_mm,
            'offsetYMm', p.offset_y_mm, 'rotationDeg', p.rotation_deg, 'artworkId', p.artwork_id,
            'sha256', encode(a.sha256, 'hex'), 'preflight', p.preflight) ORDER BY p.position)
          FROM placements AS p JOIN artworks AS a ON a.id = p.artwork_id WHERE p.order_item_id = i.id)
      ) ORDER BY i.position), '[]') FROM order_items AS i WHERE i.order_id = o.id) AS lines
    FROM orders AS o WHERE o.id = ${orderId}`.execute(tx)
  const [printed] = rows
  if (!printed) throw new Error('A locked order could not be read.')
  const { customerName, notes, lines } = printed
  return { content: { lines }, customerName, notes }
}

export interface NewVersion extends Omit<ProofVersion, 'sentBy' | 'version'> {
  readonly orderId: string
  readonly wordsDigest: string
  readonly sentBy: string
}

/** The order must be locked. Returns its version. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO proof_versions (order_id, version, content, words, words_digest, hash, sent_at, sent_by)
    SELECT ${version.orderId}, coalesce(max(version), 0) + 1, ${JSON.stringify(version.content)}::jsonb,
      ${JSON.stringify(version.words)}::jsonb, ${version.wordsDigest}, ${version.hash}, ${version.sentAt}, ${version.sentBy}
    FROM proof_versions WHERE order_id = ${version.orderId}
    RETURNING version`.execute(tx)
  return rows[0]?.version ?? 1
}

/** The newest first. */
export async function listVersions(database: Database, orderId: string, most = 100): Promise<ProofVersion[]> {
  const { rows } = await sql<ProofVersion>`
    SELECT v.version, v.content, v.words, v.hash, v.sent_at AS "sentAt",
      jsonb_build_object('id', u.id, 'name', u.name) AS "sentBy"
    FROM proof_versions AS v JOIN admin_users AS u ON u.id = v.sent_by
    WHERE v.order_id = ${orderId} ORDER BY v.version DESC LIMIT ${most}`.execute(database)
  return rows
}

export interface ProofAnswer {
  readonly version: number
  readonly kind: ProofAnswerKind
  readonly name: string | null
  readonly notes: readonly { readonly line: number | null; readonly text: string }[]
  readonly recordedBy: Colleague | null
  readonly reason: string | null
  readonly at: Date
}

interface NewAnswer extends Omit<ProofAnswer, 'recordedBy'> {
  readonly id: string
  readonly orderId: string
  readonly ipAddress: string | null
  readonly salt: string | null
  readonly recordedBy: string | null
}

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  await tx
    .insertInto('proof_answers')
    .values({
      id: answer.id,
      order_id: answer.orderId,
      version: answer.version,
      kind: answer.kind,
      name: answer.name,
      ip_address: answer.ipAddress,
      salt: answer.salt,
      notes: JSON.stringify(answer.notes),
      recorded_by: answer.recordedBy,
      reason: answer.reason,
      answered_at: answer.at,
    })
    .execute()
}

/** The newest first. */
export async function listAnswers(database: Database, orderId: string): Promise<ProofAnswer[]> {
  const { rows } = await sql<ProofAnswer>`
    SELECT a.version, a.kind, a.name, a.notes, a.reason, a.answered_at AS at,
      CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END AS "recordedBy"
    FROM proof_answers AS a LEFT JOIN admin_users AS u ON u.id = a.recorded_by
    WHERE a.order_id = ${orderId} ORDER BY a.id DESC`.execute(database)
  return rows
}
