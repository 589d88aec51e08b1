import { sql } from 'kysely'
import type { EstimateFacts } from './estimate-order.ts'
import { COSTING_AS_JSON } from './print-costs.store.ts'

/** The input of `estimateOrder` for the order `o` of a statement. */
export const ESTIMATE_FACTS_AS_JSON = sql<EstimateFacts>`jsonb_build_object(
  'costing', ${COSTING_AS_JSON},
  'exponent', (SELECT currency_exponent FROM store_settings),
  'lines', (
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
    FROM order_items AS i WHERE i.order_id = o.id))`
