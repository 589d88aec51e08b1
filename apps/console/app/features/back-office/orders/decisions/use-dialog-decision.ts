import { fill } from '@platen/messages'
import { useToasts } from '../../../../lib/toasts.tsx'
import type { BodyOf, Decision } from '../order/decisions.ts'
import { useOrderContext } from '../order/order-context.ts'
import type { Order } from '../order/order.ts'
import { useDecision } from '../order/use-decision.ts'

interface DialogDecisionOptions<Name extends Decision> {
  readonly onClose: () => void
  /** The toast, with `{{number}}` for that of the order. */
  readonly done: string
  readonly more?: (after: Order, body: BodyOf<Name>) => string | undefined
  readonly undo?: () => void
}

export function useDialogDecision<Name extends Decision>(
  name: Name,
  { onClose, done, more, undo }: DialogDecisionOptions<Name>,
) {
  const { order } = useOrderContext()
  const toasts = useToasts()
  return useDecision(name, {
    inDialog: true,
    onDone: (after, body) => {
      const description = more?.(after, body)
      onClose()
      toasts.good(fill(done, { number: order.number }), {
        ...(description !== undefined && { description }),
        ...(undo && { undo }),
      })
    },
  })
}
