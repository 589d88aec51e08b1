import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { api } from '../../../../lib/requests/api.ts'
import type { Order } from '../order/order.ts'

type Preview = ReturnType<typeof usePreview>

/** So that typing a number asks once. */
const PAUSE_MS = 250

/** The order as the change would leave it, from the service. */
export function usePreview(orderId: string, body: Resources['OrderChange'] | undefined) {
  const text = body && JSON.stringify(body)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery({
    queryKey: ['orders', 'change-preview', orderId, asked],
    enabled: asked !== undefined,
    queryFn: ({ signal }) =>
      expectData(
        api.createOrderChangePreview({
          orderId,
          body: JSON.parse(asked ?? '') as Resources['OrderChange'],
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isOld = query.isPlaceholderData || asked !== text
  return {
    after: body === undefined || query.isError ? undefined : query.data,
    isOld,
    refused: body !== undefined && query.error instanceof PlatenError ? query.error : undefined,
    obstacle: query.isError
      ? 'The order can’t be changed like this.'
      : query.data === undefined || isOld
        ? 'Calculating the price…'
        : undefined,
  }
}

export function ChangePreview({ order, preview: { after, isOld } }: { order: Order; preview: Preview }) {
  const { money } = useFormats()
  if (!after) return null
  const { totals, toReturnMinor } = after
  const waits = order.confirmedAt !== null && after.confirmedAt === null
  return (
    <div
      role="status"
      aria-busy={isOld}
      className="grid gap-1 rounded-platen border border-rule-strong bg-tray px-4 py-3"
    >
      <p className="figures text-lg">
        Total {money(order.totals.totalMinor)} → <strong>{money(totals.totalMinor)}</strong>
      </p>
      <p className="text-sm text-ink-soft">
        {toReturnMinor > 0
          ? `${money(toReturnMinor)} is to be returned to the customer.`
          : totals.dueMinor > 0
            ? `${money(totals.dueMinor)} is due.`
            : 'Nothing is due.'}{' '}
        {waits && 'The order waits for this payment before it is printed. '}
        {order.customer.email === null
          ? 'Tell the customer: there is no email address.'
          : 'The customer gets an email.'}
      </p>
    </div>
  )
}
