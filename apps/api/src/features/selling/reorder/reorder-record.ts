import type { Reorder } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { toArtworkRecord } from '../artworks/index.ts'
import type { Order } from '../orders/index.ts'
import type { Difference, PlannedItem, PlannedReorder } from './plan-reorder.ts'

type View = Parameters<typeof toArtworkRecord>[1]

export function toReorder(
  { number }: Pick<Order, 'number'>,
  { items, differences, totals }: PlannedReorder,
  { currency, view }: { readonly currency: string; readonly view: View },
): Reorder {
  return {
    orderNumber: number,
    items: items.map((item) => toItem(item, view)),
    differences: differences.map(toDifference),
    totals,
    currency,
  }
}

function toItem({ item, garment, variant, prints, unitPriceMinor }: PlannedItem, view: View) {
  const { garmentName, colour, size, quantity, note } = item
  return {
    ...{ garmentName, colour, size, quantity, note },
    id: encodeId('orderItem', item.id),
    variantId: variant ? encodeId('variant', variant.id) : null,
    garmentSlug: garment?.slug ?? null,
    canOrder: unitPriceMinor !== undefined,
    unitPriceMinor: unitPriceMinor ?? null,
    placements: prints.map(({ id, tier, artwork, ...print }) => ({
      ...print,
      id: encodeId('placement', id),
      sizeTierId: tier.id,
      artwork: toArtworkRecord(artwork, view),
    })),
  }
}

function toDifference(difference: Difference): Reorder['differences'][number] {
  const { code, itemId, zone, fromMinor, toMinor, fromSize, toSize, names = [] } = difference
  return {
    code,
    itemId: itemId === null ? null : encodeId('orderItem', itemId),
    zone: zone ?? null,
    fromMinor: fromMinor ?? null,
    toMinor: toMinor ?? null,
    fromSize: fromSize ?? null,
    toSize: toSize ?? null,
    names: [...names],
  }
}
