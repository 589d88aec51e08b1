import type { AdminOrderCreate, AdminOrderRecord } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ArtworkCatalog } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { findBuyerByContact } from '../customers/index.ts'
import { insertOrder, prepareOrder, refusalFor, refusalOf } from '../../selling/orders/index.ts'
import { readAdminOrder, type ReadAdminOrderDeps } from './admin-order-record.ts'

export interface CreateOrderDeps extends ReadAdminOrderDeps {
  readonly transaction: Transaction
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
}

const RECEIVED = { phone: 'by phone', counter: 'at the counter' } as const satisfies Record<
  AdminOrderCreate['source'],
  string
>

export async function createOrder(
  deps: CreateOrderDeps,
  { request, author }: { readonly request: AdminOrderCreate; readonly author: AdminAuthor },
): Promise<AdminOrderRecord> {
  const now = deps.clock.now()
  const { instructionId, ...requested } = request
  const prepared = await prepareOrder(
    deps,
    {
      ...requested,
      payment: { instructionId },
      instructionPath: 'instructionId',
      createdBy: author.actor.id,
      buyer: await findBuyerByContact(deps.database, request.customer),
    },
    await deps.shop.get(),
    now,
  )
  const orderId = prepared.order.id
  return deps
    .transaction(async (tx) => {
      const placed = await insertOrder(tx, prepared)
      if (placed.refused !== undefined) throw refusalFor(placed, prepared)
      await recordAudit(tx, [
        {
          ...author,
          occurredAt: now,
          action: 'order.created',
          entity: { type: 'order', id: encodeId('order', orderId) },
          message: `${author.actor.name} created order ${placed.number}, received ${RECEIVED[request.source]}.`,
          subject: placed.number,
        },
      ])
      return readAdminOrder({ ...deps, database: tx }, orderId, author)
    })
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
}
