import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { EstimatedLine } from './estimate-order.ts'

interface EstimatedOrder {
  readonly lines: readonly EstimatedLine[]
  /** Decimals of the currency. */
  readonly exponent: number
}

export async function getEstimatedOrder(database: Kysely<DB>, orderId: string): Promise<EstimatedOrder> {
  const { rows } = await sql<EstimatedOrder>`
    SELECT s.currency_exponent AS exponent, (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'quantity', i.quantity,
        'blankUnitCost', (SELECT average_unit_cost::text FROM inventory_items WHERE id = i.inventory_item_id),
        'prints', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'widthMm', p.width_mm, 'heightMm', p.height_mm,
            'inkAreaPercent', (a.inspection ->> 'inkAreaPercent')::float8) ORDER BY p.position), '[]')
          FROM placements AS p JOIN artworks AS a ON a.id = p.artwork_id
          WHERE p.order_item_id = i.id)
      ) ORDER BY i.position), '[]')
      FROM order_items AS i WHERE i.order_id = ${orderId}) AS lines
    FROM store_settings AS s`.execute(database)
  const [order] = rows
  if (!order) throw new Error('The store has no settings.')
  return order
}
