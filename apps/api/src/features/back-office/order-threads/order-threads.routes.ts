import {
  getAdminOrderThread,
  getOrderThread,
  readMessagesOfCustomer,
  readMessagesOfShop,
  sendMessageToCustomer,
  sendMessageToShop,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { readTrackingToken } from '../../selling/orders/index.ts'
import { readAdminThread, readThread, readUpTo, sendMessage, type ThreadDeps } from './order-threads.ts'

interface OrderThreadDeps extends ThreadDeps {
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
}

export function orderThreadRoutes(app: FastifyInstance, deps: OrderThreadDeps): void {
  route(app, getOrderThread, ({ params }) => readThread(deps, orderIdOf(params)))

  route(app, sendMessageToShop, ({ params, body, transaction }) =>
    sendMessage(
      { ...deps, transaction },
      { orderId: orderIdOf(params), message: body, sender: 'customer', authorId: null },
      readThread,
    ),
  )

  route(app, readMessagesOfShop, ({ params, body }) =>
    readUpTo(deps, { orderId: orderIdOf(params), lastId: body.lastId, sender: 'shop' }, readThread),
  )

  route(app, getAdminOrderThread, ({ params }) => readAdminThread(deps, decodeId('order', params.orderId)))

  route(app, sendMessageToCustomer, ({ params, body, raw, transaction }) =>
    sendMessage(
      { ...deps, transaction },
      {
        orderId: decodeId('order', params.orderId),
        message: body,
        sender: 'shop',
        authorId: authorOf(raw).actor.id,
      },
      readAdminThread,
    ),
  )

  route(app, readMessagesOfCustomer, ({ params, body }) =>
    readUpTo(
      deps,
      { orderId: decodeId('order', params.orderId), lastId: body.lastId, sender: 'customer' },
      readAdminThread,
    ),
  )

  function orderIdOf({ trackingToken }: { readonly trackingToken: string }): string {
    const id = readTrackingToken(deps.keys.tracking, trackingToken)
    if (id === undefined)
      throw new Refusal('RESOURCE_NOT_FOUND', 'There is no order with this tracking token.')
    return id
  }
}
