import { count, fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
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
import { locale, m } from '../../../messages/messages.ts'
import type { Lead } from './lead-labels.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

const words = m.leads.convert

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
    done: () =>
      order
        ? fill(words.done, { name: lead.name, order: order.name })
        : fill(words.doneUnknown, { name: lead.name }),
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.submit}
      onClose={onClose}
      action={convert}
      missing={order ? undefined : words.missing}
      onSubmit={() => order && convert.run(order.id)}
    >
      <LookupField
        label={words.order}
        name="orderId"
        options={options}
        text={text}
        onText={setText}
        hint={
          options.length > 0 && text === ''
            ? count(locale, words.hasOrders, options.length, { name: lead.name })
            : words.hint
        }
      />
      <p className="text-sm text-ink-soft">
        <MarkedText
          text={words.noOrder}
          marks={{ link: (text) => <Link to={paths.newOrder()}>{text}</Link> }}
        />
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
