import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/use-action.ts'
import { send, type BodyOf, type Decision } from './decisions.ts'
import { useDesk } from './desk.ts'
import { orderKey, type Order } from './order.ts'

/** What shows something else after a decision about an order. */
const CHANGES = ['orders', 'operations', 'inventory', 'print-jobs', 'metrics', 'costs', 'audit-log']

interface DecisionParts<Name extends Decision> {
  readonly onDone?: (after: Order, body: BodyOf<Name>) => void
  /** In a dialog, which shows the refusal itself: above it no message can be seen. */
  readonly inDialog?: boolean
}

/** Decides something about the order on the desk. */
export function useDecision<Name extends Decision>(
  name: Name,
  { onDone, inDialog = false }: DecisionParts<Name> = {},
) {
  const { order, decided } = useDesk()
  const queries = useQueryClient()
  return useAction<BodyOf<Name>, Order>({
    send: (body, key) => send(name, order.id, body, key),
    changes: CHANGES,
    onDone: (after, body) => {
      decided(after)
      queries.setQueryData(orderKey(order.id), after)
      onDone?.(after, body)
    },
    onRefused: () => inDialog,
  })
}
