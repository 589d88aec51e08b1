import type { Tx } from '../../platform/database/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPayment, type PaymentRow } from './order-handling.store.ts'

/** Refuses with RESOURCE_NOT_FOUND, and with INVALID_TRANSITION a payment that was decided about already. */
export async function getSubmittedPayment(tx: Tx, orderId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(tx, orderId, paymentId)
  if (!payment) throw new Refusal('RESOURCE_NOT_FOUND', 'The order has no such payment.')
  if (payment.status === 'submitted') return payment
  throw new Refusal(
    'INVALID_TRANSITION',
    `The payment is ${payment.status}; it can be verified or rejected while it is submitted.`,
  )
}
