import { expectData, type Resources } from '@platen/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { dropDraft, readDraft, writeDraft } from '../../lib/kept-draft.ts'
import { paths } from '../../lib/paths.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { NOTHING_YET, linesOf, missingIn, requestOf, type NewOrder } from './new-order-draft.ts'

const DRAFT = 'new order'

/** The order that is being written down: kept over a reload, priced by the shop as it grows, sent once. */
export function useNewOrder() {
  const [draft, setDraft] = useState(() => readDraft<NewOrder>(DRAFT)?.values ?? NOTHING_YET)
  const navigate = useNavigate()
  const toasts = useToasts()
  const quote = useQuote(draft)

  function change(part: Partial<NewOrder>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    writeDraft(DRAFT, { base: { revision: 0, values: NOTHING_YET }, values: next })
  }

  function drop(): void {
    dropDraft(DRAFT)
    setDraft(NOTHING_YET)
    sending.forget()
  }

  const sending = useAction({
    name: 'new-order',
    send: (body: Resources['AdminOrderCreate'], key) =>
      api.POST('/api/admin/orders', { params: { header: { 'Idempotency-Key': key } }, body }),
    changes: ['orders', 'operations', 'inventory', 'quotes'],
    onDone: (order) => {
      drop()
      toasts.good(`${order.number} is written down`)
      void navigate(paths.order(order.id))
    },
    onRefused: (error) => {
      // Somebody changed a price a moment ago: what is told to the customer has to be the new one.
      if (error.code === 'PRICE_CHANGED') void quote.refetch()
      return true
    },
  })

  const missing = missingIn(draft)
  return {
    draft,
    change,
    drop,
    isEmpty: draft === NOTHING_YET,
    quote,
    missing,
    sending,
    send: () => quote.data && sending.run(requestOf(draft, quote.data.totals.totalMinor)),
  }
}

/** What the shop asks for the lines that are complete, and what its check says of the artwork at these sizes. */
function useQuote(draft: NewOrder) {
  const body: Resources['QuoteCreate'] = {
    items: linesOf(draft).map(({ note, ...line }) => line),
    fulfilment: {
      method: draft.method,
      ...(draft.method === 'meetup' && draft.meetupZoneId !== '' && { meetupZoneId: draft.meetupZoneId }),
    },
  }
  return useQuery({
    queryKey: ['quotes', body],
    enabled:
      body.items.length > 0 && (draft.method !== 'meetup' || body.fulfilment?.meetupZoneId !== undefined),
    queryFn: ({ signal }) => expectData(api.POST('/api/v1/quotes', { body, signal })),
    placeholderData: keepPreviousData,
    // The customer is told this price: it may not become another one by itself.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
