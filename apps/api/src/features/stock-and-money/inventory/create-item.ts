import type { ApiErrorLine, InventoryItemCreateRequest, InventoryItemRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import { moveStock } from './move-stock.ts'
import { toItemRecord } from './stock-item.ts'
import { getItem, insertItems, keepVariants, type NewItem } from './stock-items.store.ts'

type CreateItemDeps = Pick<Platform, 'transaction' | 'clock'>

export async function createItem(
  { transaction, clock }: CreateItemDeps,
  { request, author }: { readonly request: InventoryItemCreateRequest; readonly author: Author },
): Promise<InventoryItemRecord> {
  const { openingQuantity = 0, unitCost } = request
  return transaction(async (tx) => {
    const now = clock.now()
    const [id = ''] = await addItems(tx, { requests: [request], author, now })
    if (openingQuantity > 0) {
      const opening = {
        itemId: id,
        type: 'receipt',
        quantity: openingQuantity,
        unitCost,
        occurredAt: now,
      } as const
      await moveStock(tx, [opening], author, now)
    }
    return toItemRecord(await getItem(tx, id))
  })
}

interface NewItems {
  readonly requests: readonly InventoryItemCreateRequest[]
  readonly author: Author
  readonly now: Date
  /** Where they are in their document, such as `newItems`. */
  readonly list?: string
}

/** Without their opening stock, in a few statements for any number of them. Returns the UUIDs. */
export async function addItems(tx: Tx, { requests, author, now, list }: NewItems): Promise<string[]> {
  const atOf = (index: number) => (list === undefined ? '' : `${list}[${index}].`)
  for (const [index, request] of requests.entries()) refuseUncountableGarment(request, atOf(index))
  const items = requests.map((request) => newItem(request, now))
  await refuseUnknownGarments(tx, items, atOf)
  const taken = await insertItems(tx, items, now)
  for (const [index, { id, sku }] of items.entries()) {
    const same = taken.get(id)
    if (same === undefined) continue
    throw DUPLICATES[`inventory_items_${same}_unique`](sku, list === undefined ? undefined : atOf(index))
  }
  await recordAudit(
    tx,
    items.map(({ id, sku }, at) => ({
      ...author,
      occurredAt: now,
      action: 'stock_item.created',
      entity: { type: 'inventory_item', id: encodeId('inventoryItem', id) },
      message: `${author.actor.name} added the stock item ${sku} with ${requests[at]?.openingQuantity ?? 0} on hand.`,
      subject: sku,
    })),
  )
  return items.map(({ id }) => id)
}

function newItem(request: InventoryItemCreateRequest, now: Date): NewItem {
  const { garmentVariantId } = request
  return {
    id: newUuid(now),
    sku: request.sku.toUpperCase(),
    name: request.name,
    kind: request.kind,
    unit: request.unit,
    variantId: garmentVariantId === undefined ? null : decodeId('variant', garmentVariantId),
    supplier: request.supplier ?? null,
    reorderPoint: request.reorderPoint,
    reorderQuantity: request.reorderQuantity ?? null,
    unitCost: request.unitCost ?? null,
  }
}

async function refuseUnknownGarments(
  tx: Tx,
  items: readonly NewItem[],
  atOf: (index: number) => string,
): Promise<void> {
  const known = await keepVariants(
    tx,
    items.flatMap(({ variantId }) => variantId ?? []),
  )
  refuseInvalid(
    items.flatMap(({ variantId }, index) =>
      variantId === null || known.has(variantId)
        ? []
        : [{ path: `${atOf(index)}garmentVariantId`, ...NO_GARMENT }],
    ),
  )
}

const NO_GARMENT = { message: 'this garment does not exist', reason: 'not_found' } as const

/** Pressing takes one piece per garment. */
export function refuseUncountableGarment(
  { garmentVariantId, kind, unit }: Pick<InventoryItemCreateRequest, 'garmentVariantId' | 'kind' | 'unit'>,
  at = '',
): void {
  if (garmentVariantId === undefined) return
  if (kind !== 'blank') throw invalidField(`${at}kind`, 'must be blank for a garment', 'wrong_kind')
  if (unit !== 'piece') throw invalidField(`${at}unit`, 'must be piece for a garment', 'wrong_kind')
}

/** By the constraint that refuses. `at` is the line of a document with several. */
const DUPLICATES = {
  inventory_items_sku_unique: (sku: string, at?: string) =>
    new Refusal('DUPLICATE', `A stock item with the SKU ${sku} already exists.`, {
      details: { reason: 'sku_used', names: [sku], ...lineOf(at, 'sku', sku) },
    }),
  inventory_items_variant_unique: (sku: string, at?: string) =>
    new Refusal('DUPLICATE', `The garment of ${sku} already has a stock item.`, {
      details: { reason: 'garment_has_item', names: [sku], ...lineOf(at, 'garmentVariantId', sku) },
    }),
}

function lineOf(at: string | undefined, field: string, sku: string): { lines?: ApiErrorLine[] } {
  return at === undefined ? {} : { lines: [{ path: `${at}${field}`, reason: sku }] }
}

export const REFUSALS: Partial<Record<string, (sku: string) => Refusal>> = {
  ...DUPLICATES,
  inventory_items_variant_id_fkey: () =>
    invalidField('garmentVariantId', NO_GARMENT.message, NO_GARMENT.reason),
}
