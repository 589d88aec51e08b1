import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { AnyMm, MoneyMinor, Slug, nullable, oneOf, part, resource } from '../schema.ts'
import { ArtworkRecord } from './artworks.contract.ts'
import { OrderRecord, QuoteResponse, getTrackedOrder } from './orders.contract.ts'

/** What is not as it was. Programs must expect more. */
export const REORDER_DIFFERENCES = [
  'price_changed',
  'garment_gone',
  'colour_gone',
  'size_gone',
  'out_of_stock',
  'zone_gone',
  'zone_changed',
  'no_print_price',
  'artwork_removed',
  'film_left_out',
  'extras_left_out',
  'discount_left_out',
] as const
export type ReorderDifferenceCode = (typeof REORDER_DIFFERENCES)[number]

const item = OrderRecord.properties.items.items.properties
const placement = item.placements.items.properties
const size = part({ widthMm: AnyMm, heightMm: AnyMm })

export const ReorderDifference = part({
  code: oneOf(REORDER_DIFFERENCES),
  itemId: { ...nullable(item.id), description: 'The line of the order; null for the order as a whole.' },
  zone: {
    ...nullable(
      part({ id: Slug(), name: nullable(Type.String({ description: 'Null once the zone is removed.' })) }),
    ),
    description: 'Where the print was; null if it is not about one.',
  },
  fromMinor: nullable({ ...MoneyMinor, description: 'Of a price, for one piece, or of the discount.' }),
  toMinor: nullable({ ...MoneyMinor, description: 'Of a price, for one piece, as it is today.' }),
  fromSize: nullable({ ...size, description: 'Of a print that no longer fits its zone.' }),
  toSize: nullable({ ...size, description: 'As large as the zone allows today.' }),
  names: Type.Array(Type.String(), {
    description:
      'Colours or sizes that are sold instead, the file that was removed, or the lines that are left out.',
  }),
})
export type ReorderDifference = Static<typeof ReorderDifference>

export const Reorder = resource('Reorder', {
  orderNumber: OrderRecord.properties.number,
  items: Type.Array(
    part({
      id: item.id,
      variantId: { ...item.variantId, description: 'Null when it is no longer sold.' },
      garmentSlug: nullable(
        Type.String({ description: 'Of its page; null when the garment is no longer sold.' }),
      ),
      garmentName: item.garmentName,
      colour: item.colour,
      size: item.size,
      quantity: item.quantity,
      note: item.note,
      canOrder: Type.Boolean({ description: 'Whether it is sold and has a print.' }),
      unitPriceMinor: nullable({
        ...MoneyMinor,
        description: 'As it is today; null if it cannot be ordered.',
      }),
      placements: Type.Array(
        part({
          id: placement.id,
          zoneId: Slug(),
          widthMm: placement.widthMm,
          heightMm: placement.heightMm,
          offsetXMm: placement.offsetXMm,
          offsetYMm: placement.offsetYMm,
          rotationDeg: placement.rotationDeg,
          sizeTierId: Slug(),
          artwork: ArtworkRecord,
        }),
      ),
    }),
  ),
  differences: Type.Array(ReorderDifference, { description: 'None: all is as it was.' }),
  totals: {
    ...QuoteResponse.properties.totals,
    description: 'Of what can be ordered, in the same quantities, without delivery.',
  },
  currency: Type.String(),
})
export type Reorder = Static<typeof Reorder>

export const createReorder = operation('POST /api/v1/orders/{trackingToken}/reorder', {
  operationId: 'create_reorder',
  tag: 'Orders',
  summary: 'An order as a cart with today’s prices, and what is not as it was',
  description:
    'Nothing is stored: send the items to `create_storefront_order`. Prints that no longer fit are made smaller; prints whose zone or file is gone, and film, are left out.',
  params: getTrackedOrder.params,
  success: { status: 200, schema: Reorder, description: 'The cart.' },
  quota: 'public-read',
})
