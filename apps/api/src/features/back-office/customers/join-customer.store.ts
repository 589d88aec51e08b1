import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { searchText } from '../../../platform/records/search-text.ts'

export interface Contact {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string | null
}

/** The UUID of the customer who has the contact, found or made. Orders of the storefront do this in their statement. */
export async function joinCustomer(
  tx: Tx,
  { name, email, phone, locale }: Contact,
  now: Date,
): Promise<string | null> {
  const fresh = newUuid(now)
  const { rows } = await sql<{ id: string | null }>`
    SELECT customer_with(${fresh}, ${name}, ${email}, ${phone}, ${locale}, ${searchText(name, email, phone)}, ${now}) AS id`.execute(
    tx,
  )
  const id = rows[0]?.id ?? null
  if (id === fresh) await emit(tx, { type: 'customer.created', customerId: id, occurredAt: now })
  return id
}

/**
 * Joins the oldest orders, requests and estimates that have no customer: those of before there were customers, and those that an
 * older replica wrote during an upgrade. Nobody is notified of these customers.
 */
export async function joinSome(tx: Tx, limit: number): Promise<number> {
  const orders = await joinRows(tx, sql`orders`, limit, {
    name: sql`customer_name`,
    email: sql`customer_email`,
    phone: sql`customer_phone`,
    locale: sql`customer_locale`,
    words: sql`substr(search_text, length(number) + 2)`,
    at: sql`created_at`,
  })
  const leads = await joinRows(tx, sql`contact_leads`, limit, {
    name: sql`name`,
    email: sql`email`,
    phone: sql`phone`,
    locale: sql`locale`,
    words: sql`substr(search_text, length(reference) + 2)`,
    at: sql`received_at`,
  })
  const estimates = await joinRows(tx, sql`estimates`, limit, {
    name: sql`customer_name`,
    email: sql`customer_email`,
    phone: sql`customer_phone`,
    locale: sql`customer_locale`,
    words: sql`substr(search_text, length(number) + 2)`,
    at: sql`created_at`,
  })
  return orders + leads + estimates
}

type Part = ReturnType<typeof sql>

async function joinRows(
  tx: Tx,
  table: Part,
  limit: number,
  columns: Readonly<Record<'name' | 'email' | 'phone' | 'locale' | 'words' | 'at', Part>>,
): Promise<number> {
  const { name, email, phone, locale, words, at } = columns
  const { rows } = await sql<{ count: number }>`
    WITH oldest AS MATERIALIZED (
      SELECT id, ${name} AS name, ${email} AS email, ${phone} AS phone, ${locale} AS locale, ${words} AS words, ${at} AS at
      FROM ${table} WHERE customer_id IS NULL AND erased_at IS NULL ORDER BY id LIMIT ${limit}
      FOR NO KEY UPDATE SKIP LOCKED
    ), joined AS MATERIALIZED (
      SELECT id, customer_with(uuid_at(at), name, email, phone, locale, words, at) AS customer_id FROM oldest
    ), updated AS (
      UPDATE ${table} AS t SET customer_id = joined.customer_id FROM joined WHERE t.id = joined.id RETURNING 1)
    SELECT count(*)::integer AS count FROM updated`.execute(tx)
  return rows[0]?.count ?? 0
}
