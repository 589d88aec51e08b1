import type { Tx } from '../../../platform/database/transaction.ts'
import { recordAudit, type AuditEntry, type Author } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { moveStock } from './move-stock.ts'
import { insertItems, updateItems } from './stock-items.store.ts'
import type { StockMove } from './stock-movement.ts'

/** A blank of a garment, counted in pieces, as a table has it. */
export interface ImportedItem {
  /** UUID. */
  readonly id: string
  readonly isNew: boolean
  readonly sku: string
  /** Of a new one. */
  readonly name: string
  readonly variantId: string
  readonly reorderPoint: number
  readonly reorderQuantity: number | null
  /** Decimal, major units. */
  readonly unitCost: string | null
  readonly supplier: string | null
  /** Undefined: what is on hand stays. */
  readonly counted: number | undefined
  /** Apart from what is on hand; of one that was there. */
  readonly changes: NonNullable<AuditEntry['changes']>
}

interface ImportItems {
  readonly items: readonly ImportedItem[]
  /** Becomes the reason of each movement. */
  readonly note: string
  readonly author: Author
  readonly now: Date
}

/** A statement has at most 65,535 values. */
const AT_ONCE = 1000

/**
 * The caller has locked the items that were there, and made sure that enough is counted. Returns what new items have in
 * common with others, by their id: nothing else is written then.
 */
export async function importItems(
  tx: Tx,
  { items, note, author, now }: ImportItems,
): Promise<ReadonlyMap<string, 'sku' | 'variant'>> {
  const added = items.filter(({ isNew }) => isNew)
  for (const some of inParts(added)) {
    const taken = await insertItems(tx, some.map(newItem), now)
    if (taken.size > 0) return taken
  }
  const changed = items.filter(({ isNew, changes }) => !isNew && changes.length > 0)
  await updateItems(tx, changed, now)
  const moves = items.flatMap((item) => moveOf(item, note, now) ?? [])
  for (const some of inParts(moves)) await moveStock(tx, some, author, now)
  for (const some of inParts([...added, ...changed])) {
    await recordAudit(
      tx,
      some.map((item) => auditEntryOf(item, author, now)),
    )
  }
  return new Map()
}

function newItem({ isNew, counted, changes, ...item }: ImportedItem) {
  return { ...item, kind: 'blank', unit: 'piece' } as const
}

function moveOf(
  { id, isNew, counted, unitCost }: ImportedItem,
  reason: string,
  now: Date,
): StockMove | undefined {
  if (counted === undefined || (isNew && counted === 0)) return undefined
  const move = { itemId: id, quantity: counted, reason, occurredAt: now }
  return isNew ? { ...move, type: 'receipt', unitCost: unitCost ?? undefined } : { ...move, type: 'count' }
}

function auditEntryOf(
  { id, sku, isNew, counted, changes }: ImportedItem,
  author: Author,
  now: Date,
): AuditEntry {
  const entry = {
    ...author,
    occurredAt: now,
    entity: { type: 'inventory_item', id: encodeId('inventoryItem', id) },
  }
  const { name } = author.actor
  return isNew
    ? {
        ...entry,
        action: 'stock_item.created',
        message: `${name} added the stock item ${sku} with ${counted ?? 0} on hand.`,
      }
    : { ...entry, action: 'stock_item.updated', message: `${name} edited the stock item ${sku}.`, changes }
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += AT_ONCE) parts.push(items.slice(from, from + AT_ONCE))
  return parts
}
