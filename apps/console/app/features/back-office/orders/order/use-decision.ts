import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { queryKeys } from '../../../../lib/requests/query-keys.ts'
import { send, type BodyOf, type Decision } from './decisions.ts'
import { useOrderContext } from './order-context.ts'
import type { Order } from './order.ts'

const CHANGES = [
  ...(['orders', 'documents', 'operations', 'inventory', 'print-jobs', 'metrics', 'costs'] as const),
  'audit-log',
] as const

interface DecisionOptions<Name extends Decision> {
  readonly onDone?: (after: Order, body: BodyOf<Name>) => void
  /** In a dialog, which covers the toasts and shows the refusal itself. */
  readonly inDialog?: boolean
}

/** Repeated after a reload, these would count twice; the server refuses other decisions once they are done. */
const ADDS: readonly Decision[] = ['record_payment', 'refund', 'add_note']

export function useDecision<Name extends Decision>(
  name: Name,
  { onDone, inDialog = false }: DecisionOptions<Name> = {},
) {
  const { order, decided } = useOrderContext()
  const queries = useQueryClient()
  return useAction<BodyOf<Name>, Order>({
    name: ADDS.includes(name) ? `order.${order.id}.${name}` : undefined,
    send: (body, key) => send(name, order.id, body, key),
    changes: CHANGES,
    onDone: (after, body) => {
      decided(after)
      queries.setQueryData(queryKeys.order(order.id), after)
      onDone?.(after, body)
    },
    onRefused: () => inDialog,
  })
}
