import { sql } from 'kysely'
import type { Database, Tx } from '../../../../platform/database/transaction.ts'
import { COLUMNS, type Customer, type CustomerDetails } from '../customers.store.ts'

/** Erased ones have no contact. */
export async function findByContacts(
  database: Database,
  { emails, phones }: { readonly emails: readonly string[]; readonly phones: readonly string[] },
): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    SELECT ${COLUMNS} FROM customers AS c WHERE c.id IN (
      SELECT id FROM customers WHERE lower(email) IN (SELECT lower(e) FROM unnest(${emails}::text[]) AS e)
      UNION SELECT id FROM customers WHERE phone IN (SELECT p FROM unnest(${phones}::text[]) AS p))
    ORDER BY c.id`.execute(database)
  return rows
}

interface CustomerToWrite extends CustomerDetails {
  readonly id: string
  readonly words: string
}

const ROWS = (rows: readonly CustomerToWrite[]) => sql`
  json_to_recordset(${JSON.stringify(rows)}::json) AS r(
    id uuid, name text, company text, email text, phone text, locale text, tags text[], trade boolean, "taxId" text,
    note text, words text)`

export async function insertCustomers(tx: Tx, rows: readonly CustomerToWrite[], now: Date): Promise<void> {
  await sql`
    INSERT INTO customers (
      id, name, company, email, phone, locale, tags, trade, tax_id, note, search_text, created_at, updated_at)
    SELECT id, name, company, email, phone, locale, tags, trade, "taxId", note, words, ${now}, ${now}
    FROM ${ROWS(rows)}`.execute(tx)
}

/** Customers are found by the words of those that were merged into them, too. */
export async function updateCustomers(tx: Tx, rows: readonly CustomerToWrite[], now: Date): Promise<void> {
  await sql`
    UPDATE customers AS c SET name = r.name, company = r.company, email = r.email, phone = r.phone, locale = r.locale,
      tags = r.tags, trade = r.trade, tax_id = r."taxId", note = r.note, revision = c.revision + 1, updated_at = ${now},
      search_text = concat_ws(' ', r.words, (
        SELECT string_agg(m.search_text, ' ' ORDER BY m.merged_at DESC, m.id) FROM customers AS m
        WHERE m.merged_into = c.id))
    FROM ${ROWS(rows)} WHERE c.id = r.id`.execute(tx)
}

/** In the order in which they came. */
export async function listAllCustomers(database: Database): Promise<CustomerDetails[]> {
  const { rows } = await sql<Customer>`
    SELECT ${COLUMNS} FROM customers AS c WHERE c.merged_into IS NULL AND c.erased_at IS NULL
    ORDER BY c.id`.execute(database)
  return rows
}
