import { EmptyState, LoadingRows, Pill } from '@platen/ui'
import { Link } from 'react-router'
import { ago, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { EstimatePill, StagePill } from '../orders/index.ts'
import type { CustomerDetail } from './customers.ts'

const texts = m.customers
const MOST_ORDERS = 50

export function CustomerHistory({ customer }: { customer: CustomerDetail }) {
  return (
    <div className="grid min-w-0 gap-8">
      <Orders customerId={customer.id} />
      <Estimates customerId={customer.id} />
      <Messages messages={customer.messages} />
      <Artworks artworks={customer.artworks} />
      {customer.leads > 0 && <Leads customerId={customer.id} />}
    </div>
  )
}

function Orders({ customerId }: { customerId: string }) {
  const formats = useFormats()
  const { data } = useRead(['orders', 'of customer', customerId], (signal) =>
    api.listOrders({ query: { customerId, limit: MOST_ORDERS }, signal }),
  )
  return (
    <section aria-labelledby="customer-orders">
      <h2 id="customer-orders" className="mb-2 text-lg">
        {texts.orders}
      </h2>
      {data === undefined && <LoadingRows label={texts.loading} />}
      {data?.length === 0 && <EmptyState title={texts.noOrders} />}
      <ul className="border-t border-rule empty:hidden">
        {data?.map(({ id, number, stage, units, totals, createdAt }) => (
          <li key={id}>
            <Link
              to={paths.order(id)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule py-1 no-underline hover:bg-tray"
            >
              <span className="figures font-semibold">{number}</span>
              <StagePill stage={stage} />
              <span className="text-sm text-ink-soft">{ago(createdAt)}</span>
              <span className="ml-auto text-sm text-ink-soft">× {units}</span>
              <span className="figures">{formats.money(totals.totalMinor)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Estimates({ customerId }: { customerId: string }) {
  const formats = useFormats()
  const { data } = useRead(['estimates', 'of customer', customerId], (signal) =>
    api.listEstimates({ query: { customerId, limit: MOST_ORDERS }, signal }),
  )
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="customer-estimates">
      <h2 id="customer-estimates" className="mb-2 text-lg">
        {texts.estimates}
      </h2>
      <ul className="border-t border-rule">
        {data.map(({ id, number, status, totalMinor, createdAt }) => (
          <li key={id}>
            <Link
              to={paths.estimate(id)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule py-1 no-underline hover:bg-tray"
            >
              <span className="figures font-semibold">{number}</span>
              <EstimatePill status={status} />
              <span className="text-sm text-ink-soft">{ago(createdAt)}</span>
              <span className="figures ml-auto">{formats.money(totalMinor)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Messages({ messages }: Pick<CustomerDetail, 'messages'>) {
  if (messages.length === 0) return null
  const words = m.orderPage.thread
  return (
    <section aria-labelledby="customer-messages">
      <h2 id="customer-messages" className="mb-2 text-lg">
        {words.title}
      </h2>
      <ul className="border-t border-rule">
        {messages.map(({ id, sender, text, sentAt, unread, number, orderId, estimateId }) => (
          <li key={id}>
            <Link
              to={orderId === null ? paths.estimate(estimateId ?? '') : paths.order(orderId)}
              className="grid min-h-12 gap-x-4 border-b border-rule py-2 no-underline hover:bg-tray sm:grid-cols-[1fr_auto] sm:items-center"
            >
              <span className="flex min-w-0 items-center gap-3">
                {unread && <Pill tone="wait">{texts.unread}</Pill>}
                <span
                  className={`line-clamp-1 min-w-0 ${sender === 'shop' ? 'text-ink-soft' : ''}`}
                  dir="auto"
                >
                  {sender === 'shop' && `${texts.shop}: `}
                  {text ?? words.picture}
                </span>
              </span>
              <span className="text-sm text-ink-soft">
                <span className="figures">{number}</span> · {ago(sentAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Artworks({ artworks }: Pick<CustomerDetail, 'artworks'>) {
  if (artworks.length === 0) return null
  return (
    <section aria-labelledby="customer-artwork">
      <h2 id="customer-artwork" className="mb-2 text-lg">
        {texts.artwork}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
        {artworks.map(({ id, fileName, previewUrl }) => (
          <li key={id} className="min-w-0">
            <a href={previewUrl} target="_blank" rel="noopener" className="block no-underline">
              <img
                src={previewUrl}
                alt=""
                loading="lazy"
                className="checkerboard aspect-square w-full rounded-platen border border-rule object-contain p-2"
              />
              <span className="figures mt-1 block truncate text-xs text-ink-soft">{fileName}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leads({ customerId }: { customerId: string }) {
  const { data } = useRead(['leads', 'of customer', customerId], (signal) =>
    api.listContactLeads({ query: { customerId, limit: MOST_ORDERS }, signal }),
  )
  return (
    <section aria-labelledby="customer-leads">
      <h2 id="customer-leads" className="mb-2 text-lg">
        {m.leads.title}
      </h2>
      <ul className="border-t border-rule">
        {data?.map(({ id, reference, message, receivedAt }) => (
          <li key={id}>
            <Link
              to={paths.lead(id)}
              className="flex min-h-12 items-center gap-x-4 border-b border-rule no-underline hover:bg-tray"
            >
              <span className="figures text-sm whitespace-nowrap">{reference}</span>
              <span className="line-clamp-1 min-w-0 flex-1 text-ink-soft">{message}</span>
              <span className="text-sm whitespace-nowrap text-ink-soft">{ago(receivedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
