import { fill } from '@platen/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ago, useFormats } from '../../../../lib/formats.ts'
import { paths } from '../../../../lib/paths.ts'
import { useMay } from '../../../people/session/index.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { amountNow, type AmountName } from '../order/money-rows.ts'
import type { Order } from '../order/order.ts'

const words = m.orderPage.facts
const OPEN_AMOUNTS: readonly AmountName[] = ['due', 'toReturn']

export function OrderFacts() {
  const { order } = useOrderContext()
  const formats = useFormats()
  const { customer, totals } = order
  const [amountName, amountMinor] = amountNow(order)
  return (
    <dl className="grid grid-cols-2 border-t border-l border-rule lg:grid-cols-4">
      <Fact name={words.customer}>
        <CustomerName order={order} />
        <small className="block text-sm break-all text-ink-soft">{customer.phone ?? customer.email}</small>
      </Fact>
      <Fact name={words.promisedBy}>
        {formats.day(order.promisedBy)}
        {order.neededBy !== null && (
          <small className="block text-sm font-semibold text-warn">
            {fill(words.neededBy, { day: formats.day(order.neededBy) })}
          </small>
        )}
      </Fact>
      <Fact name={words.method}>
        <Handover fulfilment={order.fulfilment} />
      </Fact>
      <Fact name={m.orderWords.amounts[amountName]}>
        <span className={`figures ${OPEN_AMOUNTS.includes(amountName) ? 'text-warn' : ''}`}>
          {formats.money(amountMinor)}
        </span>
        <small className="block text-sm text-ink-soft">
          {amountMinor !== totals.totalMinor &&
            `${fill(words.ofTotal, { total: formats.money(totals.totalMinor) })}, `}
          {fill(words.ordered[order.source], {
            ago: ago(order.createdAt),
            name: order.createdBy?.name ?? words.staff,
          })}
        </small>
      </Fact>
    </dl>
  )
}

function CustomerName({ order: { customer, customerId } }: { order: Order }) {
  const maySee = useMay('customers:read')
  if (customerId === null || !maySee) return customer.name
  return <Link to={paths.customer(customerId)}>{customer.name}</Link>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-r border-b border-rule px-3 py-2">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

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
      {words.methods[method]}
      {details.map((detail) => (
        <small key={detail} className="block text-sm text-ink-soft">
          {detail}
        </small>
      ))}
    </>
  )
}
