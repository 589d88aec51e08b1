import type { Pool } from 'pg'
import { findLedgerProblems } from '../features/stock-and-money/inventory/index.ts'
import { createDatabase } from '../platform/database/transaction.ts'
import { decodeId } from '../platform/records/ids.ts'

interface Shop {
  readonly services: { readonly pool: Pick<Pool, 'query'> }
}

export async function onHand(shop: Shop, variantId: string): Promise<{ onHand: number; reserved: number }> {
  const { rows } = await shop.services.pool.query<{ onHand: number; reserved: number }>(
    'SELECT on_hand AS "onHand", reserved FROM inventory_items WHERE variant_id = $1',
    [decodeId('variant', variantId)],
  )
  return rows[0]!
}

export async function setOnHand(shop: Shop, variantId: string, quantity: number): Promise<void> {
  await shop.services.pool.query(
    `WITH item AS (SELECT id, on_hand FROM inventory_items WHERE variant_id = $1 FOR UPDATE),
     counted AS (
       INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, actor_kind, occurred_at)
       SELECT gen_random_uuid(), id, 'count', $2, $2 - on_hand, $2, 'system', now() FROM item)
     UPDATE inventory_items SET on_hand = $2 FROM item WHERE inventory_items.id = item.id`,
    [decodeId('variant', variantId), quantity],
  )
}

export async function ledgerProblems(shop: {
  readonly services: { readonly pool: Pool }
}): Promise<unknown[]> {
  return findLedgerProblems(createDatabase(shop.services.pool), 100)
}
