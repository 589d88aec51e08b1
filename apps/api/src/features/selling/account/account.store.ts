import { sql } from 'kysely'
import { builtOnce, type Database, type Tx } from '../../../platform/database/transaction.ts'
import { familyOf, rootOf } from '../../../platform/records/customer-families.ts'

/** A phone also has the UUID of the customer on whose page staff made the link. */
export interface ProvenContact {
  readonly email: string | null
  readonly phone: string | null
  readonly customerId: string | null
}

/** One of both contacts, or both. */
export interface AccountSession extends ProvenContact {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

const SESSION = sql`
  s.id, s.email, s.phone, s.customer_id AS "customerId", s.device, s.created_at AS "createdAt",
  s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt"`

/** By digest: how long a comparison takes tells nothing about a token. */
export const findSession = (() => {
  const find = builtOnce(
    (tokenHash: Buffer, now: Date) => sql<AccountSession>`
      SELECT ${SESSION} FROM account_sessions AS s WHERE s.token_hash = ${tokenHash} AND s.expires_at > ${now}`,
  )
  return async (database: Database, tokenHash: Buffer, now: Date): Promise<AccountSession | undefined> =>
    (await find(database, tokenHash, now))[0]
})()

export async function touchSession(database: Database, id: string, now: Date): Promise<void> {
  await sql`UPDATE account_sessions SET last_seen_at = ${now} WHERE id = ${id}`.execute(database)
}

export async function insertSession(tx: Tx, session: AccountSession, tokenHash: Buffer): Promise<void> {
  const { id, email, phone, customerId, device, createdAt, lastSeenAt, expiresAt } = session
  await sql`
    INSERT INTO account_sessions (
      id, token_hash, email, phone, customer_id, device, created_at, last_seen_at, expires_at)
    VALUES (${id}, ${tokenHash}, ${email}, ${phone}, ${customerId}, ${device}, ${createdAt}, ${lastSeenAt},
      ${expiresAt})`.execute(tx)
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM account_sessions WHERE token_hash = ${tokenHash}`.execute(database)
  return Number(numAffectedRows ?? 0)
}

/**
 * A session that proves more gets a new token. Undefined when it ended meanwhile, or another link was added at the
 * same moment.
 */
export async function addContact(
  tx: Tx,
  formerHash: Buffer,
  { email, phone, customerId }: ProvenContact,
  tokenHash: Buffer,
): Promise<AccountSession | undefined> {
  const { rows } = await sql<AccountSession>`
    UPDATE account_sessions AS s SET token_hash = ${tokenHash}, email = coalesce(${email}, s.email),
      phone = coalesce(${phone}, s.phone), customer_id = coalesce(${customerId}::uuid, s.customer_id)
    WHERE s.token_hash = ${formerHash} RETURNING ${SESSION}`.execute(tx)
  return rows[0]
}

/** Links first: whoever uses one at this moment has committed their session when the sessions are looked for. */
export async function endSessionsOfContact(tx: Tx, { email, phone }: ProvenContact): Promise<number> {
  const isOf = sql`(lower(email) = lower(${email}::text) OR phone = ${phone}::text)`
  await sql`DELETE FROM account_links WHERE ${isOf}`.execute(tx)
  const { numAffectedRows } = await sql`DELETE FROM account_sessions WHERE ${isOf}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

interface NewLink extends ProvenContact {
  readonly id: string
  readonly tokenHash: Buffer | null
  readonly locale: string | null
  readonly emailDue: boolean
  readonly requestedAt: Date
  readonly expiresAt: Date | null
  readonly createdBy: string | null
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  const { id, tokenHash, email, phone, customerId, locale, emailDue, requestedAt, expiresAt, createdBy } =
    link
  await sql`
    INSERT INTO account_links (
      id, token_hash, email, phone, customer_id, locale, email_due, requested_at, expires_at, created_by)
    VALUES (${id}, ${tokenHash}, ${email}, ${phone}, ${customerId}, ${locale}, ${emailDue}, ${requestedAt},
      ${expiresAt}, ${createdBy})`.execute(tx)
}

/** Exactly one contact. Of two who use it at once, one gets it. */
export async function takeLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<ProvenContact | undefined> {
  const { rows } = await sql<ProvenContact>`
    DELETE FROM account_links WHERE token_hash = ${tokenHash} AND expires_at > ${now}
    RETURNING email, phone, customer_id AS "customerId"`.execute(tx)
  return rows[0]
}

const IS_KNOWN = sql<boolean>`(
  EXISTS (SELECT FROM customers AS c WHERE lower(c.email) = lower(l.email))
  OR EXISTS (SELECT FROM orders AS o WHERE lower(o.customer_email) = lower(l.email))
  OR EXISTS (SELECT FROM estimates AS e WHERE lower(e.customer_email) = lower(l.email) AND e.version > 0))`

export async function claimDueLinks(tx: Tx, most: number): Promise<{ id: string; isKnown: boolean }[]> {
  const { rows } = await sql<{ id: string; isKnown: boolean }>`
    SELECT l.id, ${IS_KNOWN} AS "isKnown" FROM account_links AS l WHERE l.email_due
    ORDER BY l.id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(tx)
  const idsOf = (wanted: boolean) => rows.filter(({ isKnown }) => isKnown === wanted).map(({ id }) => id)
  await sql`UPDATE account_links SET email_due = false WHERE id = ANY(${idsOf(true)}::uuid[])`.execute(tx)
  await sql`DELETE FROM account_links WHERE id = ANY(${idsOf(false)}::uuid[])`.execute(tx)
  return rows
}

export interface LinkToMail {
  readonly email: string
  readonly name: string
  readonly locale: string | null
}

/** Undefined once it was withdrawn, or the customer was erased. */
export async function addToken(
  tx: Tx,
  id: string,
  { tokenHash, expiresAt }: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<LinkToMail | undefined> {
  const { rows } = await sql<LinkToMail>`
    UPDATE account_links AS l SET token_hash = ${tokenHash}, expires_at = ${expiresAt}
    WHERE l.id = ${id} AND l.email IS NOT NULL
    RETURNING l.email, l.locale, coalesce(
      (SELECT c.name FROM customers AS c WHERE lower(c.email) = lower(l.email)),
      (SELECT o.customer_name FROM orders AS o WHERE lower(o.customer_email) = lower(l.email)
        ORDER BY o.id DESC LIMIT 1),
      (SELECT e.customer_name FROM estimates AS e WHERE lower(e.customer_email) = lower(l.email)
        ORDER BY e.id DESC LIMIT 1),
      '') AS name`.execute(tx)
  return rows[0]
}

/** Who is signed in. Of two contacts, the email address decides. */
export interface AccountCustomer {
  /** UUID. */
  readonly id: string
  readonly name: string
  readonly locale: string | null
  readonly trade: boolean
  readonly priceListId: string | null
}

/** The customer as they are now, also after a merge. With contacts of two, that of the email address. */
export async function findAccountCustomer(
  database: Database,
  { email, customerId }: ProvenContact,
): Promise<AccountCustomer | undefined> {
  const { rows } = await sql<AccountCustomer>`
    SELECT c.id, c.name, c.locale, c.trade, c.price_list_id AS "priceListId" FROM (
      SELECT id, email FROM customers WHERE lower(email) = lower(${email}::text) OR id = ${customerId}::uuid) AS own
    JOIN customers AS c ON c.id = ${rootOf('own.id')}
    ORDER BY (lower(own.email) = lower(${email}::text)) IS TRUE DESC LIMIT 1`.execute(database)
  return rows[0]
}

const MOST_SESSIONS = 100

/** As SQL: of the customer and of all that were merged into them, by customer or by a contact that is theirs. */
function ofFamily(customerId: string) {
  return sql`(
    customer_id IN ${familyOf(sql`${customerId}::uuid`)}
    OR lower(email) IN (SELECT lower(f.email) FROM customers AS f WHERE f.id IN ${familyOf(sql`${customerId}::uuid`)})
    OR phone IN (SELECT f.phone FROM customers AS f WHERE f.id IN ${familyOf(sql`${customerId}::uuid`)}))`
}

export async function listCustomerSessions(
  database: Database,
  customerId: string,
  now: Date,
): Promise<AccountSession[]> {
  const { rows } = await sql<AccountSession>`
    SELECT ${SESSION} FROM account_sessions AS s WHERE ${ofFamily(customerId)} AND s.expires_at > ${now}
    ORDER BY s.id DESC LIMIT ${sql.lit(MOST_SESSIONS)}`.execute(database)
  return rows
}

/** Links first, as in `endSessionsOfContact`. */
export async function endCustomerSessions(tx: Tx, customerId: string): Promise<number> {
  await sql`DELETE FROM account_links WHERE ${ofFamily(customerId)}`.execute(tx)
  const { numAffectedRows } = await sql`
    DELETE FROM account_sessions WHERE ${ofFamily(customerId)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
