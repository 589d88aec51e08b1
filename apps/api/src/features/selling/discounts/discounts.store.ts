import type { DiscountKind } from '@platen/contract'
import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

export interface Discount {
  readonly id: string
  readonly code: string
  readonly kind: DiscountKind
  readonly percentOffBp: number | null
  readonly amountMinor: number | null
  readonly garmentKinds: readonly string[]
  readonly minimumMinor: number
  readonly validFrom: Date | null
  readonly validUntil: Date | null
  readonly maxUses: number | null
  readonly maxUsesEach: number | null
  readonly note: string | null
  readonly uses: number
  readonly givenMinor: number
  readonly endedAt: Date | null
  readonly revision: number
  readonly createdAt: Date
  readonly updatedAt: Date
  /** UUID */
  readonly updatedBy: { readonly id: string; readonly name: string } | null
}

const DISCOUNTS = sql`
  SELECT d.id, d.code, d.kind, d.percent_off_bp AS "percentOffBp", d.amount_minor AS "amountMinor",
    d.garment_kinds AS "garmentKinds", d.minimum_minor AS "minimumMinor", d.valid_from AS "validFrom",
    d.valid_until AS "validUntil", d.max_uses AS "maxUses", d.max_uses_each AS "maxUsesEach", d.note, d.uses,
    d.given_minor AS "givenMinor", d.ended_at AS "endedAt", d.revision, d.created_at AS "createdAt",
    d.updated_at AS "updatedAt",
    CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END AS "updatedBy"
  FROM discounts AS d LEFT JOIN admin_users AS u ON u.id = d.updated_by`

export async function findDiscount(database: Database, id: string): Promise<Discount | undefined> {
  const { rows } = await sql<Discount>`${DISCOUNTS} WHERE d.id = ${id}`.execute(database)
  return rows[0]
}

/** However it is typed. */
export async function findDiscountByCode(database: Database, code: string): Promise<Discount | undefined> {
  const { rows } = await sql<Discount>`${DISCOUNTS} WHERE d.code = ${code.toUpperCase()}`.execute(database)
  return rows[0]
}

export async function listDiscounts(
  database: Database,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Discount[]> {
  const { rows } = await sql<Discount>`
    ${DISCOUNTS} WHERE ${before ?? null}::uuid IS NULL OR d.id < ${before ?? null}::uuid
    ORDER BY d.id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

export async function lockDiscount(tx: Tx, id: string): Promise<void> {
  await sql`SELECT FROM discounts WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx)
}

export type Terms = Pick<
  Discount,
  | 'kind'
  | 'percentOffBp'
  | 'amountMinor'
  | 'garmentKinds'
  | 'minimumMinor'
  | 'validFrom'
  | 'validUntil'
  | 'maxUses'
  | 'maxUsesEach'
  | 'note'
>

export async function insertDiscount(
  tx: Tx,
  { id, code, terms, by, at }: { id: string; code: string; terms: Terms; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('discounts')
    .values({
      id,
      code: code.toUpperCase(),
      ...columnsOf(terms),
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

export async function writeDiscount(
  tx: Tx,
  id: string,
  { terms, by, at }: { terms: Terms; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('discounts')
    .set({ ...columnsOf(terms), revision: sql`revision + 1`, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
}

export async function endDiscount(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx
    .updateTable('discounts')
    .set({ ended_at: at, revision: sql`revision + 1`, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
}

function columnsOf(terms: Terms) {
  return {
    kind: terms.kind,
    percent_off_bp: terms.percentOffBp,
    amount_minor: terms.amountMinor,
    garment_kinds: [...terms.garmentKinds],
    minimum_minor: terms.minimumMinor,
    valid_from: terms.validFrom,
    valid_until: terms.validUntil,
    max_uses: terms.maxUses,
    max_uses_each: terms.maxUsesEach,
    note: terms.note,
  }
}

interface Use {
  readonly orderId: string
  readonly number: string
  readonly customerName: string
  readonly amountMinor: number
  readonly usedAt: Date
  readonly returnedAt: Date | null
}

export async function listUses(
  database: Database,
  discountId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Use[]> {
  const { rows } = await sql<Use>`
    SELECT u.order_id AS "orderId", o.number, o.customer_name AS "customerName", u.amount_minor AS "amountMinor",
      u.used_at AS "usedAt", u.returned_at AS "returnedAt"
    FROM discount_uses AS u JOIN orders AS o ON o.id = u.order_id
    WHERE u.discount_id = ${discountId} AND (${before ?? null}::uuid IS NULL OR u.order_id < ${before ?? null}::uuid)
    ORDER BY u.order_id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

/** Of cancelled and expired orders. After their blanks, because new orders lock the stock before the codes. */
export async function returnDiscounts(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE discount_uses SET returned_at = ${now}
    WHERE order_id = ANY(${orderIds}::uuid[]) AND returned_at IS NULL`.execute(tx)
}

/** The code of an order, which may have been another one. */
export async function writeUse(
  tx: Tx,
  use: {
    readonly orderId: string
    readonly discountId: string
    readonly amountMinor: number
    readonly at: Date
  },
): Promise<void> {
  await sql`
    INSERT INTO discount_uses (order_id, discount_id, amount_minor, email, phone, used_at)
    SELECT o.id, ${use.discountId}, ${use.amountMinor}, o.customer_email, o.customer_phone, ${use.at}
    FROM orders AS o WHERE o.id = ${use.orderId}
    ON CONFLICT (order_id) DO UPDATE SET discount_id = excluded.discount_id, amount_minor = excluded.amount_minor,
      used_at = CASE WHEN discount_uses.discount_id = excluded.discount_id THEN discount_uses.used_at
        ELSE excluded.used_at END,
      returned_at = NULL`.execute(tx)
}

export async function deleteUse(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('discount_uses').where('order_id', '=', orderId).execute()
}

/** The code that an order has. */
export interface DiscountUse {
  readonly discount: Discount
  readonly amountMinor: number
}

export async function findUse(tx: Tx, orderId: string): Promise<DiscountUse | undefined> {
  const use = await tx
    .selectFrom('discount_uses')
    .select(['discount_id', 'amount_minor'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const discount = use && (await findDiscount(tx, use.discount_id))
  return use && discount && { discount, amountMinor: use.amount_minor }
}

/** Of garments. */
export async function listKinds(database: Database): Promise<string[]> {
  const kinds = await database.selectFrom('garment_kinds').select('id').execute()
  return kinds.map(({ id }) => id)
}
