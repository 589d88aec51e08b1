import { sql, type Kysely } from 'kysely'
import { orEmpty, orNull, packedColumns } from '../../../platform/database/packed-columns.ts'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { DB, StockKind, StockUnit } from '../../../platform/database/tables.generated.ts'
import { isoTime } from '../../../platform/database/timestamps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { wordPatterns } from '../../../platform/records/search-text.ts'
import type { StockItem } from './stock-item.ts'

interface ItemFilter {
  readonly after?: string | undefined
  readonly kind?: StockKind | undefined
  readonly active?: boolean | undefined
  readonly low?: boolean | undefined
  readonly words?: string | undefined
}

export async function findItems(
  database: Kysely<DB>,
  { after, kind, active, low, words }: ItemFilter,
  limit: number,
): Promise<StockItem[]> {
  let query = itemsOf(database)
  if (after !== undefined) {
    query = query.where('i.sku', '>', (select) =>
      select.selectFrom('inventory_items').select('sku').where('id', '=', after),
    )
  }
  if (kind !== undefined) query = query.where('i.kind', '=', sql.lit(kind))
  if (active !== undefined) query = query.where('i.active', '=', sql.lit(active))
  if (low !== undefined) query = query.where(sql<boolean>`${IS_LOW} = ${sql.lit(low)}`)
  if (words !== undefined)
    query = query.where(sql<boolean>`${SEARCHED} LIKE ALL(${wordPatterns(words)}::text[])`)
  return read(query.orderBy('i.sku').limit(rowLimit(limit)))
}

export async function findItem(database: Kysely<DB>, id: string): Promise<StockItem | undefined> {
  const [item] = await read(itemsOf(database).where('i.id', '=', id))
  return item
}

export async function getItem(tx: Tx, id: string): Promise<StockItem> {
  const item = await findItem(tx, id)
  if (!item) throw new Error('The stock item does not exist.')
  return item
}

export async function listItemsById(tx: Tx, ids: readonly string[]): Promise<StockItem[]> {
  if (ids.length === 0) return []
  return read(itemsOf(tx).where('i.id', 'in', ids))
}

export async function lockItem(tx: Tx, id: string): Promise<StockItem | undefined> {
  const [item] = await read(itemsOf(tx).where('i.id', '=', id).forNoKeyUpdate('i'))
  return item
}

const IS_LOW = sql`(i.active AND i.on_hand - i.reserved <= i.reorder_point)`
/** Matches `searchText`. A shop has a few hundred items, so no index is needed. */
const SEARCHED = sql`lower(regexp_replace(normalize(concat_ws(' ', i.sku, i.name, g.name, v.colour, v.size), NFKD), '[\\u0300-\\u036f]', '', 'g'))`

const PACKED = packedColumns({
  id: sql`i.id`,
  kind: sql`i.kind`,
  unit: sql`i.unit`,
  variantId: orEmpty(sql`i.variant_id`),
  garmentId: orEmpty(sql`g.id`),
  reorderPoint: sql`i.reorder_point`,
  reorderQuantity: orEmpty(sql`i.reorder_quantity`),
  onHand: sql`i.on_hand`,
  reserved: sql`i.reserved`,
  averageUnitCost: orEmpty(sql`i.average_unit_cost`),
  active: sql`i.active`,
  revision: sql`i.revision`,
  createdAt: sql`i.created_at`,
  updatedAt: sql`i.updated_at`,
})

function itemsOf(database: Kysely<DB>) {
  return database
    .selectFrom('inventory_items as i')
    .leftJoin('variants as v', 'v.id', 'i.variant_id')
    .leftJoin('garments as g', 'g.id', 'v.garment_id')
    .select([
      PACKED.value.as('packed'),
      'i.sku',
      'i.name',
      'g.name as garmentName',
      'v.colour',
      'v.size',
      'i.supplier',
    ])
}

interface ItemRow extends Pick<StockItem, 'sku' | 'name' | 'garmentName' | 'colour' | 'size' | 'supplier'> {
  readonly packed: string
}

async function read(query: { execute(): Promise<ItemRow[]> }): Promise<StockItem[]> {
  return (await query.execute()).map(toItem)
}

function toItem({ packed, ...texts }: ItemRow): StockItem {
  const item = PACKED.read(packed)
  return {
    ...texts,
    id: item.id,
    kind: item.kind as StockKind,
    unit: item.unit as StockUnit,
    variantId: orNull(item.variantId),
    garmentId: orNull(item.garmentId),
    reorderPoint: Number(item.reorderPoint),
    reorderQuantity: item.reorderQuantity === '' ? null : Number(item.reorderQuantity),
    onHand: Number(item.onHand),
    reserved: Number(item.reserved),
    averageUnitCost: orNull(item.averageUnitCost),
    active: item.active === 't',
    revision: Number(item.revision),
    createdAt: isoTime(item.createdAt),
    updatedAt: isoTime(item.updatedAt),
  }
}

export interface NewItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly kind: StockKind
  readonly unit: StockUnit
  readonly variantId: string | null
  readonly supplier: string | null
  readonly reorderPoint: number
  readonly reorderQuantity: number | null
  /** Decimal, major units. */
  readonly unitCost: string | null
}

/** Locked, so that they cannot be removed before their items are there. */
export async function keepVariants(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('variants').select('id').where('id', 'in', ids).forKeyShare().execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns what each item that was not inserted has in common with another one. */
export async function insertItems(
  tx: Tx,
  items: readonly NewItem[],
  now: Date,
): Promise<ReadonlyMap<string, 'sku' | 'variant'>> {
  if (items.length === 0) return new Map()
  const inserted = await tx
    .insertInto('inventory_items')
    .values(
      items.map((item) => ({
        id: item.id,
        sku: item.sku,
        name: item.name,
        kind: item.kind,
        unit: item.unit,
        variant_id: item.variantId,
        supplier: item.supplier,
        reorder_point: item.reorderPoint,
        reorder_quantity: item.reorderQuantity,
        average_unit_cost: item.unitCost,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const isIn = new Set(inserted.map(({ id }) => id))
  const left = items.filter(({ id }) => !isIn.has(id))
  if (left.length === 0) return new Map()
  const same = await tx
    .selectFrom('inventory_items')
    .select('sku')
    .where(
      'sku',
      'in',
      left.map(({ sku }) => sku),
    )
    .execute()
  const skus = new Set(same.map(({ sku }) => sku))
  return new Map(left.map(({ id, sku }) => [id, skus.has(sku) ? 'sku' : 'variant']))
}

export type ItemChange = Pick<
  StockItem,
  'name' | 'supplier' | 'reorderPoint' | 'reorderQuantity' | 'active' | 'variantId'
>

export async function writeItem(tx: Tx, id: string, change: ItemChange, now: Date): Promise<void> {
  await tx
    .updateTable('inventory_items')
    .set({
      name: change.name,
      supplier: change.supplier,
      reorder_point: change.reorderPoint,
      reorder_quantity: change.reorderQuantity,
      active: change.active,
      variant_id: change.variantId,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

type ItemUpdate = Pick<
  NewItem,
  'id' | 'variantId' | 'supplier' | 'reorderPoint' | 'reorderQuantity' | 'unitCost'
>

export async function updateItems(tx: Tx, items: readonly ItemUpdate[], now: Date): Promise<void> {
  if (items.length === 0) return
  await sql`
    UPDATE inventory_items AS i SET variant_id = item."variantId", supplier = item.supplier,
      reorder_point = item."reorderPoint", reorder_quantity = item."reorderQuantity",
      average_unit_cost = item."unitCost", revision = i.revision + 1, updated_at = ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item(
      id uuid, "variantId" uuid, supplier text, "reorderPoint" bigint, "reorderQuantity" bigint, "unitCost" numeric)
    WHERE i.id = item.id`.execute(tx)
}
