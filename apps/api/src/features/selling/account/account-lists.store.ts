import type { AccountOrder, EstimateStatus, DocumentKind, OrderStatus, Stage } from '@platen/contract'
import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { familyOf, rootOf } from '../../back-office/customers/index.ts'
import type { ProvenContact } from './account.store.ts'

interface Page {
  /** UUID of the last one of the previous page. */
  readonly before: string | undefined
  readonly limit: number
}

/**
 * As SQL: orders that were placed with the contact itself. Somebody may type a wrong phone, so by a phone only those
 * of the customer on whose page staff made the link, or who were merged with them.
 */
function isOwnOrder({ email, phone, customerId }: ProvenContact) {
  const byEmail = sql`lower(o.customer_email) = lower(${email}::text)`
  if (phone === null) return sql`(${byEmail} AND o.erased_at IS NULL)`
  const root = sql`(SELECT ${rootOf('own.id')} FROM (SELECT ${customerId}::uuid AS id) AS own)`
  // The first condition is the one of the index.
  const byPhone = sql`(right(o.customer_phone, 7) = right(${phone}, 7) AND o.customer_phone = ${phone}
    AND o.customer_id IN ${familyOf(root)})`
  return email === null
    ? sql`(${byPhone} AND o.erased_at IS NULL)`
    : sql`((${byEmail} OR ${byPhone}) AND o.erased_at IS NULL)`
}

function isOwnEstimate({ email, phone }: ProvenContact) {
  return sql`((lower(e.customer_email) = lower(${email}::text) OR e.customer_phone = ${phone}::text)
    AND e.erased_at IS NULL)`
}

function isBefore(column: string, before: string | undefined) {
  return before === undefined ? sql`true` : sql`${sql.ref(column)} < ${before}::uuid`
}

export interface OwnOrder {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly stage: Stage
  readonly createdAt: Date
  readonly promisedBy: string
  readonly totalMinor: number
  readonly paidMinor: number
  readonly returnedMinor: number
  readonly currency: string
  readonly items: AccountOrder['items']
}

/** The ids of items, variants and artworks are UUIDs. */
export async function listOwnOrders(
  database: Database,
  contact: ProvenContact,
  { before, limit }: Page,
): Promise<OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    SELECT o.id, o.number, o.status, o.stage, o.created_at AS "createdAt", o.promised_by AS "promisedBy",
      o.total_minor AS "totalMinor", o.paid_minor AS "paidMinor", o.returned_minor AS "returnedMinor", o.currency, (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', i.id, 'kind', i.kind, 'variantId', i.variant_id, 'garmentName', i.garment_name, 'colour', i.colour, 'size', i.size,
          'quantity', i.quantity, 'note', i.note, 'placements', (
            SELECT coalesce(jsonb_agg(jsonb_build_object(
              'id', p.id, 'zoneId', p.zone_id, 'widthMm', p.width_mm, 'heightMm', p.height_mm,
              'offsetXMm', p.offset_x_mm, 'offsetYMm', p.offset_y_mm, 'rotationDeg', p.rotation_deg,
              'sizeTierId', p.size_tier_id,
              'artwork', jsonb_build_object('id', a.id, 'fileName', a.file_name, 'previewUrl', '')
            ) ORDER BY p.position), '[]')
            FROM placements AS p JOIN artworks AS a ON a.id = p.artwork_id AND a.removed_at IS NULL
            WHERE p.order_item_id = i.id)
        ) ORDER BY i.position), '[]')
        FROM order_items AS i WHERE i.order_id = o.id) AS items
    FROM orders AS o
    WHERE ${isOwnOrder(contact)} AND ${isBefore('o.id', before)} ORDER BY o.id DESC LIMIT ${rowLimit(limit)}`.execute(
    database,
  )
  return rows
}

export interface OwnEstimate {
  readonly id: string
  readonly number: string
  readonly status: EstimateStatus
  readonly sentAt: Date
  readonly validUntil: string
  readonly totalMinor: number
  readonly currency: string
}

/** As the newest version says, which is what the link shows. A draft was not sent, or was withdrawn. */
export async function listOwnEstimates(
  database: Database,
  contact: ProvenContact,
  { before, limit }: Page,
): Promise<OwnEstimate[]> {
  const { rows } = await sql<OwnEstimate>`
    SELECT e.id, e.number, e.status, v.sent_at AS "sentAt", v.offer ->> 'validUntil' AS "validUntil",
      (v.offer #>> '{totals,totalMinor}')::bigint AS "totalMinor", v.offer ->> 'currency' AS currency
    FROM estimates AS e
    JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = coalesce(e.approved_version, e.version)
    WHERE ${isOwnEstimate(contact)} AND e.status <> 'draft' AND ${isBefore('e.id', before)}
    ORDER BY e.id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

export interface OwnArtwork {
  readonly id: string
  readonly fileName: string
  readonly lastUsedAt: Date
  readonly orderNumber: string
  readonly orderId: string
}

export async function listOwnArtworks(
  database: Database,
  contact: ProvenContact,
  { before, limit }: Page,
): Promise<OwnArtwork[]> {
  const { rows } = await sql<OwnArtwork>`
    SELECT DISTINCT ON (a.id) a.id, a.file_name AS "fileName", o.created_at AS "lastUsedAt",
      o.number AS "orderNumber", o.id AS "orderId"
    FROM orders AS o
    JOIN order_items AS i ON i.order_id = o.id
    JOIN placements AS p ON p.order_item_id = i.id
    JOIN artworks AS a ON a.id = p.artwork_id AND a.removed_at IS NULL
    WHERE ${isOwnOrder(contact)} AND ${isBefore('a.id', before)}
    ORDER BY a.id DESC, o.id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

export interface OwnDocumentRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly orderNumber: string
  readonly issuedOn: string
  readonly currency: string
  readonly totalMinor: number
}

export async function listOwnDocuments(
  database: Database,
  contact: ProvenContact,
  { before, limit }: Page,
): Promise<OwnDocumentRow[]> {
  const { rows } = await sql<OwnDocumentRow>`
    SELECT d.id, d.kind, d.number, o.number AS "orderNumber", d.issued_on AS "issuedOn", d.currency,
      d.total_minor AS "totalMinor"
    FROM orders AS o JOIN documents AS d ON d.order_id = o.id
    WHERE ${isOwnOrder(contact)} AND ${isBefore('d.id', before)} ORDER BY d.id DESC LIMIT ${rowLimit(limit)}`.execute(
    database,
  )
  return rows
}

export async function isOwnDocument(
  database: Database,
  contact: ProvenContact,
  documentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM documents AS d JOIN orders AS o ON o.id = d.order_id
    WHERE d.id = ${documentId} AND ${isOwnOrder(contact)}`.execute(database)
  return rows.length > 0
}
