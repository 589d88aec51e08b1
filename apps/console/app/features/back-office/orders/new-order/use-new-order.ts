import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { areaFor } from '@platen/formats/delivery-areas'
import { fill } from '@platen/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../../lib/requests/api.ts'
import { dropDraft, readDraft, writeDraft } from '../../../../lib/drafts/kept-draft.ts'
import { useShop } from '../../../../lib/formats.ts'
import { usePhones } from '../../../../lib/forms/phones.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { m } from '../../../../messages/messages.ts'
import {
  EMPTY_ORDER,
  NEW_ORDER_DRAFT as DRAFT,
  orderLinesOf,
  missingIn,
  requestOf,
  type NewOrder,
} from './new-order-draft.ts'

/** The draft survives a reload and is sent once. */
export function useNewOrder() {
  const [draft, setDraft] = useState(() => readDraft<NewOrder>(DRAFT)?.values ?? EMPTY_ORDER)
  const latest = useRef(draft)
  const navigate = useNavigate()
  const { read: readPhone } = usePhones()
  const catalog = useRead(['garments', 'catalog'], (signal) => api.getCatalog({ signal }))
  const quote = useQuote(draft, catalog.data ?? NOTHING, useShop().data?.deliveryAreas ?? [], readPhone)

  function change(part: Partial<NewOrder>): void {
    const next = { ...latest.current, ...part }
    show(next)
    writeDraft(DRAFT, { base: { revision: 0, values: EMPTY_ORDER }, values: next })
  }

  function drop(): void {
    dropDraft(DRAFT)
    show(EMPTY_ORDER)
    sending.forget()
  }

  function show(next: NewOrder): void {
    latest.current = next
    setDraft(next)
  }

  const convert = useAction({
    send: ({ leadId, orderId }: { leadId: string; orderId: string }, key) =>
      api.createContactLeadConversion({ leadId, body: { orderId }, idempotencyKey: key }),
    changes: ['leads', 'operations', 'metrics'],
  })
  const sending = useAction({
    name: 'new-order',
    send: (body: Resources['AdminOrderCreate'], key) => api.createOrder({ body, idempotencyKey: key }),
    changes: ['orders', 'operations', 'inventory', 'quotes'],
    done: ({ number }) => fill(m.newOrder.done, { number }),
    onDone: (order) => {
      const { lead } = latest.current
      if (lead) convert.run({ leadId: lead.id, orderId: order.id })
      drop()
      void navigate(paths.order(order.id))
    },
    onRefused: (error) => {
      // The customer must be told the new price.
      if (error.code === 'PRICE_CHANGED') void quote.refetch()
      return true
    },
  })

  const missing = missingIn(draft, readPhone)
  return {
    draft,
    catalog,
    change,
    drop,
    isEmpty: draft === EMPTY_ORDER,
    quote,
    quoteRefused: quote.error instanceof PlatenError ? quote.error : undefined,
    missing,
    sending,
    send: () =>
      quote.data &&
      catalog.data &&
      sending.run(requestOf(draft, catalog.data, quote.data.totals.totalMinor, readPhone)),
  }
}

type Quoted = NonNullable<Resources['QuoteCreate']['fulfilment']>
type DeliveryArea = Resources['PublicConfigResponse']['deliveryAreas'][number]

/** For the fee of its delivery area, once the address is in one. */
function destinationOf(
  { method, address }: NewOrder,
  areas: readonly DeliveryArea[],
): Pick<Quoted, 'address'> {
  const [country, region, city] = [address.country, address.region, address.city].map((text) => text.trim())
  if (method !== 'delivery' || !country || !city || !areaFor(areas, { country, region, city })) return {}
  return { address: { country, city, ...(region && { region }) } }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is whole of it while somebody types. */
function contactIn(
  { email, phone }: NewOrder['customer'],
  readPhone: (typed: string) => string | undefined,
): NonNullable<Resources['AdminQuoteCreate']['customer']> {
  const read = readPhone(phone)
  return {
    ...(EMAIL.test(email.trim()) && { email: email.trim() }),
    ...(read !== undefined && /^\+\d{7,15}$/.test(read) && { phone: read }),
  }
}

/** While it loads. */
const NOTHING = { garments: [], zones: [] }

function useQuote(
  draft: NewOrder,
  catalog: Parameters<typeof orderLinesOf>[1],
  areas: readonly DeliveryArea[],
  readPhone: (typed: string) => string | undefined,
) {
  const body: Resources['AdminQuoteCreate'] = {
    // Only film has prices for each customer.
    ...((draft.film ?? []).length > 0 && { customer: contactIn(draft.customer, readPhone) }),
    items: orderLinesOf(draft, catalog).map(({ note, ...line }) => line),
    ...(draft.discountCode && { discountCode: draft.discountCode }),
    fulfilment: {
      method: draft.method,
      ...(draft.method === 'meetup' && draft.meetupZoneId !== '' && { meetupZoneId: draft.meetupZoneId }),
      ...destinationOf(draft, areas),
    },
  }
  return useQuery({
    queryKey: ['quotes', body],
    enabled:
      body.items.length > 0 && (draft.method !== 'meetup' || body.fulfilment?.meetupZoneId !== undefined),
    queryFn: ({ signal }) => expectData(api.createAdminQuote({ body, signal })),
    placeholderData: keepPreviousData,
    // The customer was quoted this price, so it must not change by itself.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
