import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { AgreedDiscount, PricedEstimate } from '@platen/pricing'
import type { Order } from '../../../selling/orders/index.ts'
import type { StoredLine } from './plan-lines.ts'

/** The callers of all functions here have locked the order. */

export interface Contents extends Pick<
  Order,
  'extras' | 'fulfilment' | 'feeMinor' | 'subtotalMinor' | 'discountMinor' | 'taxMinor'
> {
  readonly lines: readonly StoredLine[]
  readonly lastPosition: number
  readonly hasFilm: boolean
  readonly instructionId: string
  /** Agreed for all lines of the order. */
  readonly discount: AgreedDiscount | null
  readonly depositPercent: number | null
}

export async function getContents(tx: Tx, orderId: string): Promise<Contents> {
  const { rows } = await sql<Contents>`
    SELECT o.extras, o.discount, o.deposit_percent AS "depositPercent", o.fulfilment, o.fee_minor AS "feeMinor", o.subtotal_minor AS "subtotalMinor",
      o.discount_minor AS "discountMinor", o.tax_minor AS "taxMinor", o.instruction_id AS "instructionId",
      EXISTS (SELECT FROM order_items WHERE order_id = o.id AND kind <> 'garment') AS "hasFilm",
      (SELECT max(position) FROM order_items WHERE order_id = o.id) AS "lastPosition",
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'variantId', i.variant_id, 'itemId', i.inventory_item_id, 'garmentId', g.id,
        'garmentName', i.garment_name, 'garmentKind', g.kind, 'colour', i.colour, 'size', i.size, 'quantity', i.quantity,
        'reserved', i.reserved_quantity, 'unitPriceMinor', i.unit_price_minor,
        'lineTotalMinor', i.line_total_minor, 'agreedPrice', i.agreed_price,
        'placements', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'zoneId', p.zone_id, 'widthMm', p.width_mm, 'heightMm', p.height_mm, 'offsetXMm', p.offset_x_mm,
            'offsetYMm', p.offset_y_mm, 'rotationDeg', p.rotation_deg, 'priceMinor', p.price_minor,
            'state', p.state) ORDER BY p.position), '[]')
          FROM placements AS p WHERE p.order_item_id = i.id),
        'isBegun', EXISTS (
          SELECT FROM print_jobs AS j
          WHERE j.order_id = o.id AND j.order_item_id = i.id AND (
            j.state NOT IN ('blocked', 'queued', 'void') OR j.printed_at IS NOT NULL
            OR EXISTS (SELECT FROM gang_sheet_prints WHERE job_id = j.id)))
      ) ORDER BY i.position), '[]')
      FROM order_items AS i JOIN variants AS v ON v.id = i.variant_id JOIN garments AS g ON g.id = v.garment_id
      WHERE i.order_id = o.id) AS lines
    FROM orders AS o WHERE o.id = ${orderId}`.execute(tx)
  const [contents] = rows
  if (!contents) throw new Error('A locked order could not be read.')
  return contents
}

/** Their print jobs must be gone. */
export async function deleteLines(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  await sql`DELETE FROM placements WHERE order_item_id = ANY(${lineIds}::uuid[])`.execute(tx)
  await sql`DELETE FROM order_items WHERE id = ANY(${lineIds}::uuid[])`.execute(tx)
}

export interface WrittenLine {
  readonly id: string
  readonly variantId: string
  readonly itemId: string | null
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  readonly reserved: number
  readonly unitPriceMinor: number
  readonly lineTotalMinor: number
  readonly agreedPrice: boolean
}

export async function writeLines(tx: Tx, lines: readonly WrittenLine[]): Promise<void> {
  await sql`
    UPDATE order_items AS i SET variant_id = l."variantId", inventory_item_id = l."itemId",
      garment_name = l."garmentName", colour = l.colour, size = l.size, quantity = l.quantity,
      reserved_quantity = l.reserved, unit_price_minor = l."unitPriceMinor",
      line_total_minor = l."lineTotalMinor", agreed_price = l."agreedPrice"
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(
      id uuid, "variantId" uuid, "itemId" uuid, "garmentName" text, colour text, size text, quantity integer,
      reserved integer, "unitPriceMinor" bigint, "lineTotalMinor" bigint, "agreedPrice" boolean)
    WHERE i.id = l.id`.execute(tx)
}

export async function writeTotals(
  tx: Tx,
  orderId: string,
  {
    price,
    units,
    fulfilment,
    extras,
  }: {
    price: PricedEstimate
    units: number
    fulfilment: Order['fulfilment']
    extras: Contents['extras']
  },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      subtotal_minor: price.subtotalMinor,
      discount_minor: price.discountMinor,
      agreed_discount_minor: price.agreedDiscountMinor,
      fee_minor: price.feeMinor,
      tax_minor: price.taxMinor,
      total_minor: price.totalMinor,
      units,
      fulfilment_method: fulfilment.method,
      fulfilment: JSON.stringify(fulfilment),
      extras: JSON.stringify(
        extras.map((extra, index) => ({
          ...extra,
          lineTotalMinor: price.extras[index]?.lineTotalMinor ?? 0,
        })),
      ),
    })
    .where('id', '=', orderId)
    .execute()
}
