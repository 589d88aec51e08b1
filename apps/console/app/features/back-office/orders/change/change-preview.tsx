import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { api } from '../../../../lib/requests/api.ts'
import { m } from '../../../../messages/messages.ts'
import type { Order } from '../order/order.ts'

const words = m.orderChanges.preview

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
      ? words.impossible
      : query.data === undefined || isOld
        ? words.calculating
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
        <MarkedText
          text={fill(words.total, {
            before: money(order.totals.totalMinor),
            after: money(totals.totalMinor),
          })}
          marks={{ after: (text) => <strong>{text}</strong> }}
        />
      </p>
      <p className="text-sm text-ink-soft">
        {toReturnMinor > 0
          ? fill(words.toReturn, { amount: money(toReturnMinor) })
          : totals.dueMinor > 0
            ? fill(m.orderChanges.due, { amount: money(totals.dueMinor) })
            : words.nothingDue}{' '}
        {waits && `${words.waits} `}
        {order.customer.email === null ? words.noEmail : words.email}
      </p>
    </div>
  )
}
