import type {
  InventoryItemRecord,
  InventoryMovementRecord,
  listInventoryItems,
  listInventoryMovements,
} from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { readTimeRange } from '../../../platform/http/time-range.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { toMovementRecord } from './movement-record.ts'
import { findMovements } from './movements.store.ts'
import { toItemRecord } from './stock-item.ts'
import { findItems } from './stock-items.store.ts'

/** A page of stock items, by SKU. */
export async function listItems(
  database: Kysely<DB>,
  { limit = DEFAULT_LIMIT, cursor, q, kind, active, low }: Static<typeof listInventoryItems.query>,
): Promise<Page<InventoryItemRecord>> {
  const after = cursor === undefined ? undefined : decodeId('inventoryItem', cursor)
  const items = await findItems(database, { after, kind, active, low, words: q }, limit + 1)
  return pageOf(items.map(toItemRecord), limit, ({ id }) => id)
}

/**
 * A page of the ledger, newest first. Refuses with VALIDATION_FAILED reversed times, and reservations or releases
 * without an item.
 */
export async function listMovements(
  database: Kysely<DB>,
  query: Static<typeof listInventoryMovements.query>,
): Promise<Page<InventoryMovementRecord>> {
  const { limit = DEFAULT_LIMIT, cursor, type } = query
  if (query.itemId === undefined && (type === 'reservation' || type === 'release')) {
    throw invalidField('itemId', `is required for the type ${type}`)
  }
  const movements = await findMovements(
    database,
    {
      after: cursor === undefined ? undefined : decodeId('inventoryMovement', cursor),
      itemId: query.itemId === undefined ? undefined : decodeId('inventoryItem', query.itemId),
      type,
      ...readTimeRange(query),
    },
    limit + 1,
  )
  return pageOf(movements.map(toMovementRecord), limit, ({ id }) => id)
}
