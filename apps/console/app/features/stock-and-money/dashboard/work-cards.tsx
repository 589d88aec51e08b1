import type { ReactNode } from 'react'
import { daysBetween } from '@platen/formats/calendar'
import { namedDay } from '../../../lib/store-days.ts'
import { ago, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { STAGES, StagePill, VIEWS, searchOf } from '../../back-office/orders/index.ts'
import type { Dashboard } from './dashboard.ts'
import { meetingPoints } from './handovers.ts'
import { CardRow, ListCard, WorkCard } from './work-card.tsx'

export function LateCard({ late, today }: Pick<Dashboard, 'late'> & { today: string }) {
  return (
    <ListCard title="Late" rows={late} tone="bad" to={toOrders(VIEWS.late.filters)}>
      {({ orderId, number, customerName, stage, promisedBy, units }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={customerName}
          detail={`${garments(units)}, ${STAGES[stage].label.toLowerCase()}`}
          why={<Overdue days={daysBetween(promisedBy, today)} promisedBy={promisedBy} />}
        />
      )}
    </ListCard>
  )
}

function Overdue({ days, promisedBy }: { days: number; promisedBy: string }) {
  return (
    <>
      <strong className="block text-bad">{days === 1 ? '1 day late' : `${days} days late`}</strong>
      <span className="text-ink-soft">{namedDay(promisedBy)}</span>
    </>
  )
}

const METHODS: Readonly<Record<Dashboard['paymentsToVerify'][number]['method'], string>> = {
  bank_transfer: 'Bank transfer',
  mobile_money: 'Mobile money',
  card_link: 'Card link',
  cash: 'Cash',
}

export function PaymentsCard({ paymentsToVerify }: Pick<Dashboard, 'paymentsToVerify'>) {
  const formats = useFormats()
  return (
    <ListCard
      title="Payments to verify"
      rows={paymentsToVerify}
      tone="wait"
      to={toOrders(VIEWS.payment.filters)}
    >
      {({ paymentId, orderId, number, customerName, method, amountMinor, submittedAt }) => (
        <CardRow
          key={paymentId}
          to={paths.order(orderId)}
          name={number}
          what={customerName}
          detail={`${METHODS[method]}, ${ago(submittedAt)}`}
          why={<span className="figures text-base font-semibold">{formats.money(amountMinor)}</span>}
        />
      )}
    </ListCard>
  )
}

export function RefundsCard({ refundsDue }: Pick<Dashboard, 'refundsDue'>) {
  const formats = useFormats()
  return (
    <ListCard title="Refunds due" rows={refundsDue} tone="wait" to={toOrders(VIEWS.refund.filters)}>
      {({ orderId, number, customerName, amountMinor, since }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={customerName}
          detail={`Changed ${ago(since)}`}
          why={<span className="figures text-base font-semibold">{formats.money(amountMinor)}</span>}
        />
      )}
    </ListCard>
  )
}

export function BlockedCard({ blocked }: Pick<Dashboard, 'blocked'>) {
  return (
    <ListCard
      title="Blocked"
      rows={blocked}
      tone="bad"
      to={toOrders({ stage: 'artwork_review,ready_to_print,on_hold', sort: 'due' })}
    >
      {({ orderId, number, reason, since }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={reason}
          why={<Muted>{ago(since)}</Muted>}
        />
      )}
    </ListCard>
  )
}

export function DueTodayCard({ dueToday }: Pick<Dashboard, 'dueToday'>) {
  return (
    <ListCard title="Due today" rows={dueToday} tone="work" to={toOrders({ due: 'today' })}>
      {({ orderId, number, customerName, stage, units }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={customerName}
          detail={garments(units)}
          why={<StagePill stage={stage} />}
        />
      )}
    </ListCard>
  )
}

export function HandoversCard({ handoversToday }: Pick<Dashboard, 'handoversToday'>) {
  return (
    <WorkCard title="Handovers today" count={handoversToday.length} to={toOrders(VIEWS.ready.filters)}>
      {meetingPoints(handoversToday).map(({ place, handovers }) => (
        <div key={place} className="border-b border-rule last:border-b-0">
          <h3 className="px-4 pt-3 text-sm text-ink-soft">{place}</h3>
          <ul>
            {handovers.map(({ orderId, number, customerName, slot, stage }) => (
              <CardRow
                key={orderId}
                to={paths.order(orderId)}
                name={slot.from}
                what={customerName}
                detail={<span className="figures">{number}</span>}
                why={<StagePill stage={stage} />}
              />
            ))}
          </ul>
        </div>
      ))}
    </WorkCard>
  )
}

export function LowStockCard({ lowStock }: Pick<Dashboard, 'lowStock'>) {
  const formats = useFormats()
  return (
    <ListCard title="Low stock" rows={lowStock} to={paths.stock()} link="Stock">
      {({ itemId, sku, name, available, reorderPoint, unit }) => (
        <CardRow
          key={itemId}
          to={paths.stockItem(itemId)}
          name={`${formats.number(available)} ${unit === 'piece' ? 'left' : UNITS[unit]}`}
          what={name}
          detail={<span className="figures">{sku}</span>}
          why={
            <Muted>
              reorder at <span className="figures">{formats.number(reorderPoint)}</span>
            </Muted>
          }
        />
      )}
    </ListCard>
  )
}

export function HeldUnpaidCard({ heldUnpaid }: Pick<Dashboard, 'heldUnpaid'>) {
  const formats = useFormats()
  return (
    <ListCard
      title="Held by unpaid orders"
      rows={heldUnpaid}
      tone="wait"
      to={toOrders({ stage: 'awaiting_payment,payment_review' })}
      link="Unpaid orders"
    >
      {({ itemId, sku, name, held, notSold, orders }) => (
        <CardRow
          key={itemId}
          to={paths.stockItem(itemId)}
          name={`${formats.number(held)} of ${formats.number(notSold)}`}
          what={name}
          detail={<span className="figures">{sku}</span>}
          why={
            <Muted>
              Unpaid orders hold most of the stock: <span className="figures">{formats.number(orders)}</span>{' '}
              {orders === 1 ? 'order' : 'orders'}
            </Muted>
          }
        />
      )}
    </ListCard>
  )
}

const UNITS = { millimetre: 'mm left', millilitre: 'ml left', gram: 'g left' } as const

export function StaleLeadsCard({ staleLeads }: Pick<Dashboard, 'staleLeads'>) {
  return (
    <ListCard title="No reply for a day" rows={staleLeads} tone="wait" to={paths.leads()} link="Leads">
      {({ leadId, reference, name, channel, topic, receivedAt }) => (
        <CardRow
          key={leadId}
          to={paths.lead(leadId)}
          name={reference}
          what={name}
          detail={`${topic}, by ${channel === 'email' ? 'email' : 'WhatsApp'}`}
          why={<Muted>{ago(receivedAt)}</Muted>}
        />
      )}
    </ListCard>
  )
}

function Muted({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft">{children}</span>
}

function garments(units: number): string {
  return units === 1 ? '1 garment' : `${units} garments`
}

function toOrders(filters: Parameters<typeof searchOf>[0]): string {
  return paths.orders(searchOf(filters))
}
