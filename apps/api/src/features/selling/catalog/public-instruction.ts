import type { PublicConfigResponse } from '@platen/contract'
import type { PaymentInstruction } from './shop.ts'

/** A payment method as customers see it, without empty fields. */
export function toPublicInstruction(
  instruction: PaymentInstruction,
): PublicConfigResponse['paymentInstructions'][number] {
  const { payeeName, account, referenceHint } = instruction
  return {
    id: instruction.id,
    method: instruction.method,
    label: instruction.label,
    ...(payeeName === null ? {} : { payeeName }),
    ...(account === null ? {} : { account }),
    instructions: instruction.instructions,
    ...(referenceHint === null ? {} : { referenceHint }),
    referenceRequired: instruction.referenceRequired,
    proofRequired: instruction.proofRequired,
    payWithinHours: instruction.payWithinHours,
  }
}
