import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { searchText } from '../../../platform/records/search-text.ts'
import { invalidField } from '../../../platform/refusal.ts'

/** Rows with either of these belong to the person. */
export interface Person {
  readonly email?: string
  readonly phone?: string
  /** UUID. */
  readonly customerId?: string
}

/** With the UUIDs of the customers who are this person. */
export interface KnownPerson extends Person {
  readonly customerIds: readonly string[]
}

export function requirePerson({ email, phone, customerId }: Person): void {
  if (email === undefined && phone === undefined && customerId === undefined)
    throw invalidField('email', 'or phone or customerId is required', 'no_contact')
}

/** Shorter words match by chance. */
const SHORTEST_NAME = 3

/** For texts that cannot be erased. */
export function namesPerson(text: string, words: readonly (string | null | undefined)[]): boolean {
  const said = searchText(text)
  const digits = said.replaceAll(/[^0-9]/g, '')
  const spoken = new Set(said.split(/[^\p{L}\p{N}]+/u))
  return words.some((word) => {
    if (word == null) return false
    if (word.startsWith('+')) return digits.includes(word.slice(-7))
    if (word.includes('@')) return said.includes(searchText(word))
    return searchText(word)
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.length >= SHORTEST_NAME && spoken.has(part))
  })
}

export function isOf(
  { email, phone, customerIds }: KnownPerson,
  column: { readonly email: string; readonly phone: string; readonly customer: string },
): RawBuilder<boolean> {
  const byEmail =
    email === undefined ? sql`false` : sql`lower(${sql.ref(column.email)}) = ${email.toLowerCase()}`
  // The first condition is the one of the index.
  const byPhone =
    phone === undefined
      ? sql`false`
      : sql`(right(${sql.ref(column.phone)}, 7) = right(${phone}, 7) AND ${sql.ref(column.phone)} = ${phone})`
  const byCustomer = sql`${sql.ref(column.customer)} = ANY(${[...customerIds]}::uuid[])`
  return sql<boolean>`(${byEmail} OR ${byPhone} OR ${byCustomer})`
}

/** Merged customers are one person. */
export async function findKnown(database: Database, person: Person): Promise<KnownPerson> {
  const { email = null, phone = null, customerId = null } = person
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE matched AS (
      SELECT id, merged_into FROM customers WHERE lower(email) = lower(${email}::text)
      UNION SELECT id, merged_into FROM customers WHERE phone = ${phone}::text
      UNION SELECT id, merged_into FROM customers WHERE id = ${customerId}::uuid
    ), family AS (
      SELECT id, merged_into FROM matched
      UNION SELECT c.id, c.merged_into FROM family AS f CROSS JOIN LATERAL (
        SELECT id, merged_into FROM customers WHERE id = f.merged_into
        UNION ALL SELECT id, merged_into FROM customers WHERE merged_into = f.id) AS c)
    SELECT id FROM family ORDER BY id`.execute(database)
  if (customerId !== null && rows.length === 0)
    throw invalidField('customerId', 'does not name a customer', 'not_found')
  return { ...person, customerIds: rows.map(({ id }) => id) }
}
