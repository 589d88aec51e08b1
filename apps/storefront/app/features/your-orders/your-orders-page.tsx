import { Button, Cross, EmptyState, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { fill } from '@platen/messages'
import { FindOrder } from './find-order.tsx'
import { forgetOrder, forgetOrders, useKeptOrders } from './kept-orders.ts'
import { useStatuses } from './use-statuses.ts'

export function YourOrdersPage({ country }: { country: string | undefined }) {
  const { messages, paths } = usePage()
  const texts = messages.yourOrders
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 pb-8 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <OrdersOfThisDevice />
        <div className="grid gap-6">
          <FindOrder country={country} />
          <p className="text-ink-soft">
            {messages.order.allOrders}{' '}
            <Link to={paths.account()} className="inline-flex min-h-6 items-center font-semibold underline">
              {messages.shell.account}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

function OrdersOfThisDevice() {
  const { messages } = usePage()
  const texts = messages.yourOrders
  const live = useLive()
  const orders = useKeptOrders()
  return (
    // The list is in the browser, so it appears after hydration, in the room that is kept for it.
    <section aria-labelledby="device" className="min-h-[26rem] lg:min-h-0">
      <h2 id="device" className="text-2xl">
        {texts.device}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.deviceText}</p>
      {live && orders.length === 0 && <None />}
      {live && orders.length > 0 && (
        <>
          <OrderList />
          <Button variant="quiet" className="mt-3 -ml-3" onClick={forgetOrders}>
            {texts.clear}
          </Button>
        </>
      )}
    </section>
  )
}

function OrderList() {
  const { messages, formats, paths } = usePage()
  const texts = messages.yourOrders
  const orders = useKeptOrders()
  const statuses = useStatuses(orders)
  return (
    <ul className="border-t border-rule">
      {orders.map(({ trackingToken, number, createdAt }) => (
        <li key={number} className="flex items-center gap-2 border-b border-rule">
          <Link
            to={paths.order(trackingToken)}
            className="grid min-h-16 min-w-0 flex-1 content-center gap-x-4 py-2 no-underline hover:bg-tray sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <span>
              <span className="figures block font-semibold underline">{number}</span>
              <span className="block text-sm text-ink-soft">{formats.stamp(new Date(createdAt))}</span>
            </span>
            <span className="min-h-6 font-semibold sm:text-right">{statuses[number]}</span>
          </Link>
          <button
            type="button"
            aria-label={fill(texts.forget, { number })}
            className="grid size-11 shrink-0 place-items-center rounded-platen hover:bg-tray"
            onClick={() => forgetOrder(number)}
          >
            <Cross />
          </button>
        </li>
      ))}
    </ul>
  )
}

function None() {
  const { messages, paths } = usePage()
  const texts = messages.yourOrders
  return (
    <EmptyState title={texts.noneTitle}>
      <p className="max-w-sm">{texts.noneText}</p>
      <Link to={paths.garments()} className={buttonClass('line')}>
        {messages.cart.emptyAction}
      </Link>
    </EmptyState>
  )
}
