import { Button, Pill, type Tone } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { useOrderContext } from '../order/order-context.ts'
import { priceRows } from '../order/money-rows.ts'
import type { Order, Payment } from '../order/order.ts'
import { ProofPicture } from '../order/proof-picture.tsx'
import { OrderSection } from '../order/order-section.tsx'

const STATUS: Readonly<Record<Payment['status'], { label: string; tone: Tone }>> = {
  submitted: { label: 'To verify', tone: 'wait' },
  verified: { label: 'Verified', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'over' },
}

export function PaymentsSection() {
  const { order } = useOrderContext()
  return (
    <OrderSection id="money" title="Payments">
      <div className="grid gap-6 xl:grid-cols-[1fr_16rem]">
        <div className="grid content-start gap-4">
          {order.payments.length === 0 && (
            <p className="text-ink-soft">
              No payments yet. Payment method: {order.instruction.label}
              {order.payBefore !== null && <PayBefore order={order} />}.
            </p>
          )}
          <ul aria-label="Payments" className="grid gap-4">
            {order.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <Refunds />
        </div>
        <Totals order={order} />
      </div>
    </OrderSection>
  )
}

function PayBefore({ order }: { order: Order }) {
  const formats = useFormats()
  return order.payBefore === null ? null : <>, due by {formats.stamp(new Date(order.payBefore))}</>
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { order } = useOrderContext()
  const formats = useFormats()
  const [showsProof, setShowsProof] = useState(false)
  const { label, tone } = STATUS[payment.status]
  const arrived = payment.verifiedMinor
  const details = [
    formats.stamp(new Date(payment.submittedAt)),
    payment.method.replaceAll('_', ' '),
    payment.reference,
    payment.payerName,
  ].filter((part) => part !== null)
  return (
    <li className="grid gap-2 border-l-4 border-rule pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="figures text-lg">{formats.money(arrived ?? payment.amountMinor)}</strong>
        <Pill tone={tone}>{label}</Pill>
        {arrived !== null && arrived !== payment.amountMinor && (
          <span className="text-sm text-ink-soft">{formats.money(payment.amountMinor)} reported</span>
        )}
      </p>
      <p className="text-sm text-ink-soft">{details.join(' · ')}</p>
      {payment.decidedBy !== null && (
        <p className="text-sm text-ink-soft">
          {label} by {payment.decidedBy.name}
          {payment.decidedAt !== null && `, ${formats.stamp(new Date(payment.decidedAt))}`}
          {payment.decisionReason !== null && `: “${payment.decisionReason}”`}
        </p>
      )}
      {payment.proofUrl !== null && (
        <>
          <p>
            <Button
              variant="line"
              aria-expanded={showsProof}
              className="min-h-9 px-3 text-sm"
              onClick={() => setShowsProof(!showsProof)}
            >
              {showsProof ? 'Hide proof' : 'Show proof'}
            </Button>
          </p>
          {showsProof && (
            <ProofPicture url={payment.proofUrl} alt={`proof of payment from ${order.customer.name}`} />
          )}
        </>
      )}
    </li>
  )
}

function Refunds() {
  const { order } = useOrderContext()
  const formats = useFormats()
  if (order.refunds.length === 0) return null
  return (
    <ul aria-label="Refunds" className="grid gap-2">
      {order.refunds.map(({ id, amountMinor, at, by, reason, reference }) => (
        <li key={id} className="border-l-4 border-warn pl-3 text-sm">
          <strong className="figures">{formats.money(-amountMinor)}</strong> refunded by {by.name},{' '}
          {formats.stamp(new Date(at))}: “{reason}”
          {reference !== null && <span className="figures"> · {reference}</span>}
        </li>
      ))}
    </ul>
  )
}

function Totals({ order: { totals, keptMinor, toReturnMinor } }: { order: Order }) {
  const formats = useFormats()
  const rows: readonly (readonly [string, number])[] = [
    ...priceRows(totals),
    ['Paid', -totals.paidMinor],
    ...(totals.refundedMinor > 0 ? [['Refunded', totals.refundedMinor] as const] : []),
    ...(keptMinor > 0 ? [['Kept as credit', keptMinor] as const] : []),
  ]
  return (
    <dl className="figures grid content-start text-sm">
      {rows.map(([name, minor]) => (
        <Row key={name} name={name} value={formats.money(minor)} strong={name === 'Total'} />
      ))}
      <Row
        name={toReturnMinor > 0 ? 'To return' : 'Due'}
        value={formats.money(toReturnMinor > 0 ? toReturnMinor : totals.dueMinor)}
        strong
        className="mt-1 border-t-2 border-ink"
      />
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
  readonly className?: string
}

function Row({ name, value, strong = false, className = '' }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-4 py-0.5 ${strong ? 'text-base font-semibold' : ''} ${className}`}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
