import type { Resources } from '@platen/api-client'
import { api } from '../../lib/api.ts'

interface Bodies {
  verify_payment: Resources['PaymentVerification'] & { readonly paymentId: string }
  reject_payment: Resources['PaymentRejection'] & { readonly paymentId: string }
  record_payment: Resources['ReceivedPayment']
  refund: Resources['OrderRefund']
  approve_artwork: Resources['ArtworkApproval']
  request_changes: Resources['ArtworkChangesRequest']
  replace_artwork: Resources['PlacementArtwork'] & { readonly placementId: string }
  hold: Resources['OrderHold']
  resume: Resources['OrderResumption']
  cancel: Resources['OrderCancellation']
  hand_over: Resources['OrderHandover']
  fail_handover: Resources['FailedHandover']
  make_ready: Resources['OrderReadiness']
  return: Resources['OrderReturn']
  add_note: Resources['OrderNote']
}
/** What can be decided about an order, by the names of `allowedActions`. */
export type Decision = keyof Bodies
export type BodyOf<Name extends Decision> = Bodies[Name]

/** How each decision is sent. Each is a thing that is created, and answers the whole order. */
export const SEND = {
  verify_payment: (orderId, { paymentId, ...body }, key) =>
    api.POST('/api/admin/orders/{orderId}/payments/{paymentId}/verification', {
      params: { path: { orderId, paymentId }, header: once(key) },
      body,
    }),
  reject_payment: (orderId, { paymentId, ...body }, key) =>
    api.POST('/api/admin/orders/{orderId}/payments/{paymentId}/rejection', {
      params: { path: { orderId, paymentId }, header: once(key) },
      body,
    }),
  record_payment: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/payments', { params: of(orderId, key), body }),
  refund: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/refunds', { params: of(orderId, key), body }),
  approve_artwork: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/artwork-approval', { params: of(orderId, key), body }),
  request_changes: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/artwork-changes-request', { params: of(orderId, key), body }),
  replace_artwork: (orderId, { placementId, ...body }, key) =>
    api.POST('/api/admin/orders/{orderId}/placements/{placementId}/artwork', {
      params: { path: { orderId, placementId }, header: once(key) },
      body,
    }),
  hold: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/hold', { params: of(orderId, key), body }),
  resume: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/resumption', { params: of(orderId, key), body }),
  cancel: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/cancellation', { params: of(orderId, key), body }),
  hand_over: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/handover', { params: of(orderId, key), body }),
  fail_handover: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/failed-handover', { params: of(orderId, key), body }),
  make_ready: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/readiness', { params: of(orderId, key), body }),
  return: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/return', { params: of(orderId, key), body }),
  add_note: (orderId, body, key) =>
    api.POST('/api/admin/orders/{orderId}/notes', { params: of(orderId, key), body }),
} as const satisfies { [Name in Decision]: Sender<Name> }

type Sender<Name extends Decision> = (orderId: string, body: Bodies[Name], key: string) => Promise<Reply>

interface Reply {
  readonly data?: Resources['AdminOrderRecord'] | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}

export function send<Name extends Decision>(name: Name, orderId: string, body: Bodies[Name], key: string) {
  // The table has a row for each name; TypeScript cannot follow one name through two lookups.
  return (SEND[name] as Sender<Name>)(orderId, body, key)
}

function of(orderId: string, key: string) {
  return { path: { orderId }, header: once(key) }
}

function once(key: string) {
  return { 'Idempotency-Key': key }
}
