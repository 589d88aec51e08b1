import type { Answer, Resources } from '@platen/api-client'
import { api } from '../../../../lib/requests/api.ts'

interface Bodies {
  verify_payment: Resources['PaymentVerification'] & { readonly paymentId: string }
  reject_payment: Resources['PaymentRejection'] & { readonly paymentId: string }
  record_payment: Resources['ReceivedPayment']
  refund: Resources['OrderRefund']
  keep_credit: Resources['OrderCredit']
  approve_artwork: Resources['ArtworkApproval']
  request_changes: Resources['ArtworkChangesRequest']
  replace_artwork: Resources['PlacementArtwork'] & { readonly placementIds: readonly [string, ...string[]] }
  change: Resources['OrderChange']
  hold: Resources['OrderHold']
  resume: Resources['OrderResumption']
  cancel: Resources['OrderCancellation']
  hand_over: Resources['OrderHandover']
  fail_handover: Resources['FailedHandover']
  make_ready: Resources['OrderReadiness']
  return: Resources['OrderReturn']
  add_note: Resources['OrderNote']
}
export type Decision = keyof Bodies
export type BodyOf<Name extends Decision> = Bodies[Name]

const SEND = {
  verify_payment: (orderId, { paymentId, ...body }, key) =>
    api.createPaymentVerification({ orderId, paymentId, body, idempotencyKey: key }),
  reject_payment: (orderId, { paymentId, ...body }, key) =>
    api.createPaymentRejection({ orderId, paymentId, body, idempotencyKey: key }),
  record_payment: (orderId, body, key) => api.createOrderPayment({ orderId, body, idempotencyKey: key }),
  refund: (orderId, body, key) => api.createOrderRefund({ orderId, body, idempotencyKey: key }),
  keep_credit: (orderId, body, key) => api.createOrderCredit({ orderId, body, idempotencyKey: key }),
  approve_artwork: (orderId, body, key) => api.createArtworkApproval({ orderId, body, idempotencyKey: key }),
  request_changes: (orderId, body, key) =>
    api.createArtworkChangesRequest({ orderId, body, idempotencyKey: key }),
  // Print by print, so that a retry sends only the missing ones.
  replace_artwork: async (orderId, { placementIds: [first, ...others], ...body }, key) => {
    const replace = (placementId: string) =>
      api.replacePlacementArtwork({ orderId, placementId, body, idempotencyKey: `${key}-${placementId}` })
    let answer = await replace(first)
    for (const placementId of others) {
      if (answer.error) return answer
      answer = await replace(placementId)
    }
    return answer
  },
  change: (orderId, body, key) => api.createOrderChange({ orderId, body, idempotencyKey: key }),
  hold: (orderId, body, key) => api.createOrderHold({ orderId, body, idempotencyKey: key }),
  resume: (orderId, body, key) => api.createOrderResumption({ orderId, body, idempotencyKey: key }),
  cancel: (orderId, body, key) => api.createOrderCancellation({ orderId, body, idempotencyKey: key }),
  hand_over: (orderId, body, key) => api.createOrderHandover({ orderId, body, idempotencyKey: key }),
  fail_handover: (orderId, body, key) => api.createFailedHandover({ orderId, body, idempotencyKey: key }),
  make_ready: (orderId, body, key) => api.createOrderReadiness({ orderId, body, idempotencyKey: key }),
  return: (orderId, body, key) => api.createOrderReturn({ orderId, body, idempotencyKey: key }),
  add_note: (orderId, body, key) => api.createOrderNote({ orderId, body, idempotencyKey: key }),
} as const satisfies { [Name in Decision]: Sender<Name> }

type Sender<Name extends Decision> = (
  orderId: string,
  body: Bodies[Name],
  key: string,
) => Promise<Answer<Resources['AdminOrderRecord']>>

export function send<Name extends Decision>(name: Name, orderId: string, body: Bodies[Name], key: string) {
  // TypeScript cannot follow one name through two lookups.
  return (SEND[name] as Sender<Name>)(orderId, body, key)
}
