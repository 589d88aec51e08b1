import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Order } from '../../selling/orders/index.ts'
import type { Offer } from './estimate.ts'

/** The stock items of these variants. */
export async function findBlanks(
  tx: Tx,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('inventory_items')
    .select(['id', 'variant_id'])
    .where('variant_id', 'in', variantIds)
    .where('active', '=', true)
    .execute()
  return new Map(rows.flatMap(({ id, variant_id }) => (variant_id === null ? [] : [[variant_id, id]])))
}

/** What an order from an estimate has beside its garments. */
export async function writeAgreedTerms(
  tx: Tx,
  orderId: string,
  { extras, agreedDiscount, offer }: Pick<Order, 'extras' | 'agreedDiscount'> & { readonly offer: Offer },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      extras: JSON.stringify(extras),
      discount: offer.discount === null ? null : JSON.stringify(offer.discount),
      agreed_discount_minor: agreedDiscount?.amountMinor ?? 0,
      agreed_discount_reason: agreedDiscount?.reason ?? null,
      deposit_percent: offer.depositPercent,
    })
    .where('id', '=', orderId)
    .execute()
  await sql`
    UPDATE order_items AS i SET agreed_price = true
    FROM unnest(${offer.lines.flatMap(({ text, agreedPrice }) => (text === null ? agreedPrice : []))}::boolean[])
      WITH ORDINALITY AS l(agreed, place)
    WHERE i.order_id = ${orderId} AND i.position = l.place - 1 AND l.agreed`.execute(tx)
}

/** What happens between them is undone when the work fails, and the transaction goes on. */
export async function attempt<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT attempt`.execute(tx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT attempt`.execute(tx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(tx)
    throw error
  }
}
