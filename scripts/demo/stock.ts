import type { GarmentOrderCreate } from '@platen/contract'
import { decodeId, encodeId } from '../../apps/api/src/platform/records/ids.ts'
import type { DemoShop } from './demo-shop.ts'

interface Item {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly available: number
  readonly reorderPoint: number
  readonly averageUnitCost: string | null
}

/** They become a cost when they are used, everything else when it is bought. */
const COSTED_BY_USE = ['blank', 'film', 'ink', 'powder']
/** In the last weeks the supplier is out of every nineteenth item. */
const SCARCE_DAYS = 21

export async function restock(shop: DemoShop): Promise<void> {
  const { calendar, story } = shop
  const lately = calendar.dayOf(story.now().getTime()) > calendar.today - SCARCE_DAYS
  for (const [index, item] of (await listItems(shop)).entries()) {
    if (item.available <= item.reorderPoint && !(lately && isScarce(index))) await receive(shop, item, 0)
  }
}

export async function receiveMissing(shop: DemoShop, lines: GarmentOrderCreate['items']): Promise<void> {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    const itemId = shop.catalogue.variants.get(decodeId('variant', variantId))?.inventoryItemId
    if (itemId) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity)
  }
  for (const item of await listItems(shop, [...wanted.keys()])) {
    const missing = (wanted.get(item.id) ?? 0) - item.available
    if (missing > 0) await receive(shop, item, missing)
  }
}

/** So that some blanks are low today. */
export async function runLow(shop: DemoShop): Promise<void> {
  const scarce = (await listItems(shop)).filter(({ kind }, index) => isScarce(index) && kind === 'blank')
  for (const { id, available, reorderPoint } of scarce.slice(0, 4)) {
    const quantity = Math.floor(reorderPoint / 2) - available
    if (quantity >= 0) continue
    await shop.post('production', '/api/admin/inventory-movements', {
      ...{ itemId: encodeId('inventoryItem', id), type: 'adjustment', quantity },
      reason: 'Stains found in the box',
    })
  }
}

function isScarce(index: number): boolean {
  return index % 19 === 4
}

async function receive(shop: DemoShop, item: Item, atLeast: number): Promise<void> {
  const { random, calendar, story } = shop
  const quantity = Math.max(atLeast + item.reorderPoint, item.kind === 'blank' ? 48 : item.reorderPoint * 4)
  const price = Number(item.averageUnitCost ?? 1) * random.between(0.97, 1.03)
  const itemId = encodeId('inventoryItem', item.id)
  await shop.post('production', '/api/admin/inventory-movements', {
    ...{ itemId, type: 'receipt', quantity, unitCost: price.toFixed(6) },
  })
  if (COSTED_BY_USE.includes(item.kind)) return
  await shop.post('finance', '/api/admin/cost-entries', {
    category: item.kind,
    amountMinor: Math.max(1, Math.round(price * quantity * 10 ** shop.catalogue.currencyExponent)),
    incurredOn: calendar.date(calendar.dayOf(story.now().getTime())),
    description: `${item.name}, delivery`,
    supplier: 'Suministros Textiles del Pacífico',
    inventoryItemId: itemId,
    quantity,
  })
}

async function listItems({ services }: DemoShop, ids?: readonly string[]): Promise<Item[]> {
  const { rows } = await services.pool.query<Item>(
    `SELECT id, kind, name, (on_hand - reserved)::integer AS available, reorder_point::integer AS "reorderPoint",
       average_unit_cost::text AS "averageUnitCost"
     FROM inventory_items WHERE active AND ($1::uuid[] IS NULL OR id = ANY($1)) ORDER BY sku`,
    [ids ?? null],
  )
  return rows
}
