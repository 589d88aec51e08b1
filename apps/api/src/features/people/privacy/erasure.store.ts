import { sql } from 'kysely'
import type { OrderStatus } from '@platen/contract'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { StoredFile } from '../../../platform/file-removal/index.ts'
import { isOf, type KnownPerson } from './person.ts'

interface Named {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

export interface PersonsOrder extends Named {
  readonly number: string
  readonly status: OrderStatus
}

export interface PersonsLead extends Named {
  readonly reference: string
}

export async function lockOrders(tx: Tx, person: KnownPerson): Promise<PersonsOrder[]> {
  const { rows } = await sql<PersonsOrder>`
    SELECT id, number, status, customer_name AS name, customer_email AS email, customer_phone AS phone FROM orders
    WHERE ${isOf(person, { email: 'customer_email', phone: 'customer_phone', customer: 'customer_id' })}
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return rows
}

export async function lockLeads(tx: Tx, person: KnownPerson): Promise<PersonsLead[]> {
  const { rows } = await sql<PersonsLead>`
    SELECT id, reference, name, email, phone FROM contact_leads
    WHERE ${isOf(person, { email: 'email', phone: 'phone', customer: 'customer_id' })}
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return rows
}

export interface PersonsEstimate extends Named {
  readonly number: string
}

export async function lockEstimates(tx: Tx, person: KnownPerson): Promise<PersonsEstimate[]> {
  const { rows } = await sql<PersonsEstimate>`
    SELECT id, number, customer_name AS name, customer_email AS email, customer_phone AS phone FROM estimates
    WHERE ${isOf(person, { email: 'customer_email', phone: 'customer_phone', customer: 'customer_id' })}
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return rows
}

/** Counts those that were not erased before. */
export async function eraseCustomers(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    UPDATE customers SET name = 'Erased customer', company = NULL, email = NULL, phone = NULL, locale = NULL, tags = '{}',
      tax_id = NULL, note = NULL, search_text = '', erased_at = ${now}, updated_at = ${now}, revision = revision + 1
    WHERE id = ANY(${[...ids]}::uuid[]) AND erased_at IS NULL RETURNING id`.execute(tx)
  await sql`UPDATE events SET payload = '{}' WHERE customer_id = ANY(${[...ids]}::uuid[])`.execute(tx)
  return rows.length
}

export async function lockCustomers(tx: Tx, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT id, name, email, phone FROM customers WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  )
  return rows
}

/** Links first: whoever uses one at this moment has committed their session when the sessions are looked for. */
export async function endAccountSessions(
  tx: Tx,
  {
    customerIds,
    contacts,
  }: { readonly customerIds: readonly string[]; readonly contacts: readonly string[] },
): Promise<void> {
  const lower = contacts.map((contact) => contact.toLowerCase())
  const isTheirs = sql`(
    lower(email) = ANY(${lower}::text[]) OR phone = ANY(${lower}::text[])
    OR customer_id = ANY(${[...customerIds]}::uuid[]))`
  await sql`DELETE FROM account_links WHERE ${isTheirs}`.execute(tx)
  await sql`DELETE FROM account_sessions WHERE ${isTheirs}`.execute(tx)
}

const ERASED = 'Erased'

export async function eraseOrders(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE orders SET customer_name = 'Erased customer', customer_email = NULL, customer_phone = NULL,
      customer_locale = NULL, client_digest = NULL, fulfilment = fulfilment || '{"address": null}', note = NULL, hold_reason = NULL,
      agreed_discount_reason = NULL, search_text = lower(number), erased_at = ${now}, updated_at = ${now}, revision = revision + 1
    WHERE id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`UPDATE proof_versions SET words = NULL WHERE order_id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`
    UPDATE proof_answers SET name = NULL, ip_address = NULL, salt = NULL, notes = '[]',
      reason = CASE WHEN reason IS NOT NULL THEN ${ERASED} END
    WHERE order_id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`UPDATE order_items SET note = NULL WHERE order_id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`
    UPDATE payments SET payer_name = NULL, decision_reason = NULL WHERE order_id = ANY(${ids}::uuid[])`.execute(
    tx,
  )
  await sql`UPDATE discount_uses SET email = NULL, phone = NULL WHERE order_id = ANY(${ids}::uuid[])`.execute(
    tx,
  )
  await sql`UPDATE refunds SET reason = ${ERASED} WHERE order_id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`UPDATE thread_messages SET body = ${ERASED} WHERE order_id = ANY(${ids}::uuid[]) AND body IS NOT NULL`.execute(
    tx,
  )
  await sql`UPDATE order_notes SET body = ${ERASED} WHERE order_id = ANY(${ids}::uuid[])`.execute(tx)
  // The timeline needs the event types. Of their payload only the number is certainly not personal.
  await sql`
    UPDATE events SET payload = jsonb_strip_nulls(jsonb_build_object('number', payload -> 'number'))
    WHERE order_id = ANY(${ids}::uuid[])`.execute(tx)
}

export async function eraseLeads(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE contact_leads SET name = 'Erased customer', email = NULL, phone = NULL, message = ${ERASED},
      order_number = NULL, locale = NULL, lost_reason = NULL, search_text = lower(reference),
      erased_at = ${now}, updated_at = ${now}, revision = revision + 1
    WHERE id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`UPDATE events SET payload = '{}' WHERE lead_id = ANY(${ids}::uuid[])`.execute(tx)
}

/** They cannot be changed: the law wants them kept as they were issued. */
export async function countDocuments(tx: Tx, orderIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM documents WHERE order_id = ANY(${orderIds}::uuid[])`.execute(tx)
  return rows[0]?.count ?? 0
}

/** What was offered stays with its hash; who it was offered to, and who approved it, is gone. */
export async function eraseEstimates(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE estimates SET customer_name = 'Erased customer', customer_company = NULL, customer_email = NULL,
      customer_phone = NULL, customer_locale = NULL, search_text = lower(number),
      words = '{"customerName": "Erased customer", "message": null, "address": null, "discountReason": null}',
      erased_at = ${now}, updated_at = ${now}, revision = revision + 1
    WHERE id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`
    UPDATE events SET payload = jsonb_strip_nulls(
      jsonb_build_object('number', payload -> 'number', 'version', payload -> 'version'))
    WHERE estimate_id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`
    UPDATE thread_messages SET body = ${ERASED} WHERE estimate_id = ANY(${ids}::uuid[]) AND body IS NOT NULL`.execute(
    tx,
  )
  await sql`UPDATE estimate_versions SET words = NULL WHERE estimate_id = ANY(${ids}::uuid[])`.execute(tx)
  await sql`
    UPDATE estimate_answers SET name = NULL, ip_address = NULL, salt = NULL, notes = '[]'
    WHERE estimate_id = ANY(${ids}::uuid[])`.execute(tx)
}

export interface NamedFile extends StoredFile {
  readonly kind: 'artwork' | 'proof'
  readonly id: string
}

export async function listFiles(
  tx: Tx,
  {
    orderIds,
    leadIds,
    estimateIds,
  }: {
    readonly orderIds: readonly string[]
    readonly leadIds: readonly string[]
    readonly estimateIds: readonly string[]
  },
): Promise<NamedFile[]> {
  const { rows } = await sql<NamedFile>`
    SELECT id, 'artwork' AS kind, sha256 FROM artworks WHERE id IN (
      SELECT p.artwork_id FROM placements AS p JOIN order_items AS i ON i.id = p.order_item_id
      WHERE i.order_id = ANY(${orderIds}::uuid[])
      UNION SELECT unnest(artwork_ids) FROM contact_leads WHERE id = ANY(${leadIds}::uuid[])
      UNION SELECT unnest(artwork_ids) FROM estimates WHERE id = ANY(${estimateIds}::uuid[])
      UNION SELECT unnest(artwork_ids) FROM thread_messages
      WHERE order_id = ANY(${orderIds}::uuid[]) OR estimate_id = ANY(${estimateIds}::uuid[]))
    UNION ALL
    SELECT id, 'proof', sha256 FROM payment_proofs WHERE id IN (
      SELECT proof_id FROM payments WHERE order_id = ANY(${orderIds}::uuid[]))`.execute(tx)
  return rows
}

/** Layouts name nobody but what their customer called them; a removed artwork leaves a gap in them. */
export async function eraseLayoutNames(tx: Tx, files: readonly NamedFile[]): Promise<void> {
  const artworkIds = files.filter(({ kind }) => kind === 'artwork').map(({ id }) => id)
  await sql`
    UPDATE sheet_layouts SET name = NULL WHERE name IS NOT NULL AND id IN (
      SELECT layout_id FROM sheet_layout_artworks WHERE artwork_id = ANY(${artworkIds}::uuid[]))`.execute(tx)
}

/** Their texts may be names. Whoever ordered one keeps the artwork that was made of it, unless that is erased too. */
export async function eraseDesigns(tx: Tx, files: readonly NamedFile[]): Promise<void> {
  const artworkIds = files.filter(({ kind }) => kind === 'artwork').map(({ id }) => id)
  await sql`
    DELETE FROM designs WHERE id IN (
      SELECT design_id FROM design_artworks WHERE artwork_id = ANY(${artworkIds}::uuid[]))`.execute(tx)
}

/** Call it last: files that another person's order or lead uses stay. */
export async function eraseFiles(tx: Tx, files: readonly NamedFile[], now: Date): Promise<StoredFile[]> {
  const idsOf = (kind: NamedFile['kind']) => files.filter((file) => file.kind === kind).map(({ id }) => id)
  const { rows } = await sql<StoredFile>`
    WITH gone_artworks AS (
      UPDATE artworks AS a SET file_name = ${ERASED}, removed_at = coalesce(removed_at, ${now})
      WHERE a.id = ANY(${idsOf('artwork')}::uuid[])
        AND NOT EXISTS (
          SELECT FROM placements AS p
          JOIN order_items AS i ON i.id = p.order_item_id
          JOIN orders AS o ON o.id = i.order_id
          WHERE p.artwork_id = a.id AND o.erased_at IS NULL)
        AND NOT EXISTS (
          SELECT FROM contact_leads AS l WHERE l.artwork_ids @> ARRAY[a.id] AND l.erased_at IS NULL)
        AND NOT EXISTS (
          SELECT FROM estimates AS e WHERE e.artwork_ids @> ARRAY[a.id] AND e.erased_at IS NULL)
        AND NOT EXISTS (
          SELECT FROM thread_messages AS m LEFT JOIN orders AS o ON o.id = m.order_id
          LEFT JOIN estimates AS e ON e.id = m.estimate_id
          WHERE m.artwork_ids @> ARRAY[a.id] AND m.artwork_ids <> '{}'
            AND coalesce(o.erased_at, e.erased_at) IS NULL)
      RETURNING sha256
    ), gone_proofs AS (
      UPDATE payment_proofs AS f SET file_name = ${ERASED}, removed_at = coalesce(removed_at, ${now})
      WHERE f.id = ANY(${idsOf('proof')}::uuid[])
        AND NOT EXISTS (
          SELECT FROM payments AS p JOIN orders AS o ON o.id = p.order_id
          WHERE p.proof_id = f.id AND o.erased_at IS NULL)
      RETURNING sha256
    )
    SELECT 'artwork' AS kind, sha256 FROM gone_artworks
    UNION ALL SELECT 'proof', sha256 FROM gone_proofs`.execute(tx)
  return rows
}
