import { useShop } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from './order-context.ts'
import type { Payment } from './order.ts'

/** By the shop's own name for it, also when the customer paid another way than the order says. */
export function usePaymentMethodName(): (payment: Pick<Payment, 'instructionId' | 'method'>) => string {
  const { instruction } = useOrderContext().order
  const offered = useShop().data?.paymentInstructions ?? []
  return ({ instructionId, method }) =>
    [instruction, ...offered].find(({ id }) => id === instructionId)?.label ??
    m.orderWords.paymentMethods[method]
}
