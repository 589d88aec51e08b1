import { useToasts } from '../../lib/toasts.tsx'
import type { BodyOf, Decision } from './decisions.ts'
import { useDesk } from './desk.ts'
import type { Order } from './order.ts'
import { useDecision } from './use-decision.ts'

interface DialogDecisionParts<Name extends Decision> {
  readonly onClose: () => void
  /** Said after the number of the order: "payment verified". */
  readonly done: string
  /** What else is to be known of it. */
  readonly more?: (after: Order, body: BodyOf<Name>) => string | undefined
}

/** Decides in a dialog, which shows a refusal and closes once it is done; a message then says so. */
export function useDialogDecision<Name extends Decision>(
  name: Name,
  { onClose, done, more }: DialogDecisionParts<Name>,
) {
  const { order } = useDesk()
  const toasts = useToasts()
  return useDecision(name, {
    inDialog: true,
    onDone: (after, body) => {
      const description = more?.(after, body)
      onClose()
      toasts.good(`${order.number}: ${done}`, { ...(description !== undefined && { description }) })
    },
  })
}
