import type { EstimateAnswerKind } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import type { EstimateAnswer, EstimateNote, EstimateVersion, Words } from './estimate.ts'
import type { Colleague } from './estimates.store.ts'

/** As the customer has it now. */
export async function taxIdOf(tx: Tx, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null
  const row = await tx
    .selectFrom('customers')
    .select('tax_id')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.tax_id ?? null
}

interface NewVersion extends Omit<EstimateVersion, 'words'> {
  readonly estimateId: string
  readonly words: Words
  readonly wordsDigest: string
  readonly sentBy: string
}

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx
    .insertInto('estimate_versions')
    .values({
      estimate_id: version.estimateId,
      version: version.version,
      offer: JSON.stringify(version.offer),
      words: JSON.stringify(version.words),
      words_digest: version.wordsDigest,
      hash: version.hash,
      paper: JSON.stringify(version.paper),
      sent_at: version.sentAt,
      sent_by: version.sentBy,
    })
    .execute()
}

export async function findVersion(
  database: Database,
  estimateId: string,
  version: number,
): Promise<EstimateVersion | undefined> {
  const { rows } = await sql<EstimateVersion>`
    SELECT version, offer, words, hash, paper, sent_at AS "sentAt" FROM estimate_versions
    WHERE estimate_id = ${estimateId} AND version = ${version}`.execute(database)
  return rows[0]
}

export interface SentVersion {
  readonly version: number
  readonly hash: string
  readonly totalMinor: number
  readonly sentAt: Date
  readonly sentBy: Colleague
  readonly hasFile: boolean
  readonly firstViewedAt: Date | null
  readonly lastViewedAt: Date | null
}

export async function listVersions(database: Database, estimateId: string): Promise<SentVersion[]> {
  const { rows } = await sql<SentVersion>`
    SELECT v.version, v.hash, (v.offer #>> '{totals,totalMinor}')::bigint AS "totalMinor", v.sent_at AS "sentAt",
      jsonb_build_object('id', u.id, 'name', u.name) AS "sentBy",
      v.words IS NOT NULL AS "hasFile", s.first_at AS "firstViewedAt", s.last_at AS "lastViewedAt"
    FROM estimate_versions AS v
    JOIN admin_users AS u ON u.id = v.sent_by
    LEFT JOIN estimate_views AS s ON s.estimate_id = v.estimate_id AND s.version = v.version
    WHERE v.estimate_id = ${estimateId} ORDER BY v.version DESC`.execute(database)
  return rows
}

/** Whether it is the first view of this version. A view within an hour of the last is not written. */
export async function writeView(
  tx: Tx,
  estimateId: string,
  version: number,
  now: Date,
): Promise<'first' | 'again' | 'known'> {
  const { rows } = await sql<{ first: boolean }>`
    INSERT INTO estimate_views AS v (estimate_id, version, first_at, last_at)
    VALUES (${estimateId}, ${version}, ${now}, ${now})
    ON CONFLICT (estimate_id, version) DO UPDATE SET last_at = excluded.last_at
      WHERE v.last_at < excluded.last_at - interval '1 hour'
    RETURNING first_at = last_at AS first`.execute(tx)
  const [row] = rows
  return row ? (row.first ? 'first' : 'again') : 'known'
}

interface NewAnswer extends Omit<EstimateAnswer, 'at'> {
  readonly estimateId: string
  readonly ipAddress: string | null
  readonly salt: string | null
  readonly now: Date
}

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  await tx
    .insertInto('estimate_answers')
    .values({
      id: answer.id,
      estimate_id: answer.estimateId,
      version: answer.version,
      kind: answer.kind,
      name: answer.name,
      ip_address: answer.ipAddress,
      salt: answer.salt,
      notes: JSON.stringify(answer.notes),
      answered_at: answer.now,
    })
    .execute()
}

export async function listAnswers(database: Database, estimateId: string): Promise<EstimateAnswer[]> {
  const { rows } = await sql<
    Omit<EstimateAnswer, 'notes' | 'kind'> & { kind: EstimateAnswerKind; notes: readonly EstimateNote[] }
  >`
    SELECT id, version, kind, name, notes, answered_at AS at FROM estimate_answers
    WHERE estimate_id = ${estimateId} ORDER BY id DESC`.execute(database)
  return rows
}
