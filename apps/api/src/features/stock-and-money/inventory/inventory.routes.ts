import {
  createInventoryItem,
  createInventoryMovement,
  createStockCount as createStockCountOperation,
  createStockDelivery,
  getInventoryItem,
  getInventoryMovement,
  listInventoryItems,
  listInventoryMovements,
  updateInventoryItem,
  verifyInventory,
  type InventoryItemRecord,
  type InventoryMovementRecord,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { sharedList } from '../../../platform/http/shared-reads.ts'
import { readTimeRange } from '../../../platform/http/time-range.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { checkLedger } from './check-ledger.ts'
import { createItem } from './create-item.ts'
import { createMovement, type CostShop } from './create-movement.ts'
import { createStockCount } from './create-stock-count.ts'
import { receiveDelivery } from './receive-delivery.ts'
import { toMovementRecord } from './movement-record.ts'
import { findMovement, findMovements } from './movements.store.ts'
import { toItemRecord } from './stock-item.ts'
import { findItem, findItems } from './stock-items.store.ts'
import { updateItem } from './update-item.ts'

interface InventoryDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly shop: { get(): Promise<CostShop & { readonly currency: string; readonly timeZone: string }> }
}

export function inventoryRoutes(app: FastifyInstance, deps: InventoryDeps): void {
  sharedList(app, listInventoryItems, ({ query }) => listItems(deps.database, query))

  route(app, createInventoryItem, ({ body, raw, transaction }) =>
    createItem({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, getInventoryItem, async ({ params }) => {
    const item = await findItem(deps.database, decodeId('inventoryItem', params.itemId))
    if (!item) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such stock item.')
    return toItemRecord(item)
  })

  route(app, updateInventoryItem, ({ params, body, raw }) =>
    updateItem(deps, {
      itemId: decodeId('inventoryItem', params.itemId),
      request: body,
      author: authorOf(raw),
    }),
  )

  sharedList(app, listInventoryMovements, ({ query }) => listMovements(deps, query))

  route(app, getInventoryMovement, async ({ params }) => {
    const movement = await findMovement(deps.database, decodeId('inventoryMovement', params.movementId))
    if (!movement) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such movement.')
    return toMovementRecord(movement)
  })

  route(app, createInventoryMovement, ({ body, raw, transaction }) =>
    createMovement({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, createStockDelivery, ({ body, raw, transaction }) =>
    receiveDelivery({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, createStockCountOperation, ({ body, raw, transaction }) =>
    createStockCount({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, verifyInventory, () => checkLedger(deps))
}

async function listItems(
  database: Kysely<DB>,
  { limit = DEFAULT_LIMIT, cursor, q, kind, active, low }: Static<typeof listInventoryItems.query>,
): Promise<Page<InventoryItemRecord>> {
  const after = cursor === undefined ? undefined : decodeId('inventoryItem', cursor)
  const items = await findItems(database, { after, kind, active, low, words: q }, limit + 1)
  return pageOf(items.map(toItemRecord), limit, ({ id }) => id)
}

async function listMovements(
  { database, shop }: Pick<InventoryDeps, 'database' | 'shop'>,
  query: Static<typeof listInventoryMovements.query>,
): Promise<Page<InventoryMovementRecord>> {
  const { limit = DEFAULT_LIMIT, cursor, type } = query
  if (query.itemId === undefined && (type === 'reservation' || type === 'release')) {
    throw invalidField('itemId', `is required for the type ${type}`, 'required')
  }
  const { timeZone } = await shop.get()
  const movements = await findMovements(
    database,
    {
      after: cursor === undefined ? undefined : decodeId('inventoryMovement', cursor),
      itemId: query.itemId === undefined ? undefined : decodeId('inventoryItem', query.itemId),
      type,
      ...readTimeRange(query, timeZone),
    },
    limit + 1,
  )
  return pageOf(movements.map(toMovementRecord), limit, ({ id }) => id)
}
