import { count, fill } from '@platen/messages'
import type { ReactNode } from 'react'
import { daysBetween } from '@platen/formats/calendar'
import { FigureText } from '../../../lib/figure-text.tsx'
import { namedDay } from '../../../lib/store-days.ts'
import { ago, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { inReadersLanguage } from '../../../messages/customers/in-readers-language.ts'
import { locale, m } from '../../../messages/messages.ts'

import { STAGES, StagePill, VIEWS, searchOf } from '../../back-office/orders/index.ts'
import type { Dashboard } from './dashboard.ts'
import { meetingPoints } from './handovers.ts'
import { CardRow, ListCard, WorkCard } from './work-card.tsx'

const words = m.today

export function LateCard({ late, today }: Pick<Dashboard, 'late'> & { today: string }) {
  return (
    <ListCard title={words.late.title} rows={late} tone="bad" to={toOrders(VIEWS.late.filters)}>
      {({ orderId, number, customerName, stage, promisedBy, units }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={customerName}
          detail={fill(words.late.detail, { stage: STAGES[stage].label, garments: garments(units) })}
          why={<Overdue days={daysBetween(promisedBy, today)} promisedBy={promisedBy} />}
        />
      )}
    </ListCard>
  )
}

function Overdue({ days, promisedBy }: { days: number; promisedBy: string }) {
  return (
    <>
      <strong className="block text-bad">{count(locale, words.late.days, days)}</strong>
      <span className="text-ink-soft">{namedDay(promisedBy)}</span>
    </>
  )
}

const METHODS: Readonly<Record<Dashboard['paymentsToVerify'][number]['method'], string>> =
  words.payments.methods

export function PaymentsCard({ paymentsToVerify }: Pick<Dashboard, 'paymentsToVerify'>) {
  const formats = useFormats()
  return (
    <ListCard
      title={words.payments.title}
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
          detail={fill(words.payments.detail, { method: METHODS[method], ago: ago(submittedAt) })}
          why={<span className="figures text-base font-semibold">{formats.money(amountMinor)}</span>}
        />
      )}
    </ListCard>
  )
}

export function UnreadMessagesCard({ unreadMessages }: Pick<Dashboard, 'unreadMessages'>) {
  return (
    <ListCard title={words.unread.title} rows={unreadMessages} tone="wait" to={paths.orders()}>
      {({ orderId, estimateId, number, customerName, unread, since }) => (
        <CardRow
          key={number}
          to={orderId === null ? paths.estimate(estimateId ?? '') : paths.order(orderId)}
          name={number}
          what={customerName}
          detail={ago(since)}
          why={<strong>{count(locale, m.orderPage.thread.unread, unread)}</strong>}
        />
      )}
    </ListCard>
  )
}

export function RefundsCard({ refundsDue }: Pick<Dashboard, 'refundsDue'>) {
  const formats = useFormats()
  return (
    <ListCard title={words.refunds.title} rows={refundsDue} tone="wait" to={toOrders(VIEWS.refund.filters)}>
      {({ orderId, number, customerName, amountMinor, since }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={customerName}
          detail={fill(words.refunds.changed, { ago: ago(since) })}
          why={<span className="figures text-base font-semibold">{formats.money(amountMinor)}</span>}
        />
      )}
    </ListCard>
  )
}

const BLOCKED: Readonly<Record<Dashboard['blocked'][number]['code'], string>> = m.today.blockedBecause

function blockedText(code: Dashboard['blocked'][number]['code'], detail: string | null): string {
  if (code === 'on_hold' && detail === null) return m.today.blockedBecause.on_hold_plain
  return fill(BLOCKED[code], { detail: inReadersLanguage(detail ?? '') })
}

export function BlockedCard({ blocked }: Pick<Dashboard, 'blocked'>) {
  return (
    <ListCard
      title={words.blocked}
      rows={blocked}
      tone="bad"
      to={toOrders({ stage: 'artwork_review,ready_to_print,on_hold', sort: 'due' })}
    >
      {({ orderId, number, code, detail, since }) => (
        <CardRow
          key={orderId}
          to={paths.order(orderId)}
          name={number}
          what={blockedText(code, detail)}
          why={<Muted>{ago(since)}</Muted>}
        />
      )}
    </ListCard>
  )
}

export function DueTodayCard({ dueToday }: Pick<Dashboard, 'dueToday'>) {
  return (
    <ListCard title={words.dueToday} rows={dueToday} tone="work" to={toOrders({ due: 'today' })}>
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
    <WorkCard title={words.handovers.title} count={handoversToday.length} to={toOrders(VIEWS.ready.filters)}>
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
    <ListCard title={words.lowStock.title} rows={lowStock} to={paths.stock()} link={words.lowStock.link}>
      {({ itemId, sku, name, available, reorderPoint, unit }) => (
        <CardRow
          key={itemId}
          to={paths.stockItem(itemId)}
          name={fill(LEFT[unit], { quantity: formats.number(available) })}
          what={name}
          detail={<span className="figures">{sku}</span>}
          why={
            <Muted>
              <FigureText text={fill(words.lowStock.reorderAt, { quantity: formats.number(reorderPoint) })} />
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
      title={words.heldUnpaid.title}
      rows={heldUnpaid}
      tone="wait"
      to={toOrders({ stage: 'awaiting_payment,payment_review' })}
      link={words.heldUnpaid.link}
    >
      {({ itemId, sku, name, held, notSold, orders }) => (
        <CardRow
          key={itemId}
          to={paths.stockItem(itemId)}
          name={fill(words.heldUnpaid.held, { held: formats.number(held), notSold: formats.number(notSold) })}
          what={name}
          detail={<span className="figures">{sku}</span>}
          why={
            <Muted>
              <FigureText text={count(locale, words.heldUnpaid.why, orders)} />
            </Muted>
          }
        />
      )}
    </ListCard>
  )
}

const LEFT: Readonly<Record<Dashboard['lowStock'][number]['unit'], string>> = words.lowStock.left

export function StaleLeadsCard({ staleLeads }: Pick<Dashboard, 'staleLeads'>) {
  return (
    <ListCard
      title={words.leads.title}
      rows={staleLeads}
      tone="wait"
      to={paths.leads()}
      link={words.leads.link}
    >
      {({ leadId, reference, name, channel, topic, receivedAt }) => (
        <CardRow
          key={leadId}
          to={paths.lead(leadId)}
          name={reference}
          what={name}
          detail={fill(words.leads.by[channel], { topic: m.leads.topics[topic] })}
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
  return count(locale, words.garments, units)
}

function toOrders(filters: Parameters<typeof searchOf>[0]): string {
  return paths.orders(searchOf(filters))
}
