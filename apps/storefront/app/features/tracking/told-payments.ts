import type { Resources } from '@platen/api-client'
import { keptAttempts } from '../submission/index.ts'
import type { Order } from './standing.ts'

/** What a customer tells of a payment. */
export interface ToldPayment {
  readonly trackingToken: string
  /** How many the shop knew of. When it knows of more, the same words are of another payment. */
  readonly known: number
  readonly instructionId: string
  readonly reference: string
  readonly payerName: string
  readonly proof: { readonly id: string; readonly fileName: string } | null
}

export const toldPayments = keptAttempts<ToldPayment>('payment-attempts', isToldPayment)

/** What was told of this order and not answered, before a reload perhaps. */
export function unansweredPayment(trackingToken: string, { payments }: Order): ToldPayment | undefined {
  // Since the shop knows of other payments, it was either heard or is not what would be told today.
  toldPayments.forget((told) => told.trackingToken === trackingToken && told.known !== payments.length)
  return toldPayments.unanswered().find((told) => told.trackingToken === trackingToken)
}

export function requestOf({
  instructionId,
  reference,
  payerName,
  proof,
}: ToldPayment): Resources['PaymentCreate'] {
  return {
    instructionId,
    ...(reference === '' ? {} : { reference }),
    ...(payerName === '' ? {} : { payerName }),
    ...(proof === null ? {} : { proofUploadId: proof.id }),
  }
}

function isToldPayment(value: unknown): value is ToldPayment {
  if (typeof value !== 'object' || value === null) return false
  const { trackingToken, known, instructionId, reference, payerName, proof } = value as Partial<
    Record<keyof ToldPayment, unknown>
  >
  return (
    [trackingToken, instructionId, reference, payerName].every((text) => typeof text === 'string') &&
    typeof known === 'number' &&
    typeof proof === 'object'
  )
}
