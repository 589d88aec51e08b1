import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import type { PaymentInstruction, Shop } from '../catalog/index.ts'

export interface RequestedPayment {
  readonly instructionId: string
  readonly reference?: string
  readonly payerName?: string
  readonly proofUploadId?: string
}

/** `proofId` is a UUID. */
export interface PaymentDetails {
  readonly reference: string | null
  readonly payerName: string | null
  readonly proofId: string | null
}

export function paymentInstruction(id: string, shop: Shop, path: string): PaymentInstruction {
  const instruction = shop.paymentInstructions.find((candidate) => candidate.id === id)
  if (!instruction) throw invalidField(path, 'the shop does not accept this payment method', 'not_offered')
  return instruction
}

/** Without a reference or proof, the customer pays later. */
export function reportsPayment(payment: RequestedPayment): boolean {
  return payment.reference !== undefined || payment.proofUploadId !== undefined
}

export function paymentDetails(
  payment: RequestedPayment,
  instruction: PaymentInstruction,
  path: string,
): PaymentDetails {
  if (instruction.referenceRequired && payment.reference === undefined) {
    throw invalidField(`${path}reference`, `is required for ${instruction.label}`, 'required')
  }
  if (instruction.proofRequired && payment.proofUploadId === undefined) {
    throw invalidField(`${path}proofUploadId`, `is required for ${instruction.label}`, 'required')
  }
  return {
    reference: payment.reference ?? null,
    payerName: payment.payerName ?? null,
    proofId: payment.proofUploadId === undefined ? null : decodeId('proof', payment.proofUploadId),
  }
}
