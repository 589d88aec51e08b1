import type {
  DOCUMENT_ACTION_OPERATIONS,
  DocumentIssue,
  OrderStatus,
  RefusalReason,
  Rights,
} from '@platen/contract'
import {
  actionRecord,
  obstacleByRole,
  type Action,
  type Obstacle,
} from '../../../platform/auth/action-records.ts'

type Kind = DocumentIssue['kind']

export interface Billable {
  readonly status: OrderStatus
  readonly isErased: boolean
  readonly isTest: boolean
}

/** Whatever was issued before. */
export function billingObstacle(
  { status, isErased, isTest }: Billable,
  kind: Kind,
): (Obstacle & { readonly refusal: RefusalReason }) | undefined {
  if (isErased)
    return {
      code: 'customer_erased',
      refusal: 'order_erased',
      reason: 'The customer of this order was erased.',
    }
  if (isTest)
    return {
      code: 'test_order',
      refusal: 'test_order',
      reason: 'A test order of the shop gets no documents.',
    }
  if (kind === 'invoice' && (status === 'cancelled' || status === 'expired'))
    return {
      code: 'cancelled_or_expired',
      refusal: 'order_ended',
      reason: `The order is ${status}, so it gets no invoice.`,
    }
  return undefined
}

/** By the same rules as `issueDocument`. */
export function documentActions(
  order: Billable & { readonly hasOpenInvoice: boolean },
  rights: Rights,
): Action<keyof typeof DOCUMENT_ACTION_OPERATIONS>[] {
  const obstacleTo = (kind: Kind) =>
    obstacleByRole(rights, 'documents:issue', 'issue documents') ??
    billingObstacle(order, kind) ??
    invoiceObstacle(order.hasOpenInvoice, kind)
  return [
    actionRecord('issue_invoice', obstacleTo('invoice')),
    actionRecord('issue_credit_note', obstacleTo('credit_note')),
  ]
}

function invoiceObstacle(hasOpenInvoice: boolean, kind: Kind): Obstacle | undefined {
  if (hasOpenInvoice === (kind === 'credit_note')) return undefined
  return hasOpenInvoice
    ? { code: 'has_invoice', reason: 'The order has an invoice.' }
    : { code: 'no_invoice', reason: 'The order has no invoice, or all of it is credited.' }
}
