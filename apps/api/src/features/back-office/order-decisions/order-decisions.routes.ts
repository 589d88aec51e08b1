import {
  createArtworkApproval,
  createArtworkChangesRequest,
  createFailedHandover,
  createOrderCancellation,
  createOrderChange,
  createOrderChangePreview,
  createOrderCredit,
  createOrderHandover,
  createOrderHold,
  createOrderNote,
  createOrderPayment,
  createOrderReadiness,
  createOrderRefund,
  createOrderResumption,
  createOrderProof,
  createOrderReturn,
  createPaymentRejection,
  createPaymentVerification,
  createProofApproval,
  createProofChangesRequest,
  createProofRequest,
  createProofWithdrawal,
  createRecordedProofApproval,
  getOfferedProof,
  getOrderProof,
  replaceOrderArtwork,
  replacePlacementArtwork,
  type AdminOrderRecord,
  type OfferedProof,
  type OrderRecord,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import {
  route,
  type IdempotentOperation,
  type OnceRequest,
  type OperationRequest,
} from '../../../platform/http/route.ts'
import type { Author } from '../../../platform/records/audit.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { previewUrl, type ArtworkCatalog } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { readAdminOrder } from '../orders-admin/index.ts'
import { findOrder, readTrackingToken, toOrderRecord, type OrderAction } from '../../selling/orders/index.ts'
import { changeContents, filesOf, refuseGone } from './contents/change-contents.ts'
import { undone } from './contents/preview-change.ts'
import {
  decideOrder,
  type Decision,
  type DecisionDeps,
  type LockedCase,
  type Outcome,
} from './decide-order.ts'
import { receivePayment, rejectPayment, verifyPayment } from './decide-payment.ts'
import { failHandover, handOverOrder, makeReady, takeBackOrder } from './hand-over-order.ts'
import { addNote, cancelOrder, holdOrder, resumeOrder } from './handle-order.ts'
import { keepCredit, refundOrder } from './refund-order.ts'
import {
  approveProof,
  recordApproval,
  refuseUnwanted,
  refuseWithdrawn,
  requestProof,
  requestProofChanges,
} from './proofs/answer-proof.ts'
import { readOfferedProof, readProof } from './proofs/offered-proof.ts'
import { sendProof, withdrawProof } from './proofs/send-proof.ts'
import { replaceArtwork } from './replace-artwork.ts'
import { approveArtwork, requestArtworkChanges } from './review-artwork.ts'

interface OrderDecisionsDeps extends Pick<Platform, 'database' | 'transaction' | 'clock' | 'keys'> {
  readonly config: { readonly publicUrl: string }
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
}

type DecisionRequest<Op extends IdempotentOperation> = OperationRequest<Op>['body'] &
  OperationRequest<Op>['params']

export function orderDecisionsRoutes(app: FastifyInstance, deps: OrderDecisionsDeps): void {
  decision(createPaymentVerification, 'verify_payment', verifyPayment)
  decision(createPaymentRejection, 'reject_payment', rejectPayment)
  decision(createOrderRefund, 'refund', refundOrder)
  decision(createOrderCredit, 'keep_credit', keepCredit)
  decision(createArtworkApproval, 'approve_artwork', approveArtwork)
  decision(createArtworkChangesRequest, 'request_changes', requestArtworkChanges)
  decision(createOrderHold, 'hold', holdOrder)
  decision(createOrderResumption, 'resume', resumeOrder)
  decision(createOrderCancellation, 'cancel', cancelOrder)
  decision(createOrderHandover, 'hand_over', handOverOrder)
  decision(createFailedHandover, 'fail_handover', failHandover)
  decision(createOrderReadiness, 'make_ready', makeReady)
  decision(createOrderReturn, 'return', takeBackOrder)
  decision(createOrderNote, 'add_note', addNote)
  decision(createOrderProof, 'send_proof', sendProof)
  decision(createProofWithdrawal, 'withdraw_proof', withdrawProof)
  decision(createRecordedProofApproval, 'approve_proof', recordApproval)

  route(app, getOrderProof, ({ params }) => readProof(deps, decodeId('order', params.orderId)))
  route(app, getOfferedProof, ({ params }) => readOfferedProof(deps, trackedOrder(params.trackingToken)))

  route(app, createProofRequest, (request) =>
    answerAsCustomer(request, { action: 'send_proof', refuse: refuseUnwanted }, requestProof),
  )

  route(app, createProofApproval, (request) =>
    answerAsCustomer(request, { action: 'approve_proof', refuse: refuseWithdrawn }, (locked) =>
      approveProof(locked, { ...request.body, address: request.raw.ip }),
    ),
  )

  route(app, createProofChangesRequest, (request) =>
    answerAsCustomer(request, { action: 'approve_proof', refuse: refuseWithdrawn }, (locked) =>
      requestProofChanges(locked, request.body),
    ),
  )

  route(app, createOrderPayment, (request) =>
    receivePayment(staffDeps(request), {
      ...request.body,
      orderId: decodeId('order', request.params.orderId),
    }),
  )

  route(app, createOrderChange, (request) => change(staffDeps(request), request))

  route(app, createOrderChangePreview, (request) =>
    change(staffDeps({ raw: request.raw, transaction: undone(deps.transaction) }), request),
  )

  route(app, replacePlacementArtwork, (request) =>
    replaceArtwork(staffDeps(request), {
      orderId: decodeId('order', request.params.orderId),
      placementId: decodeId('placement', request.params.placementId),
      artworkId: decodeId('artwork', request.body.artworkId),
    }),
  )

  route(app, replaceOrderArtwork, ({ params, body, id, transaction }) =>
    replaceArtwork(
      {
        ...deps,
        transaction,
        // The audit log is kept for ever, so it gets neither the name nor the address of a customer.
        author: { actor: { kind: 'customer', name: 'The customer' }, requestId: id },
        answer: (tx, orderId) => answerCustomer(deps, tx, orderId),
      },
      {
        orderId: trackedOrder(params.trackingToken),
        placementId: decodeId('placement', body.placementId),
        artworkId: decodeId('artwork', body.artworkId),
      },
    ),
  )

  function decision<const Op extends IdempotentOperation>(
    operation: Op,
    action: OrderAction,
    decide: (locked: LockedCase, request: DecisionRequest<Op>) => Promise<Outcome>,
  ): void {
    route(app, operation, (request) => {
      const { body, params } = request as { body: object; params: { orderId: string } }
      const orderId = decodeId('order', params.orderId)
      return decideOrder(staffDeps(request), { orderId, action }, (locked) =>
        decide(locked, { ...body, ...params } as DecisionRequest<Op>),
      )
    })
  }

  async function change(
    staff: DecisionDeps,
    { params, body }: Pick<OperationRequest<typeof createOrderChangePreview>, 'params' | 'body'>,
  ): Promise<AdminOrderRecord> {
    const [shop, files] = await Promise.all([deps.shop.get(), filesOf(body, deps)])
    const orderId = decodeId('order', params.orderId)
    return decideOrder(staff, { orderId, action: 'change' }, (locked) =>
      changeContents({ shop, files }, locked, body),
    ).catch(refuseGone) as Promise<AdminOrderRecord>
  }

  function staffDeps({ raw, transaction }: Pick<OnceRequest, 'raw' | 'transaction'>) {
    const author = authorOf(raw)
    const answer: DecisionDeps['answer'] = (tx, orderId) =>
      readAdminOrder({ ...deps, database: tx }, orderId, author)
    return { ...deps, transaction, author, answer }
  }

  async function answerAsCustomer(
    {
      id,
      params,
      transaction,
    }: Pick<OnceRequest, 'transaction'> & {
      readonly id: string
      readonly params: { readonly trackingToken: string }
    },
    decision: Omit<Decision, 'orderId'>,
    decide: (locked: LockedCase<Author>) => Promise<Outcome>,
  ): Promise<OfferedProof> {
    const orderId = trackedOrder(params.trackingToken)
    return transaction(async (tx) => {
      await decideOrder(
        {
          ...deps,
          transaction: (work) => work(tx),
          // The audit log is kept for ever, so it gets neither the name nor the address of a customer.
          author: { actor: { kind: 'customer', name: 'The customer' }, requestId: id },
          answer: (within, ofOrder) => answerCustomer(deps, within, ofOrder),
        },
        { ...decision, orderId },
        decide,
      )
      return readOfferedProof({ ...deps, database: tx }, orderId)
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

async function answerCustomer(
  { keys, clock }: OrderDecisionsDeps,
  tx: Tx,
  orderId: string,
): Promise<OrderRecord> {
  const order = await findOrder(tx, orderId)
  if (!order) throw new Error('A locked order could not be read.')
  const now = clock.now()
  return toOrderRecord(order, (artworkId) => previewUrl(keys.preview, artworkId, now))
}
