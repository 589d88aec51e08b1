import type { DocumentKind } from '@platen/contract'
import { sql } from 'kysely'
import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import { freshPlanFor, type Database, type Tx } from '../../../platform/database/transaction.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { likePatterns } from '../../../platform/records/search-text.ts'

export interface DocumentRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly orderId: string
  readonly orderNumber: string
  readonly recipient: string
  readonly issuedOn: string
  readonly issuedAt: Date
  readonly issuedBy: { readonly id: string; readonly name: string } | null
  readonly currency: string
  readonly totalMinor: number
  readonly taxMinor: number
  readonly invoiceId: string | null
  readonly paymentId: string | null
  readonly creditedMinor: number
  readonly contentSha256: string
  readonly sentAt: Date | null
  /** What only the accountant's table has. */
  readonly invoiceNumber: string | null
  readonly taxId: string | null
}

export interface DocumentFilter {
  readonly after?: string | undefined
  readonly kind?: DocumentKind | undefined
  /** `YYYY-MM`. */
  readonly month?: string | undefined
  readonly orderId?: string | undefined
  /** Normalised like the searched text. */
  readonly words?: string | undefined
}

const COLUMNS = sql`
  d.id, d.kind, d.number, d.order_id AS "orderId", o.number AS "orderNumber",
  d.content #>> '{recipient,name}' AS recipient, d.issued_on AS "issuedOn", d.issued_at AS "issuedAt",
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END AS "issuedBy",
  d.currency, d.total_minor AS "totalMinor", d.tax_minor AS "taxMinor", d.invoice_id AS "invoiceId",
  d.payment_id AS "paymentId", encode(d.content_sha256, 'hex') AS "contentSha256",
  (SELECT i.number FROM documents AS i WHERE i.id = d.invoice_id) AS "invoiceNumber",
  d.content #>> '{recipient,taxId}' AS "taxId",
  (SELECT coalesce(sum(c.total_minor), 0)::bigint FROM documents AS c WHERE c.invoice_id = d.id) AS "creditedMinor",
  (SELECT max(s.sent_at) FROM document_sendings AS s WHERE s.document_id = d.id) AS "sentAt"`
const TABLES = sql`
  documents AS d JOIN orders AS o ON o.id = d.order_id LEFT JOIN admin_users AS u ON u.id = d.issued_by`

/** Newest first. Customers that were erased are found by numbers only. */
export async function listDocumentRows(
  database: Database,
  { after, kind, month, orderId, words }: DocumentFilter,
  limit: number,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`${freshPlanFor(words)}
    SELECT ${COLUMNS} FROM ${TABLES}
    WHERE ${after === undefined ? sql`true` : sql`d.id < ${after}`}
      AND ${kind === undefined ? sql`true` : sql`d.kind = ${kind}`}
      AND ${orderId === undefined ? sql`true` : sql`d.order_id = ${orderId}`}
      AND ${month === undefined ? sql`true` : inMonth(month)}
      AND ${words === undefined ? sql`true` : isNamed(words)}
    ORDER BY d.id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

function inMonth(month: string) {
  const first = `${month}-01`
  return sql`d.issued_on >= ${first}::date AND d.issued_on < ${first}::date + interval '1 month'`
}

function isNamed(words: string) {
  const patterns = likePatterns(words)
  return sql`(d.order_id IN (SELECT id FROM orders WHERE search_text LIKE ANY(${patterns}::text[]))
    OR lower(d.number) LIKE ANY(${patterns.map((pattern) => pattern.slice(1))}::text[]))`
}

export async function findDocumentRow(database: Database, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`SELECT ${COLUMNS} FROM ${TABLES} WHERE d.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export interface StoredDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly orderId: string
  readonly issuedAt: Date
  readonly content: BusinessDocument
  readonly pdf: Buffer | null
}

export async function findStoredDocument(
  database: Database,
  id: string,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    SELECT d.id, d.kind, d.number, d.order_id AS "orderId", d.issued_at AS "issuedAt", d.content, f.pdf
    FROM documents AS d LEFT JOIN document_files AS f ON f.document_id = d.id WHERE d.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

/** The first one stays. */
export async function keepPdf(database: Database, id: string, pdf: Buffer, now: Date): Promise<Buffer> {
  await sql`
    INSERT INTO document_files (document_id, pdf, drawn_at) VALUES (${id}, ${pdf}, ${now})
    ON CONFLICT (document_id) DO NOTHING`.execute(database)
  const kept = await findStoredDocument(database, id)
  return kept?.pdf ?? pdf
}

/** Its documents as they are listed in a table, in the order of their numbers. */
export async function listDocumentsOfMonth(
  database: Database,
  month: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${COLUMNS} FROM ${TABLES}
    WHERE ${inMonth(month)} AND ${after === undefined ? sql`true` : sql`d.id > ${after}`}
    ORDER BY d.id LIMIT ${limit}`.execute(database)
  return rows
}

export async function insertSending(
  tx: Tx,
  sending: {
    readonly id: string
    readonly documentId: string
    readonly at: Date
    readonly by: string | null
  },
): Promise<void> {
  await sql`
    INSERT INTO document_sendings (id, document_id, sent_at, sent_by)
    VALUES (${sending.id}, ${sending.documentId}, ${sending.at}, ${sending.by})`.execute(tx)
}

/** Of an event. None once the customer was erased. */
export async function findIssuedDocument(database: Database, eventId: number): Promise<string | undefined> {
  const { rows } = await sql<{ documentId: string | null }>`
    SELECT payload ->> 'documentId' AS "documentId" FROM events WHERE id = ${eventId}`.execute(database)
  const id = rows[0]?.documentId ?? undefined
  return id === undefined ? undefined : decodeId('document', id)
}
