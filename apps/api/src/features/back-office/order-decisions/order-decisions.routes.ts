import {
  createArtworkApproval,
  createArtworkChangesRequest,
  createFailedHandover,
  createOrderCancellation,
  createOrderHandover,
  createOrderHold,
  createOrderNote,
  createOrderPayment,
  createOrderReadiness,
  createOrderRefund,
  createOrderResumption,
  createOrderReturn,
  createPaymentRejection,
  createPaymentVerification,
  replaceOrderArtwork,
  replacePlacementArtwork,
  type OrderRecord,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { route, type IdempotentOperation, type OperationRequest } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import type { ArtworkCatalog } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { readAdminOrder } from '../orders-admin/index.ts'
import { readTrackingToken } from '../../selling/orders/index.ts'
import { addNote } from './add-note.ts'
import { answerCustomer } from './answer.ts'
import { approveArtwork } from './approve-artwork.ts'
import { cancelOrder } from './cancel-order.ts'
import type { DecisionDeps } from './decide-order.ts'
import { failHandover } from './fail-handover.ts'
import { handOverOrder } from './hand-over-order.ts'
import { holdOrder } from './hold-order.ts'
import { makeReady } from './make-ready.ts'
import { receivePayment } from './receive-payment.ts'
import { refundOrder } from './refund-order.ts'
import { rejectPayment } from './reject-payment.ts'
import { replaceArtwork } from './replace-artwork.ts'
import { requestArtworkChanges } from './request-artwork-changes.ts'
import { resumeOrder } from './resume-order.ts'
import { takeBackOrder } from './take-back-order.ts'
import { verifyPayment } from './verify-payment.ts'

interface OrderDecisionsDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly config: { readonly publicUrl: string }
  readonly keys: ServerKeys
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
}

type StaffDeps = OrderDecisionsDeps & DecisionDeps

export function orderDecisionsRoutes(app: FastifyInstance, deps: OrderDecisionsDeps): void {
  decision(createPaymentVerification, (staff, { params, body }) =>
    verifyPayment(staff, { ...body, ...paymentOf(params) }),
  )
  decision(createPaymentRejection, (staff, { params, body }) =>
    rejectPayment(staff, { ...body, ...paymentOf(params) }),
  )
  decision(createOrderPayment, (staff, { params, body }) =>
    receivePayment(staff, { ...body, ...orderOf(params) }),
  )
  decision(createOrderRefund, (staff, { params, body }) =>
    refundOrder(staff, { ...body, ...orderOf(params) }),
  )
  decision(createArtworkApproval, (staff, { params, body }) =>
    approveArtwork(staff, { ...body, ...orderOf(params) }),
  )
  decision(createArtworkChangesRequest, (staff, { params, body }) =>
    requestArtworkChanges(staff, { ...body, ...orderOf(params) }),
  )
  decision(replacePlacementArtwork, (staff, { params, body }) =>
    replaceArtwork(staff, {
      ...orderOf(params),
      placementId: decodeId('placement', params.placementId),
      artworkId: decodeId('artwork', body.artworkId),
    }),
  )
  decision(createOrderHold, (staff, { params, body }) => holdOrder(staff, { ...body, ...orderOf(params) }))
  decision(createOrderResumption, (staff, { params }) => resumeOrder(staff, orderOf(params)))
  decision(createOrderCancellation, (staff, { params, body }) =>
    cancelOrder(staff, { ...body, ...orderOf(params) }),
  )
  decision(createOrderHandover, (staff, { params, body }) =>
    handOverOrder(staff, { ...body, ...orderOf(params) }),
  )
  decision(createFailedHandover, (staff, { params, body }) =>
    failHandover(staff, { ...body, ...orderOf(params) }),
  )
  decision(createOrderReadiness, (staff, { params }) => makeReady(staff, orderOf(params)))
  decision(createOrderReturn, (staff, { params, body }) =>
    takeBackOrder(staff, { ...body, ...orderOf(params) }),
  )
  decision(createOrderNote, (staff, { params, body }) => addNote(staff, { ...body, ...orderOf(params) }))

  route(app, replaceOrderArtwork, ({ params, body, id, transaction }) =>
    replaceArtwork(
      {
        ...deps,
        transaction,
        // The audit log is kept for ever, so it gets neither the name nor the address of a customer.
        author: { actor: { kind: 'customer', name: 'The customer' }, requestId: id },
        answer: (tx, orderId) => answerCustomer({ ...deps, database: tx }, orderId),
      },
      {
        orderId: trackedOrder(params.trackingToken),
        placementId: decodeId('placement', body.placementId),
        artworkId: decodeId('artwork', body.artworkId),
      },
    ),
  )

  /** Serves a decision of the member of staff who is signed in. */
  function decision<const Op extends IdempotentOperation>(
    operation: Op,
    decide: (staff: StaffDeps, request: OperationRequest<Op>) => Promise<OrderRecord>,
  ): void {
    route(app, operation, (request) => {
      const author = authorOf(request.raw)
      const answer: StaffDeps['answer'] = (tx, orderId) =>
        readAdminOrder({ ...deps, database: tx }, orderId, author)
      return decide({ ...deps, transaction: request.transaction, author, answer }, request)
    })
  }

  function trackedOrder(token: string): string {
    const id = readTrackingToken(deps.keys.tracking, token)
    if (id === undefined) {
      throw new Refusal('RESOURCE_NOT_FOUND', 'There is no order with this tracking token.')
    }
    return id
  }
}

function orderOf({ orderId }: { readonly orderId: string }) {
  return { orderId: decodeId('order', orderId) }
}

function paymentOf({ orderId, paymentId }: { readonly orderId: string; readonly paymentId: string }) {
  return { orderId: decodeId('order', orderId), paymentId: decodeId('payment', paymentId) }
}
