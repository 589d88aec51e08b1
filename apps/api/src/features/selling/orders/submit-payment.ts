import type { PaymentCreate, PaymentRecord } from '@platen/contract'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PaymentInstruction, Shop, ShopCache } from '../catalog/index.ts'
import { changeOrder, lockOrder, type LockedOrder } from './change-order.ts'
import { toPaymentRecord } from './order-record.ts'
import { canSubmitPayment, customerActions } from './order-status.ts'
import { dueMinorOf } from './order-transitions.ts'
import type { Payment } from './order.ts'
import { findOrder, insertPayment } from './orders.store.ts'
import { paymentDetails, paymentInstruction } from './resolve-payment.ts'

interface SubmitPaymentDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: ShopCache
}

export async function submitPayment(
  { transaction, shop, clock }: SubmitPaymentDeps,
  { orderId, request }: { orderId: string; request: PaymentCreate },
): Promise<PaymentRecord> {
  const offered = await shop.get()
  return transaction(async (tx) => {
    const now = clock.now()
    const instruction = await instructionFor(tx, orderId, request, offered)
    const details = paymentDetails(request, instruction, '')
    const order = await lockOrder(tx, orderId)
    refuseWhenNotDue(order)
    const payment: Payment = {
      id: newUuid(),
      instructionId: instruction.id,
      method: instruction.method,
      amountMinor: amountOf(request, order),
      reference: details.reference,
      status: 'submitted',
      submittedAt: now.toISOString(),
      decidedAt: null,
    }
    await insertPayment(tx, order.id, payment, details)
    await changeOrder(tx, order, { paymentStatus: 'submitted' }, now)
    await emit(tx, {
      type: 'payment.submitted',
      orderId: order.id,
      payload: { number: order.number },
      occurredAt: now,
    })
    return toPaymentRecord(payment)
  }).catch((error: unknown) => {
    switch (violatedConstraint(error)) {
      case 'payments_proof_id_fkey':
        throw invalidField(
          'proofUploadId',
          'this proof does not exist or was removed; upload it again',
          'not_found',
        )
      case 'payments_instruction_id_fkey':
        throw invalidField('instructionId', 'the shop no longer accepts this payment method', 'not_offered')
      default:
        throw error
    }
  })
}

/** A method that the shop offers, or the agreed one, because the customer may already have followed it. */
async function instructionFor(
  tx: Tx,
  orderId: string,
  { instructionId }: PaymentCreate,
  shop: Shop,
): Promise<PaymentInstruction> {
  const offered = shop.paymentInstructions.find(({ id }) => id === instructionId)
  if (offered) return offered
  const agreed = (await findOrder(tx, orderId))?.instruction
  return agreed?.id === instructionId ? agreed : paymentInstruction(instructionId, shop, 'instructionId')
}

function refuseWhenNotDue(order: LockedOrder): void {
  if (canSubmitPayment(order)) return
  throw new Refusal(
    'INVALID_TRANSITION',
    order.status === 'open'
      ? `The order's payment is ${order.paymentStatus}; a payment can be reported while something is due and no other payment waits to be verified.`
      : `The order is ${order.status}; a payment can be reported while it is open.`,
    {
      details: {
        reason: 'order_action',
        state: order.status === 'open' ? order.paymentStatus : order.status,
        allowedActions: customerActions(order),
      },
    },
  )
}

function amountOf(request: PaymentCreate, order: LockedOrder): number {
  const due = dueMinorOf(order)
  const amount = request.amountMinor ?? due
  if (amount > due) throw invalidField('amountMinor', `is more than the ${due} that is due`, 'more_than_due')
  return amount
}
