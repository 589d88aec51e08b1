import { Notice } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { api } from '../../../../lib/requests/api.ts'
import { useDebounced } from '../../../../lib/lists/use-debounced.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'

interface UsedReferenceProps {
  readonly reference: string
  /** The payment that is being verified. */
  readonly paymentId?: string
}

const words = m.decisions.usedReference
const MOST = 3

/** Names the payments with the same reference while it is typed: one transfer pays one order. */
export function UsedReference({ reference, paymentId }: UsedReferenceProps) {
  const { order } = useOrderContext()
  const settled = useDebounced(reference.trim())
  const { data = [] } = useRead(
    ['orders', 'with reference', settled],
    (signal) => api.listOrders({ query: { reference: settled, limit: MOST }, signal }),
    { enabled: settled !== '' },
  )
  const others = settled === '' ? [] : data.filter(({ id }) => id !== order.id)
  const isOwn = order.payments.some(
    (payment) =>
      payment.id !== paymentId &&
      payment.status !== 'rejected' &&
      payment.reference?.toLowerCase() === settled.toLowerCase(),
  )
  return (
    <div role="status">
      {(others.length > 0 || isOwn) && (
        <Notice tone="warn" title={words.title}>
          <ul>
            {isOwn && <li>{words.sameOrder}</li>}
            {others.map(({ id, number, customerName }) => (
              <li key={id}>
                <Link to={paths.order(id)} target="_blank" className="figures underline underline-offset-4">
                  {number}
                </Link>
                , {customerName}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
