import {
  createInventoryItem,
  createInventoryMovement,
  createStockCount as createStockCountOperation,
  getInventoryItem,
  listInventoryItems,
  listInventoryMovements,
  updateInventoryItem,
  verifyInventory,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { linkNextPage } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { CostShop } from './record-use.ts'
import { checkLedger } from './check-ledger.ts'
import { createItem } from './create-item.ts'
import { createMovement } from './create-movement.ts'
import { createStockCount } from './create-stock-count.ts'
import { listItems, listMovements } from './list-stock.ts'
import { toItemRecord } from './stock-item.ts'
import { findItem } from './stock-items.store.ts'
import { updateItem } from './update-item.ts'

interface InventoryDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly shop: { get(): Promise<CostShop & { readonly currency: string }> }
}

export function inventoryRoutes(app: FastifyInstance, deps: InventoryDeps): void {
  route(app, listInventoryItems, async ({ query, raw }, reply) => {
    const { items, next } = await listItems(deps.database, query)
    linkNextPage(raw, reply, next)
    return [...items]
  })

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

  route(app, listInventoryMovements, async ({ query, raw }, reply) => {
    const { items, next } = await listMovements(deps.database, query)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, createInventoryMovement, ({ body, raw, transaction }) =>
    createMovement({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, createStockCountOperation, ({ body, raw, transaction }) =>
    createStockCount({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, verifyInventory, () => checkLedger(deps))
}
