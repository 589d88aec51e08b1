import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { LookupField, findOption } from '../../../lib/forms/lookup-field.tsx'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import type { Lead } from './lead-labels.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

/** The API searches from three characters on. */
const SHORTEST = 3
const MOST = 20

export function ConversionDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const [text, setText] = useState('')
  const options = useOrders(text, lead.name)
  const order = findOption(options, text)
  const convert = useAction({
    send: (orderId: string, key) =>
      api.createContactLeadConversion({ leadId: lead.id, body: { orderId }, idempotencyKey: key }),
    changes: ['leads', 'operations', 'metrics'],
    onDone: onClose,
    done: () => `${lead.name}: linked to ${order?.name ?? 'an order'}.`,
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title="Link to an order"
      submitLabel="Link order"
      onClose={onClose}
      action={convert}
      missing={order ? undefined : 'Choose an order first.'}
      onSubmit={() => order && convert.run(order.id)}
    >
      <LookupField
        label="Order"
        name="orderId"
        options={options}
        text={text}
        onText={setText}
        hint={
          options.length > 0 && text === ''
            ? `${lead.name} has ${options.length === 1 ? 'an order' : 'orders'}. Choose one from the list.`
            : 'Enter part of the order number or the customer’s name.'
        }
      />
      <p className="text-sm text-ink-soft">
        No order yet? <Link to={paths.newOrder()}>Create the order</Link> first.
      </p>
    </ActionDialog>
  )
}

function useOrders(text: string, name: string) {
  const formats = useFormats()
  const q = useDebounced(text.trim() === '' ? name : text.trim())
  const { data } = useRead(
    queryKeys.ordersFound(q, MOST),
    (signal) => api.listOrders({ query: { q, limit: MOST }, signal }),
    { enabled: q.length >= SHORTEST, keepPrevious: true },
  )
  return (data ?? []).map(({ id, number, customerName, totals }) => ({
    id,
    name: number,
    detail: `${customerName}, ${formats.money(totals.totalMinor)}`,
  }))
}
