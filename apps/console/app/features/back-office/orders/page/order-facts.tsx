import type { ReactNode } from 'react'
import { ago, useFormats } from '../../../../lib/formats.ts'
import { useOrderContext } from '../order/order-context.ts'
import { amountNow } from '../order/money-rows.ts'
import type { Order } from '../order/order.ts'

const OPEN_AMOUNTS = ['Due', 'To return']

export function OrderFacts() {
  const { order } = useOrderContext()
  const formats = useFormats()
  const { customer, totals } = order
  const [amountName, amountMinor] = amountNow(order)
  return (
    <dl className="grid grid-cols-2 border-t border-l border-rule lg:grid-cols-4">
      <Fact name="Customer">
        {customer.name}
        <small className="block text-sm break-all text-ink-soft">{customer.phone ?? customer.email}</small>
      </Fact>
      <Fact name="Promised by">
        {formats.day(order.promisedBy)}
        {order.neededBy !== null && (
          <small className="block text-sm font-semibold text-warn">
            needed by {formats.day(order.neededBy)}
          </small>
        )}
      </Fact>
      <Fact name="Delivery method">
        <Handover fulfilment={order.fulfilment} />
      </Fact>
      <Fact name={amountName}>
        <span className={`figures ${OPEN_AMOUNTS.includes(amountName) ? 'text-warn' : ''}`}>
          {formats.money(amountMinor)}
        </span>
        <small className="block text-sm text-ink-soft">
          {amountMinor === totals.totalMinor ? '' : `of ${formats.money(totals.totalMinor)}, `}
          ordered {ago(order.createdAt)}
          {order.source !== 'storefront' && ` by ${order.createdBy?.name ?? 'staff'}, ${order.source}`}
        </small>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-r border-b border-rule px-3 py-2">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

const METHODS = { pickup: 'Pickup at the shop', meetup: 'Meet-up', delivery: 'Delivery' } as const

function Handover({ fulfilment }: { fulfilment: Order['fulfilment'] }) {
  const { method, meetupZoneName, slot, address } = fulfilment
  const formats = useFormats()
  const details = [
    meetupZoneName,
    slot && `${formats.day(slot.date)}, ${slot.from}`,
    address && [address.line1, address.line2, address.city, address.region].filter(Boolean).join(', '),
  ].filter((detail) => detail !== null)
  return (
    <>
      {METHODS[method]}
      {details.map((detail) => (
        <small key={detail} className="block text-sm text-ink-soft">
          {detail}
        </small>
      ))}
    </>
  )
}
