import { FULFILMENT_METHODS } from '@platen/contract'
import { weekdayOf } from '@platen/formats/calendar'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { APPEARANCE_JSON, sidesOf, type Appearance } from '../../../platform/records/garment-sides.ts'
import { AGREED_DISCOUNT_JSON, DISCOUNT_JSON } from '../../selling/orders/index.ts'
import type { OrderedDesign } from './design-picture.ts'
import type { OrderFacts, OrderLine } from './email-facts.ts'
import { wordIn } from './notifications.store.ts'

type OrderPart = Omit<
  OrderFacts,
  'about' | 'store' | 'consoleUrl' | 'items' | 'picture' | 'person' | 'movedMinor'
> & {
  readonly person: Omit<OrderFacts['person'], 'trackingUrl' | 'reason'>
}

export async function findOrder(database: Database, id: string): Promise<OrderPart | undefined> {
  const row = await database
    .selectFrom('orders as o')
    .innerJoin('payment_instructions as i', 'i.id', 'o.instruction_id')
    .leftJoin('meetup_zones as z', (join) => join.on('z.id', '=', sql`o.fulfilment ->> 'meetupZoneId'`))
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('payments')
          .select(['amount_minor', 'reference', 'payer_name'])
          .whereRef('order_id', '=', 'o.id')
          .orderBy('submitted_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select([
      'o.number',
      'o.status',
      'o.payment_status',
      'o.customer_name',
      'o.customer_email',
      'o.customer_phone',
      'o.customer_locale',
      'o.fulfilment_status',
      'o.fulfilment_method',
      sql<string | null>`o.fulfilment ->> 'meetupZoneName'`.as('meetup_zone_name'),
      'z.area',
      'z.landmark',
      sql<Omit<NonNullable<OrderFacts['slot']>, 'to'> | null>`nullif(o.fulfilment -> 'slot', 'null')`.as(
        'slot',
      ),
      sql<OrderFacts['deliveryDays']>`o.fulfilment #> '{deliveryArea,days}'`.as('delivery_days'),
      sql<readonly OfferedSlot[] | null>`z.slots`.as('offered_slots'),
      'o.subtotal_minor',
      'o.discount_minor',
      DISCOUNT_JSON.as('discount'),
      AGREED_DISCOUNT_JSON.as('agreed_discount'),
      'o.fee_minor',
      'o.tax_minor',
      'o.total_minor',
      'o.paid_minor',
      'o.refunded_minor',
      'o.returned_minor',
      'o.promised_by',
      'o.pay_before',
      'i.method',
      'i.label',
      'i.payee_name',
      'i.account',
      'i.instructions',
      'i.reference_hint',
      'p.amount_minor',
      'p.reference',
      'p.payer_name',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    locale: row.customer_locale,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    fulfilmentStatus: row.fulfilment_status,
    fulfilmentMethod: wordIn(FULFILMENT_METHODS, row.fulfilment_method, 'pickup'),
    meetupPoint:
      row.meetup_zone_name === null
        ? null
        : { name: row.meetup_zone_name, area: row.area, landmark: row.landmark },
    slot: row.slot === null ? null : { ...row.slot, to: endOf(row.slot, row.offered_slots ?? []) },
    deliveryDays: row.delivery_days,
    subtotalMinor: row.subtotal_minor,
    discountMinor: row.discount_minor,
    discount: row.discount,
    agreedDiscount: row.agreed_discount,
    feeMinor: row.fee_minor,
    taxMinor: row.tax_minor,
    totalMinor: row.total_minor,
    paidMinor: row.paid_minor,
    refundedMinor: row.refunded_minor,
    returnedMinor: row.returned_minor,
    promisedBy: row.promised_by,
    payBefore: row.pay_before,
    instruction: {
      method: row.method,
      label: row.label,
      payeeName: row.payee_name,
      account: row.account,
      instructions: row.instructions,
      referenceHint: row.reference_hint,
    },
    paymentMinor: row.amount_minor,
    person: {
      name: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
      paymentReference: row.reference,
      payerName: row.payer_name,
    },
  }
}

export async function listOrderLines(database: Database, orderId: string): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    SELECT i.kind, i.garment_name AS "garmentName", i.colour, i.size, i.quantity, i.unit_price_minor AS "unitPriceMinor"
    FROM (
      SELECT kind, garment_name, colour, size, quantity, unit_price_minor, position FROM order_items
      WHERE order_id = ${orderId}
      UNION ALL
      SELECT 'garment', x.line ->> 'text', '', '', (x.line -> 'quantity')::integer, (x.line -> 'unitPriceMinor')::bigint,
        100 + x.place
      FROM orders AS o, jsonb_array_elements(o.extras) WITH ORDINALITY AS x(line, place)
      WHERE o.id = ${orderId}) AS i
    ORDER BY i.position`.execute(database)
  return rows
}

/** The first design of an order, without prints whose file was removed. */
export async function findDesign(database: Database, orderId: string): Promise<OrderedDesign | undefined> {
  const { rows } = await sql<Omit<OrderedDesign, 'garment'> & { readonly appearance: Appearance }>`
    SELECT i.garment_name AS "garmentName", i.colour, ${APPEARANCE_JSON('g')} AS appearance,
      v.colour_hex AS "colourHex", (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'zone', jsonb_build_object('id', z.id, 'view', z.view, 'maxWidthMm', z.max_width_mm, 'maxHeightMm', z.max_height_mm,
          'anchor', jsonb_build_object('xMm', z.anchor_x_mm, 'yMm', z.anchor_y_mm)),
        'widthMm', p.width_mm, 'heightMm', p.height_mm, 'offsetXMm', p.offset_x_mm, 'offsetYMm', p.offset_y_mm,
        'rotationDeg', p.rotation_deg, 'artworkSha256', encode(a.sha256, 'hex')) ORDER BY p.position), '[]')
      FROM placements AS p
      JOIN print_zones AS z ON z.id = p.zone_id
      JOIN artworks AS a ON a.id = p.artwork_id AND a.removed_at IS NULL
      WHERE p.order_item_id = i.id) AS prints
    FROM order_items AS i
    JOIN variants AS v ON v.id = i.variant_id
    JOIN garments AS g ON g.id = v.garment_id
    WHERE i.order_id = ${orderId}
    ORDER BY i.position LIMIT 1`.execute(database)
  const [design] = rows
  if (!design) return undefined
  const { appearance, ...printed } = design
  return { ...printed, garment: sidesOf(appearance) }
}

interface OfferedSlot {
  readonly weekday: number
  readonly from: string
  readonly to: string
}

function endOf(
  { date, from }: { date: string; from: string },
  offered: readonly OfferedSlot[],
): string | null {
  return offered.find((slot) => slot.weekday === weekdayOf(date) && slot.from === from)?.to ?? null
}
