import { expectData } from '@platen/api-client'
import { Button, Dialog } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { LookupField, findOption } from '../../lib/lookup-field.tsx'
import { paths } from '../../lib/paths.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useSettled } from '../../lib/use-settled.ts'
import type { Lead } from './lead-words.ts'

/** The interface searches for three characters or more. */
const SHORTEST = 3
const MOST = 20

/** Names the order that came of the request. */
export function ConversionDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const toasts = useToasts()
  const [text, setText] = useState('')
  const options = useOrders(text, lead.name)
  const order = findOption(options, text)
  const convert = useAction({
    send: (orderId: string, key) =>
      api.POST('/api/admin/contact-leads/{leadId}/conversion', {
        params: { path: { leadId: lead.id }, header: { 'Idempotency-Key': key } },
        body: { orderId },
      }),
    changes: ['leads', 'operations', 'metrics'],
    onDone: () => {
      onClose()
      toasts.good(`${lead.name}: it became ${order?.name ?? 'an order'}.`)
    },
    onRefused: () => true,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (order) convert.run(order.id)
  }

  return (
    <Dialog title="Which order came of it?" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <RefusalNotice refused={convert.refused} />
        <LookupField
          label="Order"
          name="order"
          options={options}
          text={text}
          onText={setText}
          hint={
            options.length > 0 && text === ''
              ? `${lead.name} has ${options.length === 1 ? 'an order' : 'orders'}: choose from the list.`
              : 'A part of its number, or of the name of who ordered.'
          }
        />
        <p className="text-sm text-ink-soft">
          Not in the shop yet? <Link to={paths.newOrder()}>Write the order down</Link> first.
        </p>
        <Button
          type="submit"
          busy={convert.busy ? 'Noting…' : undefined}
          unavailable={convert.unavailable ?? (order ? undefined : 'Name the order first.')}
        >
          Note this order
        </Button>
      </form>
    </Dialog>
  )
}

/** What is typed; before that, the orders of who asked. */
function useOrders(text: string, name: string) {
  const formats = useFormats()
  const q = useSettled(text.trim() === '' ? name : text.trim())
  const { data } = useQuery({
    queryKey: ['orders', 'found', q, MOST],
    enabled: q.length >= SHORTEST,
    queryFn: ({ signal }) =>
      expectData(api.GET('/api/admin/orders', { params: { query: { q, limit: MOST } }, signal })),
    placeholderData: (before) => before,
  })
  return (data ?? []).map(({ id, number, customerName, totals }) => ({
    id,
    name: number,
    detail: `${customerName}, ${formats.money(totals.totalMinor)}`,
  }))
}
