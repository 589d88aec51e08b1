import type { PrivacyExport } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { isOf, type KnownPerson } from './person.ts'

type Part<Name extends keyof PrivacyExport> = PrivacyExport[Name] extends readonly (infer Item)[]
  ? Item
  : never

export async function listOrderIds(database: Kysely<DB>, person: KnownPerson): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders WHERE ${isOf(person, { email: 'customer_email', phone: 'customer_phone', customer: 'customer_id' })}
    ORDER BY id`.execute(database)
  return rows.map(({ id }) => id)
}

export async function listCustomers(
  database: Kysely<DB>,
  { customerIds }: KnownPerson,
): Promise<Part<'customers'>[]> {
  const { rows } = await sql<Part<'customers'>>`
    SELECT id, name, company, email, phone, locale, tags, tax_id AS "taxId", note, ${utc('created_at')} AS "createdAt"
    FROM customers WHERE id = ANY(${[...customerIds]}::uuid[]) AND erased_at IS NULL ORDER BY id`.execute(
    database,
  )
  return rows
}

export async function listPayments(
  database: Kysely<DB>,
  orderIds: readonly string[],
): Promise<Part<'payments'>[]> {
  const { rows } = await sql<Part<'payments'>>`
    SELECT o.number AS "orderNumber", p.amount_minor AS "amountMinor", p.payer_name AS "payerName", p.reference,
      p.status, p.decision_reason AS "decisionReason", ${utc('p.submitted_at')} AS "submittedAt"
    FROM payments AS p JOIN orders AS o ON o.id = p.order_id
    WHERE p.order_id = ANY(${orderIds}::uuid[]) ORDER BY p.submitted_at, p.id`.execute(database)
  return rows
}

export async function listRefunds(
  database: Kysely<DB>,
  orderIds: readonly string[],
): Promise<Part<'refunds'>[]> {
  const { rows } = await sql<Part<'refunds'>>`
    SELECT o.number AS "orderNumber", r.amount_minor AS "amountMinor", r.reason, r.reference,
      ${utc('r.refunded_at')} AS "refundedAt"
    FROM refunds AS r JOIN orders AS o ON o.id = r.order_id
    WHERE r.order_id = ANY(${orderIds}::uuid[]) ORDER BY r.refunded_at, r.id`.execute(database)
  return rows
}

export async function listDocuments(
  database: Kysely<DB>,
  orderIds: readonly string[],
): Promise<Part<'documents'>[]> {
  const { rows } = await sql<Part<'documents'>>`
    SELECT o.number AS "orderNumber", d.number, d.kind, d.issued_on AS "issuedOn",
      d.content #>> '{recipient,name}' AS recipient, d.content #>> '{recipient,address}' AS address,
      d.content #>> '{recipient,taxId}' AS "taxId", d.total_minor AS "totalMinor"
    FROM documents AS d JOIN orders AS o ON o.id = d.order_id
    WHERE d.order_id = ANY(${orderIds}::uuid[]) ORDER BY d.id`.execute(database)
  return rows
}

export async function listNotes(database: Kysely<DB>, orderIds: readonly string[]): Promise<Part<'notes'>[]> {
  const { rows } = await sql<Part<'notes'>>`
    SELECT o.number AS "orderNumber", n.body, ${utc('n.created_at')} AS "createdAt"
    FROM order_notes AS n JOIN orders AS o ON o.id = n.order_id
    WHERE n.order_id = ANY(${orderIds}::uuid[]) ORDER BY n.id`.execute(database)
  return rows
}

export async function listMessages(
  database: Kysely<DB>,
  orderIds: readonly string[],
  estimateIds: readonly string[],
): Promise<Part<'messages'>[]> {
  const { rows } = await sql<Part<'messages'>>`
    SELECT o.number AS "orderNumber", e.number AS "estimateNumber", m.sender, m.body AS text,
      ${utc('m.sent_at')} AS "sentAt"
    FROM thread_messages AS m
    LEFT JOIN orders AS o ON o.id = m.order_id
    LEFT JOIN estimates AS e ON e.id = m.estimate_id
    WHERE (m.order_id = ANY(${orderIds}::uuid[]) OR m.estimate_id = ANY(${estimateIds}::uuid[])) AND m.channel = 'page'
    ORDER BY m.place`.execute(database)
  return rows
}

export async function listLeads(database: Kysely<DB>, person: KnownPerson): Promise<Part<'leads'>[]> {
  const { rows } = await sql<Part<'leads'>>`
    SELECT id, reference, status, channel, name, email, phone, topic, message, order_number AS "orderNumber",
      quantity_estimate AS "quantityEstimate", locale, lost_reason AS "lostReason",
      ${utc('received_at')} AS "receivedAt"
    FROM contact_leads WHERE ${isOf(person, { email: 'email', phone: 'phone', customer: 'customer_id' })} ORDER BY id`.execute(
    database,
  )
  return rows
}

export async function listEstimates(database: Kysely<DB>, person: KnownPerson): Promise<Part<'estimates'>[]> {
  const { rows } = await sql<Part<'estimates'>>`
    SELECT e.id, e.number, e.status, e.customer_name AS name, e.customer_company AS company,
      e.customer_email AS email, e.customer_phone AS phone, e.customer_locale AS locale,
      e.total_minor AS "totalMinor", e.offer ->> 'currency' AS currency, e.words ->> 'message' AS message,
      nullif(e.words -> 'address', 'null') AS address, ${utc('e.created_at')} AS "createdAt", (
        SELECT coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'name', a.name, 'ipAddress', host(a.ip_address),
          'notes', jsonb_path_query_array(a.notes, '$[*].text'), 'at', ${utc('a.answered_at')}) ORDER BY a.id), '[]')
        FROM estimate_answers AS a WHERE a.estimate_id = e.id) AS answers
    FROM estimates AS e
    WHERE ${isOf(person, { email: 'customer_email', phone: 'customer_phone', customer: 'customer_id' })} ORDER BY e.id`.execute(
    database,
  )
  return rows
}

export async function listSessions(database: Kysely<DB>, person: KnownPerson): Promise<Part<'sessions'>[]> {
  const { rows } = await sql<Part<'sessions'>>`
    SELECT email, phone, device, ${utc('created_at')} AS "createdAt", ${utc('last_seen_at')} AS "lastSeenAt"
    FROM account_sessions AS s WHERE ${isOf(person, { email: 's.email', phone: 's.phone', customer: 's.customer_id' })}
      OR lower(s.email) IN (SELECT lower(c.email) FROM customers AS c WHERE c.id = ANY(${[...person.customerIds]}::uuid[]))
    ORDER BY id`.execute(database)
  return rows
}

export async function listFiles(
  database: Kysely<DB>,
  orderIds: readonly string[],
  leadIds: readonly string[],
  estimateIds: readonly string[],
): Promise<Part<'files'>[]> {
  const { rows } = await sql<Part<'files'>>`
    SELECT id, 'artwork' AS kind, file_name AS "fileName", byte_size AS "byteSize",
      ${utc('created_at')} AS "createdAt", removed_at IS NOT NULL AS removed
    FROM artworks WHERE id IN (
      SELECT p.artwork_id FROM placements AS p JOIN order_items AS i ON i.id = p.order_item_id
      WHERE i.order_id = ANY(${orderIds}::uuid[])
      UNION SELECT unnest(artwork_ids) FROM contact_leads WHERE id = ANY(${leadIds}::uuid[])
      UNION SELECT unnest(artwork_ids) FROM estimates WHERE id = ANY(${estimateIds}::uuid[])
      UNION SELECT unnest(artwork_ids) FROM thread_messages
      WHERE order_id = ANY(${orderIds}::uuid[]) OR estimate_id = ANY(${estimateIds}::uuid[]))
    UNION ALL
    SELECT id, 'payment_proof', file_name, byte_size, ${utc('created_at')}, removed_at IS NOT NULL
    FROM payment_proofs WHERE id IN (SELECT proof_id FROM payments WHERE order_id = ANY(${orderIds}::uuid[]))
    ORDER BY 5, 1`.execute(database)
  return rows
}

export async function listLayouts(
  database: Kysely<DB>,
  artworkIds: readonly string[],
): Promise<Part<'layouts'>[]> {
  const { rows } = await sql<Part<'layouts'>>`
    SELECT id, name, ${utc('created_at')} AS "createdAt" FROM sheet_layouts WHERE id IN (
      SELECT layout_id FROM sheet_layout_artworks WHERE artwork_id = ANY(${[...artworkIds]}::uuid[]))
    ORDER BY id`.execute(database)
  return rows
}

export async function listDesigns(
  database: Kysely<DB>,
  artworkIds: readonly string[],
): Promise<Part<'designs'>[]> {
  const { rows } = await sql<Part<'designs'>>`
    SELECT d.id, d.name, ${utc('d.created_at')} AS "createdAt",
      ARRAY(
        SELECT l ->> 'text' FROM jsonb_array_elements(d.prints) AS p, jsonb_array_elements(p -> 'layers') AS l
        WHERE l ->> 'kind' = 'text') AS texts
    FROM designs AS d WHERE d.id IN (
      SELECT design_id FROM design_artworks WHERE artwork_id = ANY(${[...artworkIds]}::uuid[]))
    ORDER BY d.id`.execute(database)
  return rows
}

function utc(column: string) {
  return sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
