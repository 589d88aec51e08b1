import {
  createAdminQuote,
  createOrder as createOrderOperation,
  exportOrders,
  getOrder,
  getPaymentProof,
  listOrders,
  updateOrder as updateOrderOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { sharedWrittenList } from '../../../platform/http/shared-reads.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createQuote } from '../../selling/orders/index.ts'
import { findBuyerByContact } from '../customers/index.ts'
import { createOrder, type CreateOrderDeps } from './create-order.ts'
import { ordersAsCsv } from './export-orders.ts'
import { readOrderPage } from './list-orders.ts'
import { readAdminOrder } from './admin-order-record.ts'
import { readProofFile } from './read-proof-file.ts'
import { updateOrder } from './update-order.ts'

type OrdersAdminDeps = CreateOrderDeps & Pick<Platform, 'storage'>

export function ordersAdminRoutes(app: FastifyInstance, deps: OrdersAdminDeps): void {
  sharedWrittenList(app, listOrders, ({ query, rights }) => readOrderPage(deps, query, rights))

  route(app, exportOrders, async ({ query, raw }, reply) => {
    const { fileName, csv } = await ordersAsCsv(deps, query)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    // A stream would be read to its end for nothing.
    return reply.send(raw.method === 'HEAD' ? '' : csv)
  })

  route(app, createOrderOperation, ({ body, raw, transaction }) =>
    createOrder({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, createAdminQuote, async ({ body: { customer, ...request } }) =>
    createQuote(deps, request, await findBuyerByContact(deps.database, customer ?? {})),
  )

  route(app, getOrder, ({ params, raw }) =>
    readAdminOrder(deps, decodeId('order', params.orderId), signedIn(raw)),
  )

  route(app, updateOrderOperation, ({ params, body, raw }) =>
    updateOrder(deps, { orderId: decodeId('order', params.orderId), request: body, author: authorOf(raw) }),
  )

  route(app, getPaymentProof, async ({ params }, reply) => {
    const { bytes, headers } = await readProofFile(deps, decodeId('proof', params.proofId))
    return reply.headers(headers).send(bytes)
  })
}
