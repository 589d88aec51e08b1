import {
  getAdminEstimateThread,
  getAdminOrderThread,
  getEstimateThread,
  getOrderThread,
  noteEstimateOnWhatsApp,
  readEstimateMessagesOfCustomer,
  readEstimateMessagesOfShop,
  readMessagesOfCustomer,
  readMessagesOfShop,
  sendEstimateMessageToCustomer,
  sendEstimateMessageToShop,
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
import { offeredEstimateOf } from '../estimates/index.ts'
import {
  noteEstimateLink,
  readAdminThread,
  readThread,
  readUpTo,
  sendMessage,
  type ThreadDeps,
} from './threads.ts'
import type { Subject } from './threads.store.ts'

interface ThreadRouteDeps extends ThreadDeps {
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
}

export function threadRoutes(app: FastifyInstance, deps: ThreadRouteDeps): void {
  orderThreadRoutes(app, deps)
  estimateThreadRoutes(app, deps)
}

function orderThreadRoutes(app: FastifyInstance, deps: ThreadRouteDeps): void {
  route(app, getOrderThread, ({ params }) => readThread(deps, ofCustomer(params)))

  route(app, sendMessageToShop, ({ params, body, transaction }) =>
    sendMessage(
      { ...deps, transaction },
      { subject: ofCustomer(params), message: body, sender: 'customer', authorId: null },
      readThread,
    ),
  )

  route(app, readMessagesOfShop, ({ params, body }) =>
    readUpTo(deps, { subject: ofCustomer(params), lastId: body.lastId, sender: 'shop' }, readThread),
  )

  route(app, getAdminOrderThread, ({ params }) => readAdminThread(deps, ofStaff(params)))

  route(app, sendMessageToCustomer, ({ params, body, raw, transaction }) =>
    sendMessage(
      { ...deps, transaction },
      { subject: ofStaff(params), message: body, sender: 'shop', authorId: authorOf(raw).actor.id },
      readAdminThread,
    ),
  )

  route(app, readMessagesOfCustomer, ({ params, body }) =>
    readUpTo(deps, { subject: ofStaff(params), lastId: body.lastId, sender: 'customer' }, readAdminThread),
  )

  function ofStaff({ orderId }: { readonly orderId: string }): Subject {
    return { kind: 'order', id: decodeId('order', orderId) }
  }

  function ofCustomer({ trackingToken }: { readonly trackingToken: string }): Subject {
    const id = readTrackingToken(deps.keys.tracking, trackingToken)
    if (id === undefined)
      throw new Refusal('RESOURCE_NOT_FOUND', 'There is no order with this tracking token.')
    return { kind: 'order', id }
  }
}

function estimateThreadRoutes(app: FastifyInstance, deps: ThreadRouteDeps): void {
  route(app, getEstimateThread, async ({ params }) => readThread(deps, await ofCustomer(params)))

  route(app, sendEstimateMessageToShop, async ({ params, body, transaction }) =>
    sendMessage(
      { ...deps, transaction },
      { subject: await ofCustomer(params), message: body, sender: 'customer', authorId: null },
      readThread,
    ),
  )

  route(app, readEstimateMessagesOfShop, async ({ params, body }) =>
    readUpTo(deps, { subject: await ofCustomer(params), lastId: body.lastId, sender: 'shop' }, readThread),
  )

  route(app, getAdminEstimateThread, ({ params }) => readAdminThread(deps, ofStaff(params)))

  route(app, sendEstimateMessageToCustomer, ({ params, body, raw, transaction }) =>
    sendMessage(
      { ...deps, transaction },
      { subject: ofStaff(params), message: body, sender: 'shop', authorId: authorOf(raw).actor.id },
      readAdminThread,
    ),
  )

  route(app, noteEstimateOnWhatsApp, ({ params, raw }) =>
    noteEstimateLink(deps, { estimateId: ofStaff(params).id, authorId: authorOf(raw).actor.id }),
  )

  route(app, readEstimateMessagesOfCustomer, ({ params, body }) =>
    readUpTo(deps, { subject: ofStaff(params), lastId: body.lastId, sender: 'customer' }, readAdminThread),
  )

  function ofStaff({ estimateId }: { readonly estimateId: string }): Subject {
    return { kind: 'estimate', id: decodeId('estimate', estimateId) }
  }

  async function ofCustomer({ trackingToken }: { readonly trackingToken: string }): Promise<Subject> {
    const { id } = await offeredEstimateOf(deps, trackingToken)
    return { kind: 'estimate', id }
  }
}
