import type { Resources } from '@platen/api-client'
import { keptAttempts } from '../../submission/index.ts'
import type { Proof } from '../../uploads/index.ts'
import type { Order } from '../status/tracking-status.ts'
import { isRecord } from '../../../lib/is-record.ts'

export interface SentPayment {
  readonly trackingToken: string
  /** The payments of the order at that time. Once it has more, the same report is about another payment. */
  readonly known: number
  readonly instructionId: string
  readonly reference: string
  readonly payerName: string
  readonly proof: Proof | null
  /** Everything that is due if left out. */
  readonly amountMinor?: number
}

export const sentPayments = keptAttempts<SentPayment>('payment-attempts', isSentPayment)

export function unansweredPayment(trackingToken: string, { payments }: Order): SentPayment | undefined {
  // When the shop knows of other payments, the report either arrived or is outdated.
  sentPayments.forget((sent) => sent.trackingToken === trackingToken && sent.known !== payments.length)
  return sentPayments.unanswered().find((sent) => sent.trackingToken === trackingToken)
}

export function requestOf({
  instructionId,
  reference,
  payerName,
  proof,
  amountMinor,
}: SentPayment): Resources['PaymentCreate'] {
  return {
    instructionId,
    ...(reference === '' ? {} : { reference }),
    ...(payerName === '' ? {} : { payerName }),
    ...(proof === null ? {} : { proofUploadId: proof.id }),
    ...(amountMinor === undefined ? {} : { amountMinor }),
  }
}

function isSentPayment(value: unknown): value is SentPayment {
  if (!isRecord(value)) return false
  const { trackingToken, known, instructionId, reference, payerName, proof } = value
  return (
    [trackingToken, instructionId, reference, payerName].every((text) => typeof text === 'string') &&
    typeof known === 'number' &&
    typeof proof === 'object'
  )
}
