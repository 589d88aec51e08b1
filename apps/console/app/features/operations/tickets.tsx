import type { ReactNode } from 'react'
import { daysBetween, namedDay } from '../../lib/store-days.ts'
import { ago, useFormats } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { STAGES, StagePill, VIEWS, searchOf } from '../orders/index.ts'
import type { Dashboard } from './dashboard.ts'
import { meetingPoints } from './handovers.ts'
import { Line, Lines, Ticket } from './ticket.tsx'

export function LateTicket({ late, today }: Pick<Dashboard, 'late'> & { today: string }) {
  return (
    <Ticket title="Late" count={late.length} tone="bad" to={toOrders(VIEWS.late.filters)}>
      <Lines rows={late} to={toOrders(VIEWS.late.filters)}>
        {({ orderId, number, customerName, stage, promisedBy, units }) => (
          <Line
            key={orderId}
            to={paths.order(orderId)}
            name={number}
            what={customerName}
            detail={`${garments(units)}, ${STAGES[stage].label.toLowerCase()}`}
            why={<Overdue days={daysBetween(promisedBy, today)} promisedBy={promisedBy} />}
          />
        )}
      </Lines>
    </Ticket>
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

export function PaymentsTicket({ paymentsToVerify }: Pick<Dashboard, 'paymentsToVerify'>) {
  const formats = useFormats()
  return (
    <Ticket
      title="Payments to verify"
      count={paymentsToVerify.length}
      tone="wait"
      to={toOrders(VIEWS.payment.filters)}
    >
      <Lines rows={paymentsToVerify} to={toOrders(VIEWS.payment.filters)}>
        {({ paymentId, orderId, number, customerName, method, amountMinor, submittedAt }) => (
          <Line
            key={paymentId}
            to={paths.order(orderId)}
            name={number}
            what={customerName}
            detail={`${METHODS[method]}, ${ago(submittedAt)}`}
            why={<span className="figures text-base font-semibold">{formats.money(amountMinor)}</span>}
          />
        )}
      </Lines>
    </Ticket>
  )
}

export function BlockedTicket({ blocked }: Pick<Dashboard, 'blocked'>) {
  return (
    <Ticket
      title="Cannot go on"
      count={blocked.length}
      tone="bad"
      to={toOrders({ stage: 'artwork_review,ready_to_print,on_hold', sort: 'due' })}
    >
      <Lines rows={blocked} to={toOrders({ stage: 'artwork_review,ready_to_print,on_hold', sort: 'due' })}>
        {({ orderId, number, reason, since }) => (
          <Line
            key={orderId}
            to={paths.order(orderId)}
            name={number}
            what={reason}
            why={<Soft>{ago(since)}</Soft>}
          />
        )}
      </Lines>
    </Ticket>
  )
}

export function DueTodayTicket({ dueToday }: Pick<Dashboard, 'dueToday'>) {
  return (
    <Ticket title="Due today" count={dueToday.length} tone="work" to={toOrders({ due: 'today' })}>
      <Lines rows={dueToday} to={toOrders({ due: 'today' })}>
        {({ orderId, number, customerName, stage, units }) => (
          <Line
            key={orderId}
            to={paths.order(orderId)}
            name={number}
            what={customerName}
            detail={garments(units)}
            why={<StagePill stage={stage} />}
          />
        )}
      </Lines>
    </Ticket>
  )
}

export function HandoversTicket({ handoversToday }: Pick<Dashboard, 'handoversToday'>) {
  return (
    <Ticket title="Handovers today" count={handoversToday.length} to={toOrders(VIEWS.ready.filters)}>
      {meetingPoints(handoversToday).map(({ place, handovers }) => (
        <div key={place} className="border-b border-rule last:border-b-0">
          <h3 className="px-4 pt-3 text-sm text-ink-soft">{place}</h3>
          <ul>
            {handovers.map(({ orderId, number, customerName, slot, stage }) => (
              <Line
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
    </Ticket>
  )
}

export function LowStockTicket({ lowStock }: Pick<Dashboard, 'lowStock'>) {
  const formats = useFormats()
  return (
    <Ticket title="Low stock" count={lowStock.length} to={paths.stock()} link="Stock">
      <Lines rows={lowStock} to={paths.stock()}>
        {({ itemId, sku, name, available, reorderPoint, unit }) => (
          <Line
            key={itemId}
            to={paths.stockItem(itemId)}
            name={formats.number(available)}
            what={name}
            detail={<span className="figures">{sku}</span>}
            why={
              <Soft>
                {unit === 'piece' ? 'left' : UNITS[unit]}, order at{' '}
                <span className="figures">{formats.number(reorderPoint)}</span>
              </Soft>
            }
          />
        )}
      </Lines>
    </Ticket>
  )
}

const UNITS = { millimetre: 'mm left', millilitre: 'ml left', gram: 'g left' } as const

export function StaleLeadsTicket({ staleLeads }: Pick<Dashboard, 'staleLeads'>) {
  return (
    <Ticket
      title="Unanswered for a day"
      count={staleLeads.length}
      tone="wait"
      to={paths.leads()}
      link="Leads"
    >
      <Lines rows={staleLeads} to={paths.leads()}>
        {({ leadId, reference, name, channel, topic, receivedAt }) => (
          <Line
            key={leadId}
            to={paths.lead(leadId)}
            name={reference}
            what={name}
            detail={`${topic}, by ${channel === 'email' ? 'e-mail' : 'WhatsApp'}`}
            why={<Soft>{ago(receivedAt)}</Soft>}
          />
        )}
      </Lines>
    </Ticket>
  )
}

function Soft({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft">{children}</span>
}

function garments(units: number): string {
  return units === 1 ? '1 garment' : `${units} garments`
}

function toOrders(filters: Parameters<typeof searchOf>[0]): string {
  return paths.orders(searchOf(filters))
}
